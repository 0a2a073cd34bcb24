"""Plots as SVG: drawn by hand, so that a page needs nothing else. Colours are those of the page."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, isfinite, log10
from typing import Final

from kubrik.lab.report.figures import Panel, Row
from kubrik.lab.report.text import is_share, name_of
from kubrik.lab.report.words import shown
from kubrik.lab.stats.estimates import Estimate

WIDTH: Final = 760
LEFT: Final = 220
RIGHT: Final = 40
LINE: Final = 22
TOP: Final = 10
FOOT: Final = 26
TICKS: Final = 5
CURVES: Final = 8
HIGH: Final = 260


def plot(panel: Panel, lang: str) -> str:
    """The plot of a panel; "" if it has none or there is nothing to draw."""
    drawn = {"forest": forest, "bars": bars, "lines": lines}.get(panel.plot)
    return drawn(panel, lang) if drawn is not None and panel.rows else ""


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def picture(height: float, content: Sequence[str], title: str) -> str:
    shapes = "".join(content)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escaped(title)}">{shapes}</svg>'


class Scale:
    """From values to places on the page."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        finite = [value for value in values if isfinite(value)] or [0.0]
        low, high = min(finite), max(finite)
        room = (high - low) * 0.04 or abs(high) * 0.1 or 1.0
        self.low: Final = low - room
        self.high: Final = high + room
        self.start: Final = start
        self.end: Final = end

    def at(self, value: float) -> float:
        kept = min(self.high, max(self.low, value))
        return self.start + (kept - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round numbers, at most so many."""
        least = (self.high - self.low) / TICKS
        power = 10.0 ** floor(log10(least))
        step = next(power * k for k in (1, 2, 5, 10) if power * k >= least)
        return [step * k for k in range(ceil(self.low / step), floor(self.high / step) + 1)]


def forest(panel: Panel, lang: str) -> str:
    """A dot and its interval for every row: the first column."""
    found = [(row, cell) for row in panel.rows if isinstance(cell := row.cells[0], Estimate)]
    if not found:
        return ""
    fair = [panel.fair] if panel.fair is not None else []
    values = [bound for _, cell in found for bound in (cell.low, cell.high, cell.mean)]
    scale = Scale(values + fair, LEFT, WIDTH - RIGHT)
    height = TOP + LINE * len(found) + FOOT
    shapes = axis(scale, height, lang, is_share(panel, 0)) + [upright("fair", scale.at(x), height) for x in fair]
    for at, (row, cell) in enumerate(found):
        shapes.append(dot(row, cell, scale, TOP + LINE * (at + 0.5), lang))
    return picture(height, shapes, panel.name)


def dot(row: Row, cell: Estimate, scale: Scale, y: float, lang: str) -> str:
    name = escaped(name_of(row, lang))
    a, b, x = scale.at(cell.low), scale.at(cell.high), scale.at(cell.mean)
    return (
        f'<text class="name" x="{LEFT - 10}" y="{y + 4:.1f}">{name}</text>'
        f'<line class="bar" x1="{a:.1f}" x2="{b:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    )


def axis(scale: Scale, height: float, lang: str, share: bool) -> list[str]:
    return [
        upright("grid", x, height) + f'<text class="tick" x="{x:.1f}" y="{height - 8:.0f}">{words}</text>'
        for x, words in ((scale.at(tick), shown(tick, lang, share)) for tick in scale.ticks())
    ]


def upright(kind: str, x: float, height: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - FOOT}"/>'


def bars(panel: Panel, lang: str) -> str:
    """A bar for every row."""
    values = [float(cell) if isinstance(cell := row.cells[0], int | float) else 0.0 for row in panel.rows]
    most = max(values) or 1.0
    room = WIDTH - RIGHT - LEFT - 60
    shapes = []
    for at, (row, value) in enumerate(zip(panel.rows, values, strict=True)):
        y, wide = TOP + LINE * at, room * value / most
        shapes.append(
            f'<text class="name" x="{LEFT - 10}" y="{y + 15}">{escaped(name_of(row, lang))}</text>'
            f'<rect x="{LEFT}" y="{y + 3}" width="{wide:.1f}" height="{LINE - 6}"/>'
            f'<text class="count" x="{LEFT + wide + 6:.1f}" y="{y + 15}">{shown(value, lang, False)}</text>'
        )
    return picture(TOP + LINE * len(values) + TOP, shapes, panel.name)


def lines(panel: Panel, lang: str) -> str:
    """A curve for every row, over the columns: those that are known in most of them."""
    rows = sorted(panel.rows, key=lambda row: -sum(isinstance(cell, Estimate) for cell in row.cells))[:CURVES]
    points = [[(i, cell.mean) for i, cell in enumerate(row.cells) if isinstance(cell, Estimate)] for row in rows]
    if not any(points):
        return ""
    down = Scale([y for curve in points for _, y in curve] + [0.0], HIGH - FOOT, TOP)
    across = Scale([0.0, max(1.0, len(panel.columns) - 1.0)], 80, WIDTH - LEFT)
    shapes = [
        f'<line class="grid" x1="80" x2="{WIDTH - LEFT}" y1="{down.at(tick):.1f}" y2="{down.at(tick):.1f}"/>'
        f'<text class="name" x="72" y="{down.at(tick) + 4:.1f}">{shown(tick, lang, is_share(panel, 0))}</text>'
        for tick in down.ticks()
    ]
    shapes += [
        f'<text class="tick" x="{across.at(i):.1f}" y="{HIGH - 8}">{escaped(name.split()[-1])}</text>'
        for i, name in enumerate(panel.columns)
    ]
    for at, (row, curve) in enumerate(zip(rows, points, strict=True)):
        path = " ".join(f"{across.at(x):.1f},{down.at(y):.1f}" for x, y in curve)
        x, y = WIDTH - LEFT + 16, 20 + at * 22
        shapes.append(
            f'<polyline class="curve c{at}" points="{path}"/>'
            f'<line class="curve c{at}" x1="{x}" x2="{x + 20}" y1="{y}" y2="{y}"/>'
            f'<text class="legend" x="{x + 26}" y="{y + 4}">{escaped(name_of(row, lang))}</text>'
        )
    return picture(HIGH, shapes, panel.name)
