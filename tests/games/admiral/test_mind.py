"""What bots take for granted: what is worth having, and what does not come to mind."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.play import options
from kubrik.games.admiral.mind import AdmiralMind
from tests.games.admiral.scene import Scene, scene

TRIES = 40


def two_ships(captains: str | None = None, **options: str) -> Scene:
    """They lie too far from each other to fire."""
    return scene("..........", ships="L1 A1 E, L2 J1 W", captains=captains, options=options)


def test_a_captain_is_worth_having_and_more_so_unknown() -> None:
    none, known, unknown = (AdmiralMind().worth(two_ships(captains).t)[0] for captains in ("", "L1 rapid*", "L1 rapid"))
    assert none < known < unknown


def test_all_but_resigning_comes_to_mind() -> None:
    s, rng = two_ships(resign="on").turn(0), Rng(1)
    assert s.options(0) == ["move L1", "end turn", "resign"]
    guessed = {AdmiralMind().guess(s.t, 0, options(s.t, 0), rng).name for _ in range(TRIES)}
    assert guessed == {"move L1", "end turn"}
