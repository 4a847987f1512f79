"""The social pictures: what stands beside a link to a page where somebody shares it.

They are drawn beforehand, by `python3 dev.py social`, and kept in web/social.
"""

from pathlib import Path

FOLDER = "social"
"""Where they are, among the sources in web and among the assets of the site."""

APP = "app"
"""The name of the app's page, as those of the static pages are rules, examples and about."""


def picture(web: Path, page: str, tag: str) -> str:
    """Return the plain name of the asset that is a page's picture in the language of a tag.

    A language whose pictures are not drawn yet has the English ones.
    """
    own = f"{FOLDER}/{page}-{tag}.png"
    return own if (web / own).is_file() else f"{FOLDER}/{page}-en.png"


def is_picture(path: str) -> bool:
    """Tell whether a path from the site's root is that of a social picture, which no player ever loads."""
    return path.startswith(f"assets/{FOLDER}/")
