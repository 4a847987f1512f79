"""The colours of every theme, read from the style sheet: whatever is read stands out from its ground."""

import re
from pathlib import Path

import pytest

from simple_simon.host.builder import STYLE_SHEETS

WEB = Path(__file__).parents[2] / "src" / "simple_simon" / "web"

STYLE = "\n".join([(WEB / name).read_text("utf-8") for name in STYLE_SHEETS])

LEAST_CONTRAST = 4.5
"""Of text and its ground, by WCAG 2.2, success criterion 1.4.3."""

LEAST_CONTRAST_OF_SHAPES = 3.0
"""Of what marks a state, and what lies beside it, by success criterion 1.4.11."""

THEMES = ("green", "light", "dark", "system", "system on a dark device")
DECKS = ("two", "four")


def values(selector: str, text: str = STYLE) -> dict[str, str]:
    """Return the custom properties of the first rule with a selector."""
    found = re.search(rf"(?:^|[,}}\s]){re.escape(selector)}[^{{}}]*\{{([^}}]*)\}}", text)
    assert found, selector
    return dict(re.findall(r"--([\w-]+): ([^;]+);", found.group(1)))


def theme_values(theme: str, deck: str = "two") -> dict[str, str]:
    """Return all colours of a theme, as the cascade adds them up."""
    colours = values(":root")
    if theme == "system on a dark device":
        dark_device = STYLE[STYLE.index("@media (prefers-color-scheme: dark)") :]
        colours |= values(':root[data-theme="system"]') | values(':root[data-theme="system"]', dark_device)
    elif theme != "green":
        colours |= values(f':root[data-theme="{theme}"]')
    if deck == "four":
        colours |= values(':root[data-deck="four"]')
    return colours


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour such as #17683f."""
    assert re.fullmatch(r"#[0-9a-f]{6}", colour), f"not an opaque colour: {colour}"
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_what_the_standard_says() -> None:
    assert contrast("#ffffff", "#000000") == 21
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        ("text", ("table", "table-edge", "bar", "button", "button-over")),
        ("text-quiet", ("bar", "table", "table-edge")),
        ("panel-text", ("panel", "panel-soft", "panel-line")),
        ("panel-quiet", ("panel", "panel-soft")),
        ("accent", ("panel",)),
        ("accent-text", ("accent",)),
        ("fault", ("panel",)),
    ],
)
def test_every_text_stands_out_from_its_grounds(theme: str, text: str, grounds: tuple[str, ...]) -> None:
    colours = theme_values(theme)
    for ground in grounds:
        assert contrast(colours[text], colours[ground]) >= LEAST_CONTRAST, f"{text} on {ground}"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("suit", "SHDC")
def test_every_suit_stands_out_from_its_card(suit: str, theme: str, deck: str) -> None:
    colours = theme_values(theme, deck)
    assert contrast(colours[f"suit-{suit}"], colours["card"]) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES)
def test_a_lit_column_and_the_focus_stand_out_from_the_table(theme: str) -> None:
    colours = theme_values(theme)
    for ground in ("table", "table-edge", "bar"):
        strongest = max(contrast(colours[ring], colours[ground]) for ring in ("glow", "glow-edge"))
        assert strongest >= LEAST_CONTRAST_OF_SHAPES
    # On a card the ring has two edges, one of which tells it from the paper.
    assert max(contrast(colours[ring], colours["card"]) for ring in ("glow", "glow-edge")) >= LEAST_CONTRAST_OF_SHAPES
    assert contrast(colours["glow"], colours["glow-edge"]) >= LEAST_CONTRAST_OF_SHAPES


@pytest.mark.parametrize("theme", THEMES)
def test_a_switch_and_the_chosen_number_of_suits_stand_out_from_their_panel(theme: str) -> None:
    colours = theme_values(theme)
    for shape in ("accent", "panel-quiet"):
        assert contrast(colours[shape], colours["panel"]) >= LEAST_CONTRAST_OF_SHAPES


def test_the_four_colours_differ() -> None:
    colours = theme_values("green", "four")
    assert len({colours[f"suit-{suit}"] for suit in "SHDC"}) == 4
    two = theme_values("green")
    assert two["suit-S"] == two["suit-C"] != two["suit-H"] == two["suit-D"]


def test_a_dark_device_gets_the_dark_theme() -> None:
    assert theme_values("system on a dark device") == theme_values("dark") | {}
    assert theme_values("system") == theme_values("light")


def test_no_colour_stands_outside_the_themes() -> None:
    rest = STYLE[STYLE.index("/* The page */") : STYLE.index("/* What the device or the player asks for */")]
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?! ?[\w:,.{>~+])", rest) == []
    assert "rgb(" not in rest
