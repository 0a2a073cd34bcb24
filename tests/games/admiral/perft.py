"""How many ways lead on from a few positions: every choice and every outcome of chance, so many deep.

A number that changes where no rule was meant to change betrays a lost, doubled or new option somewhere below.
`python -m tests.games.admiral.perft --write` (with PYTHONPATH=src) counts anew into perft.toml: do so when a rule
has changed, and say in the commit why each number that moved had to move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.whole_scenarios import put, scenario_scene
from tests.games.ways import Positions

# ---------------------------------------------------------------- whole scenarios


def duel(level: str) -> Scene:
    """The first round: the wind, the order, then a turn with three ships."""
    return scenario_scene("duel", 2, options={"level": level}).round()


def duel_at_close_quarters(level: str, captains: str = "") -> Scene:
    """Both fleets within range of each other."""
    s = scenario_scene("duel", 2, captains=captains != "", options={"level": level}).wind("SE")
    if captains:
        s.lay_cards(captains)
    for ship, cell in (("L1", "H10"), ("F1", "L10"), ("L2", "I10"), ("F2", "L12")):
        put(s, ship, cell)
    return s.turn(0)


def gold_run() -> Scene:
    """One ship home with gold, one beside a pile, one that can be shot at from a fort."""
    s = scenario_scene("gold_run", 3).wind("N")
    put(s, "F2", "F2")
    put(s, "F1", "F4")
    return s.ship("G1", gold=3, strength=4).ship("F2", gold=1).turn(0)


def fleet_battle() -> Scene:
    """Four players on two sides; a fort can be stormed, another one fires."""
    s = scenario_scene("fleet_battle", 4).wind("W")
    fort = next(port for port in s.t.rules.ports if port.seat == 1)
    beside = next(cell for cell in s.t.rules.sea.beside[fort.fort * 8 : fort.fort * 8 + 8] if not s.t.taken[cell])
    put(s, s.t.rules.names[0], s.t.rules.chart.name(beside))
    return s.fort("fort 2", strength=1).turn(0)


# ---------------------------------------------------------------- captains


def assigning() -> Scene:
    """Two players lay cards under three ships each, under seal."""
    return scenario_scene("duel", 2, captains=True).lay_cards("").assign()


def windows(level: str) -> Scene:
    """Whoever is fired at may answer, and whoever answers may be forestalled."""
    captains = "F1 swift, B1 target, F2 swift, B2 rapid"
    ships = "F1 B2 E, B1 B4 E, F2 E2 N, B2 E4 N"
    return (
        scene("......", "......", "......", "......", ships=ships, captains=captains, level=level)
        .turn(0)
        .choose(0, "fire at F2")
    )


def boarding() -> Scene:
    """Berserks on both sides; the winner carries gold over, and his captain may go over too."""
    s = scene("...", "...", ships="B1 A1 E, B2 B1 W", captains="B1 berserk, B2 berserk").turn(0)
    return s.ship("B1", marks=1).ship("B2", gold=1).choose(0, "board with B1")


def in_port() -> Scene:
    """Captains are landed and taken aboard; ships are repaired, and gold is banked."""
    s = scene("1a..", "aa..", "....", ships="F1 B1 E, B1 B2 E, F2 D3 W", captains="F1 rapid, B1 swift*, F2 target")
    return s.ship("F1", gold=2, strength=3).wind("E calm").turn(0)


def mines_and_fireships() -> Scene:
    options = {"fireships": "on", "resign": "on"}
    ships = "B1 A1 E, F1 A3 E, F2 B1 W, B2 E3 W"
    return scene(".....", ".....", ".....", ships=ships, mines="B3 C2", options=options).turn(0)


SCENES: dict[str, tuple[Callable[[], Scene], int]] = {  # and how deep to count
    **{f"duel_{level}": (partial(duel, level), 7) for level in ("basic", "captain", "admiral")},
    **{f"close_{level}": (partial(duel_at_close_quarters, level), 6) for level in ("basic", "captain", "admiral")},
    "close_with_captains": (partial(duel_at_close_quarters, "captain", "L1 target, F1 rapid, L2 swift"), 6),
    "gold_run": (gold_run, 6),
    "fleet_battle": (fleet_battle, 6),
    "assigning": (assigning, 6),
    "windows": (partial(windows, "captain"), 8),
    "windows_admiral": (partial(windows, "admiral"), 8),
    "boarding": (boarding, 8),
    "in_port": (in_port, 6),
    "mines_and_fireships": (mines_and_fireships, 6),
}

PERFT = Positions(Path(__file__).parent / "perft.toml", SCENES)

if __name__ == "__main__":
    PERFT.write(__doc__ or "")
