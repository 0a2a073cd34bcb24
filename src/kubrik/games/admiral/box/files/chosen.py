"""Which scenario a set-up plays."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kubrik.engine.game import Setup
from kubrik.games.admiral.box.files.load import SCENARIOS, load_ships, scenario_file
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.admiral.terms import MIN_PLAYERS

BY_PLAYERS: Final = "by_players"
DUEL, GOLD_RUN = SCENARIOS[0], SCENARIOS[1]


def scenario_text(setup: Setup) -> str:
    """The text of a custom scenario, the chosen one, or the usual one for this number of players."""
    if setup.cards:
        return setup.cards
    chosen = setup.options.get("scenario", BY_PLAYERS)
    if chosen == BY_PLAYERS:
        chosen = DUEL if setup.seats == MIN_PLAYERS else GOLD_RUN
    return scenario_file(chosen, ships_of_the_house()).text()


@lru_cache(maxsize=1)
def ships_of_the_house() -> Ships:
    return load_ships()
