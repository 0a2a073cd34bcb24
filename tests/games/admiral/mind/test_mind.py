"""What bots take for granted: what is worth having, and what does not come to mind."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.play import options
from kubrik.games.admiral.mind.mind import AdmiralMind
from tests.games.admiral.scene import Scene, scene

TRIES = 40


def two_ships(captains: str | None = None, **options: str) -> Scene:
    """They lie too far from each other to fire."""
    return scene("..........", ships="L1 A1 E, L2 J1 W", captains=captains, options=options)


def test_a_captain_is_worth_having_and_more_so_unknown() -> None:
    tables = [two_ships(captains).t for captains in ("", "L1 rapid*", "L1 rapid")]
    none, known, unknown = (AdmiralMind(t.rules).worth(t)[0] for t in tables)
    assert none < known < unknown


def guessed(s: Scene) -> set[str]:
    """All that comes to the mind of the first player."""
    rng = Rng(1)
    return {AdmiralMind(s.t.rules).guess(s.t, 0, options(s.t, 0), rng).name for _ in range(TRIES)}


def test_all_but_resigning_comes_to_mind() -> None:
    s = two_ships(resign="on").turn(0)
    assert s.options(0) == ["move L1", "end turn", "resign"]
    assert guessed(s) == {"move L1", "end turn"}


def test_nor_does_showing_a_captain_without_need() -> None:
    s = two_ships("L1 rapid").turn(0)
    assert s.options(0) == ["move L1", "turn up card of L1", "end turn"]
    assert guessed(s) == {"move L1", "end turn"}
