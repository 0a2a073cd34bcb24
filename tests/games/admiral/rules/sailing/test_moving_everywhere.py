"""Moves as they are played, question by question, lead exactly where moves can lead (AD-8, AD-20.2, AD-20.3, Q-1)."""

from __future__ import annotations

from random import Random

import pytest

from kubrik.engine.choices import Choice
from tests.games.admiral.scene import Scene
from tests.games.admiral.whole_moves import PlayedMoves, defined_ends, random_position

LEVELS = ["basic", "captain", "admiral"]
STILL = "die 2"  # a storm that does nothing


def at_sea(seed: int, level: str) -> Scene:
    s = random_position(Random(f"{seed} {level}"), level).turn(0)
    return s if s.asked() == [0] else s.chance(STILL)


@pytest.mark.rule("AD-8.4", "AD-8.7", "AD-8.10", "AD-8.11", "AD-8.12", "AD-8.14", "AD-8.19", "Q-4", "Q-5")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(60))
def test_every_end_of_a_move_can_be_played_and_no_other(level: str, seed: int) -> None:
    s = at_sea(seed, level)
    defined = defined_ends(s)
    assert PlayedMoves().search(s.t).ends == defined


@pytest.mark.rule("Q-1", "Q-5", "Q-6")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(60, 80))
def test_under_way_one_may_always_stop_and_is_asked_for_a_reason(level: str, seed: int) -> None:
    s = at_sea(seed, level)
    stop = s.choice("stop")
    for asked in PlayedMoves().search(s.t).asked:
        assert asked[-1] is stop
        assert len(asked) > 1 or has_a_secret(s)
        assert in_order(asked)


def has_a_secret(s: Scene) -> bool:
    """A card face down under the ship that moves."""
    first = s.t.rules.names[0]
    return bool(s.t.annexes) and s.captain(first) != "" and not s.captain(first).endswith("*")


def in_order(asked: list[Choice]) -> bool:
    return [c.kind for c in asked] == sorted({c.kind for c in asked})
