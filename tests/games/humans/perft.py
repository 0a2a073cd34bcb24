"""How many ways lead on from a few positions: every choice and every outcome of chance, so many deep.

A number that changes where no rule was meant to change betrays a lost, doubled or new option somewhere below.
`python -m tests.games.humans.perft --write` (with PYTHONPATH=src) counts anew into perft.toml: do so when a rule has
changed, and say in the commit why each number that moved had to move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kubrik.engine.table import CHANCE
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.cities import LayOutCities
from kubrik.games.humans.rules.flow import CityByCity
from kubrik.games.humans.rules.planning.moving import MoveShips, PullShips
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from tests.games.humans.fights import all_fight, battle, captured
from tests.games.humans.scene import Scene, scene
from tests.games.ways import Positions

# ---------------------------------------------------------------- the positions


def buying() -> Scene:
    """One captain may take or repay credits and use an allowance; the other has a full hand to make room in."""
    s = scene(2, turn=3)
    s.captain(0, humans=40_000, ships="training cyclops", compensations="pension")
    s.captain(1, humans=120_000, ships="training mosquito teacup barge krepysh", credits=1)
    return s.drawn(0, "teacup hoover").drawn(1, "loner magnet").go(BUYING, LayOutCities())


def redraw() -> Scene:
    """Two stations are drawn: they may be shown and exchanged, while the other answer stays sealed."""
    s = scene(2, turn=3).captain(0, humans=60_000, stations="jammer magnet").captain(1, humans=60_000)
    return s.drawn(0, "battery tanker").drawn(1, "teacup cyclops").go(BUYING, LayOutCities())


def planning() -> Scene:
    """Ships are sent out under seal; then a magnet pulls one, and a strider walks."""
    s = scene(2, turn=4).cities("seoul", "prague", "vienna")
    s.captain(0, ships="training strider").captain(1, ships="mosquito teacup", stations="magnet")
    return s.go(Planning(), PullShips(), MoveShips(), SortCities(), Battles())


def contested_city() -> Scene:
    """Two groups meet, and both captains hold what changes a battle."""
    s = scene(2, turn=7)
    s.captain(0, compensations="rage", stations="amplifier").captain(1, compensations="lucky_chip insurance")
    return battle(s, "paris", "training cyclops", "teacup mosquito")


def after_the_dice() -> Scene:
    """The same battle when the dice lie: answers to them, a loss, a compensation."""
    return all_fight(contested_city()).dice(3, 4).dice(4, 4)


def catch() -> Scene:
    """A captain has captured a city and may raid it or open its army cards."""
    s = scene(2, turn=3).captain(0, compensations="false_papers", stations="battery")
    return captured(s, "vienna", "starship cyclops")


def claim() -> Scene:
    """Two losers hold the card that claims the city they lost."""
    s = scene(3, turn=7).captain(1, compensations="last_grab").captain(2, compensations="last_grab jerrycan")
    all_fight(battle(s, "paris", "leviathan", "training", "training"))
    for _ in range(3):
        s.dice(1, 1)
    while s.asked() != [CHANCE]:
        s.choose(s.asked()[0], "pass")
    return s


def city_by_city() -> Scene:
    """The other reading of R-18: a city pays before the next one is fought for."""
    s = scene(2, turn=3, rewards="city_by_city").cities("seoul", "prague", "vienna")
    s.captain(0, ships="training cyclops").captain(1, ships="teacup")
    s.attack(0, "training", 1).attack(0, "cyclops", 2).attack(1, "teacup", 2)
    return s.go(SortCities(), CityByCity())


SCENES: dict[str, tuple[Callable[[], Scene], int]] = {  # and how deep to count
    "buying": (buying, 8),
    "redraw": (redraw, 6),
    "planning": (planning, 9),
    "contested_city": (contested_city, 7),
    "after_the_dice": (after_the_dice, 5),
    "catch": (catch, 7),
    "claim": (claim, 9),
    "city_by_city": (city_by_city, 7),
}

PERFT = Positions(Path(__file__).parent / "perft.toml", SCENES)

if __name__ == "__main__":
    PERFT.write(__doc__ or "")
