"""The stable names of all that notes are about, for records."""

from __future__ import annotations

from kubrik.games.admiral.table.choices import MANNERS
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import DIRECTIONS, STRENGTHS, VICTORIES
from kubrik.games.common.words.records import Names


def stable_names(rules: Rules) -> Names:
    """Of all that has a name, by the type of the number that stands for it."""
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
