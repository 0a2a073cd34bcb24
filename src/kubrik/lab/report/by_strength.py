"""The same figure for bots of several strengths, side by side: does it hold when play gets better?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kubrik.lab.report.figures import Cell, Panel, Row
from kubrik.lab.report.text import is_share

CURVES: Final = ("seats", "luck", "values_denied", "values_lacking", "values_removed", "values_swapped")


def with_curves(panels: list[Panel]) -> Iterator[Panel]:
    """The panels, some of them followed by a curve over strengths."""
    for panel in panels:
        yield panel
        strengths = list(dict.fromkeys(row.strength for row in panel.rows))
        if panel.name in CURVES and len(strengths) > 1:
            yield curve(panel, strengths)


def curve(panel: Panel, strengths: list[str]) -> Panel:
    cells: dict[str, dict[str, Cell]] = {}
    labels = {row.label["en"]: row.label for row in panel.rows}
    for row in panel.rows:
        cells.setdefault(row.label["en"], {})[row.strength] = row.cells[0]
    rows = tuple(Row(labels[name], tuple(found.get(one) for one in strengths)) for name, found in cells.items())
    percent = (is_share(panel, 0),) * len(strengths)
    return Panel(name="strengths", columns=tuple(strengths), rows=rows, plot="lines", percent=percent)
