"""The stable names that records use for what notes are about."""

from __future__ import annotations

from kubrik.games.admiral.table.choices import MANNERS
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import DIRECTIONS, STRENGTHS, VICTORIES
from kubrik.games.common.words.records import Names


def stable_names(rules: Rules) -> Names:
    """The stable names, by type of number."""
    ships = rules.number_of_ships
    return {
        "direction": DIRECTIONS,
        "strength": STRENGTHS,
        "manner": MANNERS,
        "how": VICTORIES,
        "ship": rules.names[:ships],
        "fort": rules.names[ships:],
        "thing": rules.names,
        "cell": [rules.chart.name(cell) for cell in range(rules.sea.cells)],
    }
