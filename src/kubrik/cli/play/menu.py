"""The options of a question, numbered; a long list gets headings and columns."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from kubrik.cli.play.desk import Desk
from kubrik.cli.screen import WIDTH

LONG: Final = 12  # a list with more options is printed in columns
GAP: Final = 2  # spaces between columns
MOST_COLUMNS: Final = 3


def show_options(desk: Desk, seat: int) -> None:
    """Shows the options, numbered in the game's order. An empty line precedes options without a heading."""
    view, texts, names, lang = desk.view(seat), desk.texts, desk.seating.names, desk.screen.lang
    options = desk.question(seat).options
    width = len(f"[{len(options)}] ")
    numbers = {option: f"{f'[{i}] ':>{width}}" for i, option in enumerate(options, 1)}
    headed = False
    for heading, under in groupby(options, lambda option: texts.section(view, option, names, lang)):
        cells = [numbers[option] + texts.entry(view, option, names, lang) for option in under]
        if heading or headed:
            desk.screen.line(f"{heading}:" if heading else "", "dim")
        headed = heading != ""
        for line in in_columns(cells) if len(options) > LONG else cells:
            desk.screen.show(line, indent=" " * width)


def in_columns(cells: list[str]) -> list[str]:
    """Arranges the cells in as many columns as fit, filled from top to bottom."""
    widest = max(map(len, cells))
    columns = max(1, min(MOST_COLUMNS, (WIDTH + GAP) // (widest + GAP)))
    rows = -(-len(cells) // columns)
    return [(" " * GAP).join(cell.ljust(widest) for cell in cells[row::rows]).rstrip() for row in range(rows)]
