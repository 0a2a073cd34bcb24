"""The columns of Keyflower, block by block. Tiles and figures of an expansion are among those of the rules."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.numbers.asked import Asked
from kubrik.engine.numbers.sheet import Block, Layout, Sheet
from kubrik.engine.questions import questions_in
from kubrik.games.keyflower.numbers.board import Board
from kubrik.games.keyflower.numbers.people import People
from kubrik.games.keyflower.numbers.tiles import TilesInPlay
from kubrik.games.keyflower.table import questions
from kubrik.games.keyflower.table.state import Rules

VERSION: Final = 1  # raised when a column changes its meaning, comes or goes


def sheet(box: Any) -> Sheet:
    """The columns of a box of Keyflower."""
    rules: Rules = box.rules
    layout = Layout()
    blocks: list[Block] = [
        Asked(layout, rules.seats, list(questions_in(questions)), rules.choices.catalogue),
        Board(layout, rules),
        People(layout, rules),
        TilesInPlay(layout, rules),
    ]
    return Sheet("keyflower", VERSION, layout, blocks)
