"""Figures of the bench, and the table that shows them."""

import statistics
from dataclasses import dataclass, field

COLUMNS = ("figure", "median", "least – most", "to reach", "× MicroPython", "× JavaScript", "reached")


@dataclass(frozen=True)
class Figure:
    """One figure, measured several times."""

    name: str
    values: list[float]
    unit: str = ""
    target: float | None = None
    """What is to be reached, or None for a figure that is only told."""
    at_least: bool = False
    """Whether the target is the least that will do; else it is the most."""
    micropython: list[float] = field(default_factory=list)
    """The same figure of the bare MicroPython page, where there is one."""
    javascript: list[float] = field(default_factory=list)
    """The same figure of the bare JavaScript page."""
    beside_micropython: bool = False
    """Whether the target is of the ratio to the bare MicroPython page."""

    @property
    def median(self) -> float:
        """The middle one of the values."""
        return statistics.median(self.values)

    @property
    def decisive(self) -> float:
        """What is held against the target."""
        return self.median / statistics.median(self.micropython) if self.beside_micropython else self.median

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached; None without one."""
        if self.target is None:
            return None
        return self.decisive >= self.target if self.at_least else self.decisive <= self.target

    def cells(self) -> tuple[str, ...]:
        """Return the row of the table."""
        target = ""
        if self.target is not None:
            target = (
                f"{'≥' if self.at_least else '≤'} {amount(self.target)}{' ×' if self.beside_micropython else self.tail}"
            )
        return (
            self.name,
            amount(self.median) + self.tail,
            f"{amount(min(self.values))} – {amount(max(self.values))}",
            target,
            self.ratio(self.micropython),
            self.ratio(self.javascript),
            {True: "yes", False: "NO", None: ""}[self.reached],
        )

    @property
    def tail(self) -> str:
        """The unit behind a number."""
        return f" {self.unit}" if self.unit else ""

    def ratio(self, values: list[float]) -> str:
        """Return the ratio to the figure of a reference page."""
        return f"{self.median / statistics.median(values):.2f}" if values else ""


def amount(value: float) -> str:
    """Return a number with three figures or more."""
    if value == round(value):
        return f"{value:,.0f}"
    size = abs(value)
    return f"{value:,.{0 if size >= 100 else 1 if size >= 10 else 2 if size >= 1 else 3}f}"


def table(figures: list[Figure]) -> str:
    """Return figures as a table in Markdown."""
    rows = [COLUMNS, *(figure.cells() for figure in figures)]
    widths = [max(len(row[place]) for row in rows) for place in range(len(COLUMNS))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)
