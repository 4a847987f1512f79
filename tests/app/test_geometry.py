"""Where everything lies: ten columns, the longest fan and the bar on every screen, by numbers alone."""

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from simple_simon.browser.bar import BAR_BOTTOM, BAR_LEFT, BAR_RIGHT, BAR_TOP, BUTTON, BUTTON_COUNT
from simple_simon.browser.boxes import Box, Insets
from simple_simon.browser.geometry import (
    CARD_RATIO,
    LEAST_STRIP,
    LINE_OF_INDEX,
    LONGEST_COLUMN,
    NARROWEST_CARD,
    Layout,
)
from simple_simon.engine.deal import COLUMN_LENGTHS

DEALT = list(COLUMN_LENGTHS)
NO_INSETS = Insets()
ROUNDING = 1.0
"""Cards lie on whole pixels."""

SCREENS = [
    (320, 568), (360, 640), (390, 844), (430, 932), (568, 320), (640, 360), (640, 400), (740, 360), (844, 390),
    (820, 1180), (1180, 820), (1024, 768), (1280, 720), (1280, 800), (1366, 650), (1920, 1080), (1080, 1920),
    (2560, 1440), (3840, 2160),
]  # fmt: skip

widths = st.integers(320, 3840)
heights = st.integers(320, 2160)
columns = st.lists(st.integers(0, 30), min_size=10, max_size=10)
insets = st.builds(Insets, st.sampled_from([0, 47]), st.sampled_from([0, 44]), st.sampled_from([0, 34]), st.just(0))


def layout(width: float, height: float, lengths: list[int] | None = None, left_handed: bool = False) -> Layout:
    made = Layout(width, height, NO_INSETS, left_handed)
    made.arrange(lengths or DEALT)
    return made


def inside(box: Box, outer: Box, slack: float = 0.01) -> bool:
    return (
        box.left >= outer.left - slack
        and box.top >= outer.top - slack
        and box.right <= outer.right + slack
        and box.bottom <= outer.bottom + slack
    )


@given(widths, heights, insets, columns, st.booleans())
def test_every_card_lies_whole_on_the_table_of_every_screen(
    width: int, height: int, safe: Insets, lengths: list[int], left_handed: bool
) -> None:
    made = Layout(width, height, safe, left_handed)
    made.arrange(lengths)
    screen = Box(safe.left, safe.top, width - safe.left - safe.right, height - safe.top - safe.bottom)
    assert inside(made.table, screen)
    for column, length in enumerate(lengths):
        assert made.column_left(column) >= made.table.left - ROUNDING
        assert made.column_left(column) + made.card_width <= made.table.right + ROUNDING
        if length:
            assert made.card_top(column, length - 1) + made.card_height <= made.table.bottom + 0.01


@given(widths, heights, columns)
def test_columns_do_not_overlap(width: int, height: int, lengths: list[int]) -> None:
    made = layout(width, height, lengths)
    for column in range(9):
        assert made.column_left(column) + made.card_width <= made.column_left(column + 1) + 0.01


@given(widths, heights, columns)
def test_columns_stay_where_they_are_whatever_their_lengths(width: int, height: int, lengths: list[int]) -> None:
    made, dealt = layout(width, height, lengths), layout(width, height)
    for column in range(10):
        middle = dealt.column_left(column) + dealt.card_width / 2
        assert made.column_left(column) + made.card_width / 2 == pytest.approx(middle, abs=ROUNDING)


@example(320, 320, [0] * 9 + [2])  # So low that twelve cards would not have room, but two have.
@given(widths, heights, columns)
def test_a_strip_is_24_pixels_wherever_the_screen_allows_it_at_all(width: int, height: int, lengths: list[int]) -> None:
    made = layout(width, height, lengths)
    smallest = NARROWEST_CARD * CARD_RATIO + 0.01
    for length, strip in zip(lengths, made.strips):
        if length > 1 and smallest + LEAST_STRIP * (max(lengths) - 1) <= made.table.height:
            assert strip >= LEAST_STRIP - 0.01


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_longest_possible_column_shows_strips_of_24_pixels(width: int, height: int) -> None:
    made = layout(width, height, [LONGEST_COLUMN, *DEALT[1:]])
    if made.bar.side in (BAR_LEFT, BAR_RIGHT):
        assert height < LEAST_STRIP * LONGEST_COLUMN  # No phone held flat is high enough.
    else:
        assert made.strips[0] >= LEAST_STRIP


@given(widths, heights)
def test_the_deal_has_room(width: int, height: int) -> None:
    made = layout(width, height)
    assert min(made.strips) >= min(LEAST_STRIP, made.card_height * 0.3)


@given(widths, heights, columns)
def test_the_index_fits_the_tightest_strip(width: int, height: int, lengths: list[int]) -> None:
    made = layout(width, height, lengths)
    assert 0 < made.index * LINE_OF_INDEX < min(made.strips)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_index_stays_readable_in_the_longest_possible_column(width: int, height: int) -> None:
    assert layout(width, height, [LONGEST_COLUMN, *DEALT[1:]]).index >= (10 if height < 400 else 13)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_cards_keep_their_size_while_their_columns_have_an_ordinary_length(width: int, height: int) -> None:
    made = layout(width, height)
    size = made.card_width
    assert not made.arrange([10, *DEALT[1:]])
    assert made.card_width == size


@given(widths, heights, columns)
def test_every_point_of_a_visible_strip_is_its_card(width: int, height: int, lengths: list[int]) -> None:
    made = layout(width, height, lengths)
    for column, length in enumerate(lengths):
        x = made.column_left(column) + made.card_width / 2
        assert made.column_at(x, made.table.top + 1) == column
        for position in range(length):
            assert made.position_at(column, x, made.card_top(column, position)) == position
        if length:
            bottom = made.card_top(column, length - 1) + made.card_height
            assert made.position_at(column, x, bottom) == length - 1
            assert made.position_at(column, x, bottom + 1) is None
        else:
            assert made.position_at(column, x, made.table.top + 5) is None


@given(widths, heights, insets, st.booleans(), st.booleans())
def test_the_parts_of_the_bar_lie_in_it_and_beside_each_other(
    width: int, height: int, safe: Insets, left_handed: bool, right_to_left: bool
) -> None:
    made = Layout(width, height, safe, left_handed, right_to_left)
    bar = made.bar
    parts = [bar.numbers, bar.places, bar.buttons]
    for part in parts:
        assert inside(part, bar.box)
        assert not part.overlap(made.table)
    for first, second in ((0, 1), (0, 2), (1, 2)):
        assert parts[first].overlap(parts[second]) < 0.01
    assert inside(bar.box, bar.ground)
    assert inside(bar.notice, bar.box)
    assert not bar.notice.overlap(made.table)


@given(widths, heights, insets, st.booleans())
def test_buttons_figures_and_places_have_room(width: int, height: int, safe: Insets, left_handed: bool) -> None:
    assume(not safe.right or width >= 480)  # A screen has its camera at the side when it is held flat.
    bar = Layout(width, height, safe, left_handed).bar
    if bar.style == "side":
        assert bar.buttons.width >= 2 * BUTTON
        assert bar.buttons.height >= BUTTON_COUNT / 2 * BUTTON
        assert bar.numbers.height >= 60
    else:
        assert bar.buttons.width >= BUTTON_COUNT * BUTTON
        assert bar.buttons.height >= BUTTON
        assert bar.numbers.width >= 80
    assert bar.numbers.height >= 30


@given(widths, heights, insets, st.booleans(), st.booleans())
def test_the_places_of_removed_sequences_lie_beside_each_other_in_their_box(
    width: int, height: int, safe: Insets, left_handed: bool, right_to_left: bool
) -> None:
    made = Layout(width, height, safe, left_handed, right_to_left)
    boxes = [made.place_box(place) for place in range(4)]
    for place, box in enumerate(boxes):
        assert inside(box, made.bar.places)
        assert box.width >= 13
        for other in boxes[:place]:
            assert box.overlap(other) < 0.01


@pytest.mark.parametrize(
    ("width", "height", "side", "style"),
    [
        (390, 844, BAR_BOTTOM, "rows"),
        (360, 640, BAR_BOTTOM, "rows"),
        (320, 568, BAR_BOTTOM, "short"),
        (820, 1180, BAR_BOTTOM, "row"),
        (640, 360, BAR_RIGHT, "side"),
        (844, 390, BAR_RIGHT, "side"),
        (640, 400, BAR_RIGHT, "side"),
        (1024, 768, BAR_TOP, "row"),
        (1280, 800, BAR_TOP, "full"),
        (1080, 1920, BAR_TOP, "row"),
        (3840, 2160, BAR_TOP, "full"),
    ],
)
def test_the_bar_lies_where_the_hand_or_the_eye_is(width: int, height: int, side: str, style: str) -> None:
    bar = layout(width, height).bar
    assert (bar.side, bar.style) == (side, style)


@given(widths, heights)
def test_a_left_hand_has_the_side_bar_and_the_short_bars_buttons_at_the_left(width: int, height: int) -> None:
    right, left = layout(width, height), layout(width, height, left_handed=True)
    if right.bar.side == BAR_RIGHT:
        assert left.bar.side == BAR_LEFT
        assert left.table.left - left.bar.box.right == pytest.approx(right.bar.box.left - right.table.right)
    else:
        assert left.bar.side == right.bar.side
    if right.bar.style == "short":
        assert left.bar.buttons.left == left.bar.box.left
        assert left.bar.numbers.left > left.bar.buttons.right


@given(widths, heights)
def test_what_is_read_from_the_right_has_its_figures_at_the_right(width: int, height: int) -> None:
    bar = Layout(width, height, NO_INSETS, False, True).bar
    if bar.style in ("full", "row"):
        assert bar.buttons.right < bar.places.left < bar.places.right <= bar.numbers.left + 0.01
    elif bar.style == "rows":
        assert bar.places.right < bar.numbers.left


@pytest.mark.parametrize(
    ("width", "height", "least"), [(390, 844, 35), (1280, 800, 110), (1920, 1080, 170), (3840, 2160, 350)]
)
def test_cards_grow_with_the_screen(width: int, height: int, least: float) -> None:
    assert layout(width, height).card_width >= least


def test_a_phone_held_upright_gives_its_height_to_the_fan() -> None:
    made = layout(390, 844)
    assert made.small
    assert made.strips[0] > made.card_height * 0.6


def test_a_table_is_crowded_when_a_column_reaches_its_lower_edge() -> None:
    assert not layout(1280, 800).crowded
    assert layout(1280, 800, [15, *DEALT[1:]]).crowded
    assert not layout(1280, 800, [0] * 10).crowded


def test_a_larger_screen_has_a_larger_bar() -> None:
    assert layout(1920, 1080).bar.scale == 1
    assert layout(3840, 2160).bar.scale == 1.5


def test_a_group_box_covers_its_cards_and_overlaps_its_own_column_most() -> None:
    made = layout(1280, 800)
    box = made.group_box(0, 3)
    assert box.top == made.card_top(0, 5)
    assert box.bottom == pytest.approx(made.card_top(0, 7) + made.card_height, abs=ROUNDING)
    assert made.best_overlap(box, list(range(10)))[0] == 0
    box.left += made.pitch * 0.6
    assert made.best_overlap(box, list(range(10)))[0] == 1
    assert made.best_overlap(Box(-500, 0, 10, 10), [0, 1]) == (None, 0.0)


def test_the_last_card_of_an_empty_column_is_its_outline() -> None:
    made = layout(1280, 800, [0, 3, *DEALT[2:]])
    assert made.last_top(0) == made.card_top(0, 0)
    assert made.last_top(1) == made.card_top(1, 2)
