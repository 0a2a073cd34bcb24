"""The places at the end, and what decided them (AD-22)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.rules.ending import finish
from tests.games.admiral.looking import seen
from tests.games.admiral.scene import scene
from tests.games.watching import everybody

SEA = ("1a......", "........")


@pytest.mark.rule("AD-22.4", "AD-22.3", "AD-24.9")
def test_at_the_limit_places_come_with_all_that_decided_them() -> None:
    s = scene(*SEA, ships="L1 A2 E, F2 D1 W, B2 H2 W, G3 H1 W", ranking="gold")
    s.ship("F2", gold=1, strength=3).ship("B2", gold=1).ship("G3", flag=0).turn(0)
    s.t.bank = [0, 2, 1]
    assert seen(s, None).results == ()
    finish(s.t)
    for who in everybody(s):
        results = seen(s, who).results
        assert [(r.rank, r.won, r.score, r.bank) for r in results] == [
            (3, False, 4, 0),
            (1, False, 0, 2),
            (2, False, 0, 1),
        ]
        assert [(r.aboard, r.strength) for r in results] == [(0, 14), (2, 6), (0, 0)]


@pytest.mark.rule("AD-22.1", "AD-23.4")
def test_who_wins_at_once_is_told() -> None:
    s = scene(*SEA, ships="L1 A2 E, B2 C2 W").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    view = seen(s, 1)
    assert (view.over, view.to_act, view.question, view.affair) == (True, (), None, None)
    assert [(r.rank, r.won, r.score) for r in view.results] == [(1, True, 2), (2, False, 0)]
