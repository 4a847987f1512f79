"""Which language a player gets before choosing one."""


def best_language(wanted: list[str], offered: list[str]) -> str:
    """Return the offered language that suits a person best who wants these, the dearest first.

    Tags are as in the browser's navigator.languages: "fr-CA" gets "fr", "zh-CN" gets "zh-Hans".
    Without any that suits, it is the first that is offered.
    """
    for tag in wanted:
        parts = tag.lower().replace("_", "-").split("-")
        language = parts[0]
        while parts:
            for candidate in offered:
                if candidate.lower() == "-".join(parts):
                    return candidate
            parts.pop()
        for candidate in offered:
            if candidate.lower().split("-")[0] == language:
                return candidate
    return offered[0]
