"""The columns of Tremble, Humans!, block by block."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.numbers.asked import Asked
from kubrik.engine.numbers.sheet import Block, Layout, Sheet
from kubrik.engine.questions import questions_in
from kubrik.games.humans.numbers.board import Board
from kubrik.games.humans.numbers.captains import Captains
from kubrik.games.humans.numbers.cells import Cells
from kubrik.games.humans.numbers.fights import Fights
from kubrik.games.humans.numbers.own import Own
from kubrik.games.humans.table import questions
from kubrik.games.humans.table.state import Rules

VERSION: Final = 1  # raised when a column changes its meaning, comes or goes


def sheet(box: Any) -> Sheet:
    """The columns of a box of Tremble, Humans!."""
    rules: Rules = box.rules
    seats: int = box.setup.seats
    layout = Layout()
    blocks: list[Block] = [
        Asked(layout, seats, list(questions_in(questions)), rules.choices.catalogue),
        Board(layout, rules),
        Cells(layout, rules, seats),
        Captains(layout, rules, seats),
        Fights(layout, rules, seats),
        Own(layout, rules, seats),
    ]
    return Sheet("humans", VERSION, layout, blocks)
