"""The scenarios that come with the game, ready for a scene: fleets in their places, chance told.

s = scenario_scene("duel", 2)
sunk(s, "F2", "B2")
put(s, "L2", "D7")
s.turn(0)
"""

from __future__ import annotations

from kubrik.games.admiral.box.files.load import load_scenario
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.table.state import off_the_board
from tests.games.admiral.scene import CAPTAINS, SHIPS, Scene, rules_for

ALL = [("duel", 2), ("gold_run", 2), ("gold_run", 3), ("gold_run", 4), ("fleet_battle", 2), ("fleet_battle", 4)]
SCENARIO: dict[tuple[str, int], Scenario] = {key: load_scenario(*key, SHIPS) for key in ALL}


def scenario_scene(id: str, players: int, *, captains: bool = False, options: dict[str, str] | None = None) -> Scene:
    """At its usual level and, with captains, with its usual number of them."""
    number = CAPTAINS.agreed(id, players) if captains else None
    return Scene(rules_for(SCENARIO[id, players], options or {}, number))


def put(s: Scene, ship: str, cell: str) -> None:
    t, number = s.t, s.thing(ship)
    t.taken[t.cells[number]] = False
    t.cells[number] = t.rules.chart.named(cell)
    t.taken[t.cells[number]] = True


def sunk(s: Scene, *ships: str) -> None:
    for ship in ships:
        off_the_board(s.t, s.thing(ship))
