"""What a player alone sees: the own answers, before they are whole and while they are sealed (H)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.admiral.looking import cards_seen, own, player_seen, seen, told_to_others, types_told
from tests.games.admiral.scene import Scene, scene
from tests.games.watching import everybody, others

SEA = ("........", "........")
FLEETS = "L1 A1 E, F1 A2 E, L2 H1 W, F2 H2 W"


def assigning(number: int = 2) -> Scene:
    return scene(*SEA, ships=FLEETS, captains="", number=number).assign()


@pytest.mark.rule("CC-2.2", "H-1")
def test_whoever_assigns_sees_the_whole_set_and_the_own_draft() -> None:
    s = assigning(1).choose(0, "nobody commands L1")
    assert cards_seen(s, 0).own_aside == ("rapid", "swift", "target", "berserk")
    assert own(s, 0).answers == ("nobody commands L1",)
    assert (own(s, 1).answers, seen(s, None).own) == ((), None)


@pytest.mark.rule("CC-2.5", "T-57", "H-1")
def test_of_a_draft_others_see_nothing_and_of_a_finished_one_that_it_is() -> None:
    s = assigning()
    before = told_to_others(s, 0)
    s.choose(0, "swift commands L1")
    assert told_to_others(s, 0) == before
    s.choose(0, "target commands F1")
    assert own(s, 0).answers == ("swift commands L1", "target commands F1")
    for who in others(s, 0):
        assert seen(s, who).to_act == (1,)
        assert [player_seen(s, seat, who).ready for seat in (0, 1)] == [True, False]
        assert cards_seen(s, who).cards == ()
        assert cards_seen(s, who).aside == (4, 4)
    assert types_told(s, None) == set()


@pytest.mark.rule("CC-2.5")
def test_what_is_sealed_looks_the_same_whatever_it_is() -> None:
    tables = [
        assigning().choose(0, f"{one} commands L1", f"{two} commands F1")
        for one, two in (
            ("swift", "target"),
            ("rapid", "berserk"),
        )
    ]
    assert told_to_others(tables[0], 0) == told_to_others(tables[1], 0)
    assert own(tables[0], 0) != own(tables[1], 0)


@pytest.mark.rule("H-5")
def test_a_turn_is_composed_without_a_trace() -> None:
    s = scene(*SEA, ships="L1 A1 E, F1 A2 E, L2 D1 W, F2 H2 W", captains="L1 target").turn(0)
    before = told_to_others(s, 0)
    for name in ("fire at L2", "2 from L1", "0 from F1"):
        s.choose(0, name)
        assert told_to_others(s, 0) == before
    assert own(s, 0).answers == ("fire at L2", "2 from L1", "0 from F1")
    assert [player_seen(s, seat).ready for seat in (0, 1)] == [False, False]
    s.choose(0, "salvo")
    assert own(s, 0).answers == ()
    assert not set(told_to_others(s, 0)) & set(before)


@pytest.mark.rule("AD-1.7")
def test_without_an_expansion_all_see_the_same_but_their_own_questions() -> None:
    s = scene(*SEA, ships=FLEETS).turn(0)
    assert seen(s, None).additions == ()
    for who in everybody(s):
        assert msgspec.structs.replace(seen(s, who), seat=None, question=None, own=None) == seen(s, None)
