"""The columns of Admiral, block by block, with those that expansions add."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.numbers.asked import Asked
from kubrik.engine.numbers.finding import added_by_expansions
from kubrik.engine.numbers.sheet import Block, Layout, Sheet
from kubrik.engine.questions import questions_in
from kubrik.games.admiral.numbers.affairs import Affairs
from kubrik.games.admiral.numbers.board import Board
from kubrik.games.admiral.numbers.forts import Forts
from kubrik.games.admiral.numbers.ships import ShipsAtSea
from kubrik.games.admiral.table import questions
from kubrik.games.admiral.table.ruleset import Rules

VERSION: Final = 1  # raised when a column changes its meaning, comes or goes


def sheet(box: Any) -> Sheet:
    """The columns of a box of Admiral; ships and cells are those of its scenario."""
    rules: Rules = box.rules
    more = added_by_expansions(box)
    asked = [*questions_in(questions), *[name for added in more for name in added.questions()]]
    layout = Layout()
    blocks: list[Block] = [
        Asked(layout, rules.seats, asked, rules.choices.catalogue),
        Board(layout, rules),
        ShipsAtSea(layout, rules),
        Forts(layout, rules),
        Affairs(layout, rules),
    ]
    blocks += [added.block(layout, rules) for added in more]
    return Sheet("admiral", VERSION, layout, blocks)
