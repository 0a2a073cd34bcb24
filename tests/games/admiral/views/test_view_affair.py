"""What is going on between two questions, and that it tells of no answers (H-1, H-2, H-5)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.views.structs import AttackView, BoardingView, CourseView, SpoilsView
from tests.games.admiral.looking import TYPES, own, seen, told, told_to_others
from tests.games.admiral.scene import Scene, scene
from tests.games.watching import everybody, others

SEA = ("........", "........", "........")
FLEETS = "L1 A1 E, F1 A3 E, F2 C1 W, B2 H2 W"


@pytest.mark.rule("H-5", "AD-8.6")
def test_everybody_sees_a_ship_under_way_and_what_it_is_known_to_have_left() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F1 rapid").turn(0)
    assert seen(s, 1).affair is None
    s.choose(0, "move F1", "to E", "advance")
    for who in everybody(s):
        assert seen(s, who).affair == CourseView(ship=1, start="A3", heading="E", left=4)
    s.choose(0, "stop")
    assert seen(s, 1).affair is None


@pytest.mark.rule("H-2", "H-4", "Q-6")
@pytest.mark.parametrize("captain", TYPES)
def test_only_the_owner_sees_the_cell_that_rapid_would_reach(captain: str) -> None:
    s = scene(*SEA, ships="B1 A3 E, F2 C1 W", captains=f"B1 {captain}").turn(0)
    s.choose(0, "move B1", "to E", *["advance"] * 4)
    question = seen(s, 0).question
    assert question is not None
    assert ("advance" in question.options) == (captain == "rapid")
    for who in others(s, 0):
        assert (seen(s, who).to_act, seen(s, who).question) == ((0,), None)
        assert seen(s, who).affair == CourseView(ship=0, start="A3", heading="E", left=0)


def attacked(captain: str) -> Scene:
    s = scene(*SEA, ships=FLEETS, captains=f"F2 {captain}, L1 target").turn(0)
    return s.choose(0, "fire at F2", "3 from L1", "0 from F1", "salvo")


@pytest.mark.rule("H-5", "AD-9.1")
def test_in_a_window_everybody_sees_who_is_to_answer_and_what_was_declared() -> None:
    s = attacked("swift")
    for who in everybody(s):
        assert seen(s, who).to_act == (1,)
        assert seen(s, who).affair == AttackView(seat=0, target=2, shooters=(0,), shots=(3,), salvo=True)


@pytest.mark.rule("H-1", "H-5", "T-57")
def test_a_window_shows_nobody_else_which_answers_there_are() -> None:
    windows = {captain: attacked(captain) for captain in TYPES}
    answers = {captain: question_of(s, 1) for captain, s in windows.items()}
    assert answers == dict.fromkeys(TYPES, ("pass",)) | {"swift": ("pass", "fire first")}
    for s in windows.values():
        assert told_to_others(s, 1) == told_to_others(windows["rapid"], 1)


def question_of(s: Scene, seat: int) -> tuple[str, ...]:
    question = seen(s, seat).question
    assert question is not None
    return question.options


@pytest.mark.rule("H-1", "H-5", "CC-8.12")
def test_so_it_is_in_the_window_of_the_attacker() -> None:
    tables = [scene(*SEA, ships=FLEETS, captains=f"F2 swift, L1 {captain}").turn(0) for captain in ("swift", "rapid")]
    for s in tables:
        s.choose(0, "fire at F2", "3 from L1", "0 from F1", "separate").choose(1, "fire first")
        assert (seen(s, 1).to_act, seen(s, 1).question) == ((0,), None)
        assert seen(s, 1).affair == AttackView(seat=0, target=2, shooters=(0,), shots=(3,), salvo=False)
    assert [question_of(s, 0) for s in tables] == [("let be", "claim"), ("let be",)]
    assert told_to_others(tables[0], 0) == told_to_others(tables[1], 0)


@pytest.mark.rule("H-5", "CC-8.27")
def test_an_answer_is_composed_without_a_trace_under_the_declared_attack() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "3 from L1", "1 from F1").choose(1, "fire first")
    before = told_to_others(s, 1)
    s.choose(1, "against L1")
    assert told_to_others(s, 1) == before
    assert own(s, 1).answers == ("against L1",)
    assert seen(s, 0).affair == AttackView(seat=0, target=2, shooters=(0, 1), shots=(3, 1), salvo=True)


@pytest.mark.rule("AD-9.6", "H-5")
def test_while_dice_are_rolled_the_attack_is_seen() -> None:
    s = scene(*SEA, ships=FLEETS).turn(0).choose(0, "fire at F2", "2 from L1", "0 from F1", "separate")
    attack = AttackView(seat=0, target=2, shooters=(0,), shots=(2,), salvo=False)
    assert seen(s, 1).affair == attack
    assert seen(s.chance("die 1"), 1).affair == attack
    assert seen(s.chance("die 1"), 1).affair is None


@pytest.mark.rule("H-1", "H-5", "AD-14.4")
def test_a_boarding_is_seen_and_not_how_it_could_be_met() -> None:
    boarded = [scene(*SEA, ships="L1 B1 E, F2 C1 W", captains=f"F2 {captain}").turn(0) for captain in TYPES]
    for s in boarded:
        s.choose(0, "board with L1")
        assert seen(s, 0).affair == BoardingView(ship=0, target=1)
        assert (seen(s, 0).to_act, seen(s, 0).question) == ((1,), None)
    assert [question_of(s, 1) for s in boarded] == [("defend",)] * 3 + [("defend", "defend skilled")]
    assert {told(s, 0) for s in boarded} == {told(boarded[0], 0)}
    assert seen(boarded[0].choose(1, "defend"), 1).affair == BoardingView(ship=0, target=1)


@pytest.mark.rule("AD-17.5", "H-5")
def test_a_storm_on_a_fort_is_seen() -> None:
    s = scene("......2", ".......", ships="L1 F1 E, F2 A1 W").turn(0).choose(0, "storm with L1")
    assert seen(s, 1).affair == BoardingView(ship=0, target=2)


@pytest.mark.rule("AD-14.10", "CC-5.2", "H-5")
def test_after_a_boarding_everybody_sees_between_which_ships_something_may_go_over() -> None:
    s = scene(*SEA, ships="L1 B1 E, F2 C1 W, B2 H2 W", captains="L1 rapid").ship("F2", gold=1).turn(0)
    s.choose(0, "board with L1").chance("die 6", "die 1")
    spoils = SpoilsView(winner=0, captured=1)
    assert (seen(s, 1).affair, question_of(s, 0)) == (spoils, ("0 gold", "1 gold"))
    s.choose(0, "0 gold")
    assert (seen(s, 1).affair, question_of(s, 0)) == (spoils, ("stay", "go over"))
    assert seen(s.choose(0, "stay"), 1).affair is None
