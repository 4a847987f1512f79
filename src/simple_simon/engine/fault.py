"""The base of all errors about input. An error carries a kind and details; `words` says it to people."""


class Fault(ValueError):
    """Input that is not what it should be. Nothing has changed when one is raised."""

    def __init__(self, kind: str, **details: object) -> None:
        super().__init__(f"{kind} {details}" if details else kind)
        self.kind = kind
        """What is wrong, as a short text; each kind has its sentence in `words.faults`."""
        self.details = details
        """The named fields of that sentence."""
