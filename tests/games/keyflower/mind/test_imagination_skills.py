"""Skill tiles that a seat can't know are dealt anew; of those taken openly some may have been paid face down."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.mind.imagined_skills import search_kept
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import SAW, SKILLS
from tests.games.keyflower.mind.imagining import is_fair, skill_hands, skills, worlds
from tests.games.keyflower.scene import Scene, scene


def with_saws(s: Scene, seat: int, n: int) -> Scene:
    """So many saws, taken openly."""
    s.t.pile[SAW] -= n
    s.t.players[seat].gain_skill_openly(SAW, n)
    return s


def paid_face_down(s: Scene, seat: int, known: list[int], paid: int) -> Scene:
    """The ledger after this seat has taken so many openly and has paid so many face down."""
    s.t.players[seat].known_skills = known
    s.t.players[seat].paid_hidden = paid
    return s


@pytest.mark.rule("KF-6.19", "KF-6.27")
def test_skill_tiles_that_were_drawn_are_any() -> None:
    s = scene(2).player(1, skills="saw 1").player(0, skills="anvil 1")
    assert skill_hands(s, 0, 1) == {"anvil 1", "pickaxe 1", "saw 1"}
    assert skill_hands(s, 0, 0) == {"anvil 1"}


@pytest.mark.rule("KF-9.12")
def test_skill_tiles_of_a_boat_are_known() -> None:
    s = scene(2).player(1, skills="anvil 1").load("keyflower", skills="saw 1").start(1).season_end()
    s.choose(1, "boat keyflower")
    assert skill_hands(s, 0, 1) == {"anvil 1 saw 1", "pickaxe 1 saw 1", "saw 2"}


@pytest.mark.rule("KF-6.27")
def test_the_pile_and_the_screens_exchange_what_nobody_has_seen() -> None:
    s = scene(2).player(1, skills="saw 2")
    s.t.pile = [1, 0, 1]
    found = worlds(s, 0)
    assert {skills(w, 1) for w in found} == {"anvil 1 saw 1", "saw 2"}
    for w in found:
        assert [w.pile[kind] + w.players[1].skills[kind] for kind in range(3)] == [1, 0, 3]
        assert w.pile_size() == 2


@pytest.mark.rule("EC-128", "KF-7.17")
@pytest.mark.parametrize("paid", ["anvil", "saw"])
def test_a_saw_taken_openly_may_have_been_paid_face_down(paid: str) -> None:
    """Whatever was paid, the others imagine the same."""
    s = with_saws(scene(2).player(1, workers="red 1", skills="anvil 1"), 1, 1).offer("brewer")
    s.turn(1).choose(1, "use brewer", f"give {paid}")
    assert s.skills(1) == {"anvil": "saw 1", "saw": "anvil 1"}[paid]
    assert skill_hands(s, 0, 1) == {"anvil 1", "pickaxe 1", "saw 1"}
    assert skill_hands(s, 1, 1) == {s.skills(1)}


@pytest.mark.rule("EC-128")
def test_no_more_known_tiles_are_gone_than_were_paid_face_down() -> None:
    s = with_saws(scene(2).player(1, workers="red 1"), 1, 3).offer("brewer").turn(1)
    s.choose(1, "use brewer")
    assert skill_hands(s, 0, 1) == {"saw 2"}


@pytest.mark.rule("EC-128")
def test_of_two_known_types_either_may_have_been_paid_face_down() -> None:
    s = paid_face_down(scene(2).player(1, skills="saw 1"), 1, [1, 0, 1], 1)
    assert skill_hands(s, 0, 1) == {"anvil 1", "saw 1"}


@pytest.mark.rule("EC-128")
def test_of_two_tiles_paid_face_down_the_second_was_one_of_those_left() -> None:
    """Of three tiles a saw was known, and two were paid: it is kept in one case of three."""
    s = paid_face_down(scene(2).player(1, skills="pickaxe 1"), 1, [0, 0, 1], 2)
    s.t.pile = [0, 9, 1]
    assert is_fair(s, 0, lambda w: skills(w, 1), {"saw 1": 11 + 2 * 1, "pickaxe 1": 2 * 10})


@pytest.mark.rule("KF-7.4")
def test_a_known_tile_paid_openly_is_gone() -> None:
    s = with_saws(scene(2).player(1, workers="red 1", skills="anvil 1"), 1, 1).offer("carpenter").turn(1)
    s.choose(1, "use carpenter")
    assert skill_hands(s, 0, 1) == {"anvil 1", "pickaxe 1", "saw 1"}


@pytest.mark.rule("EC-128")
def test_a_tile_paid_face_down_was_as_likely_known_as_not() -> None:
    """One saw is known, one tile is not, one of both was paid; the pile has pickaxes only."""
    s = with_saws(scene(2).player(1, workers="red 1", skills="pickaxe 1"), 1, 1).offer("brewer").turn(1)
    s.choose(1, "use brewer", "give saw")
    s.t.pile = [0, 9, 1]
    s.t.players[1].skills = [0, 1, 0]
    # the saw is kept in one case of two; else any of the eleven, of which one is a saw
    assert is_fair(s, 0, lambda w: skills(w, 1), {"saw 1": 11 + 1, "pickaxe 1": 10})


# ---------------------------------------------------------------- set aside at the Hiring fair


def hiring(s: Scene) -> Scene:
    return s.offer("hiring_fair").turn(1)


@pytest.mark.rule("KF-7.9", "KF-7.10", "EC-122")
def test_a_skill_tile_set_aside_is_hidden_from_the_others() -> None:
    s = hiring(scene(2).player(1, workers="red 1", skills="anvil 1 saw 1"))
    s.choose(1, "use hiring_fair", "give saw")
    assert {SKILLS[w.aside_skill] for w in worlds(s, 0)} == {"anvil", "pickaxe", "saw"}
    assert {SKILLS[w.aside_skill] for w in worlds(s, 1)} == {"saw"}
    for w in worlds(s, 0):
        assert (w.pile_size(), w.players[1].skill_count(), w.players[1].paid_hidden) == (46, 1, 1)
        everywhere = [w.pile[k] + w.players[1].skills[k] + (w.aside_skill == k) for k in range(3)]
        assert everywhere == [16, 16, 16]


@pytest.mark.rule("KF-7.9", "EC-128")
def test_who_had_nothing_but_known_tiles_has_set_aside_one_of_them() -> None:
    s = hiring(with_saws(scene(2).player(1, workers="red 1"), 1, 2)).choose(1, "use hiring_fair")
    assert {(SKILLS[w.aside_skill], skills(w, 1)) for w in worlds(s, 0)} == {("saw", "saw 1")}


@pytest.mark.rule("KF-7.9", "EC-128")
def test_a_tile_set_aside_comes_on_top_of_those_paid_before() -> None:
    """Three saws were known, one of them is paid: two are left, and one of these is set aside."""
    s = paid_face_down(scene(2).player(1, workers="red 1", skills="saw 2"), 1, [0, 0, 3], 1)
    hiring(s).choose(1, "use hiring_fair")
    assert {(SKILLS[w.aside_skill], skills(w, 1)) for w in worlds(s, 0)} == {("saw", "saw 1")}


# ---------------------------------------------------------------- where guessing does not help


@pytest.mark.rule("EC-128")
@pytest.mark.parametrize("kind", range(3))
def test_all_four_known_tiles_of_a_type_were_paid_where_none_of_it_is_left(kind: int) -> None:
    """Player 0 holds all there are. That another paid four of them among many others is not soon guessed."""
    mine, others = SKILLS[kind], SKILLS[kind - 1]
    s = scene(2).player(0, skills=f"{mine} 16").player(1, skills=f"{others} 10")
    found = worlds(paid_face_down(s, 1, [4 if k == kind else 0 for k in range(3)], 4), 0, 20)
    assert {w.players[1].skills[kind] for w in found} == {0}
    assert {w.players[1].skill_count() for w in found} == {10}
    assert len({skills(w, 1) for w in found}) > 2


def kept_by(s: Scene, pool: list[int]) -> list[list[int]]:
    """What the others keep if the pool holds these; player 0 looks on."""
    w = s.t.clone()
    assert isinstance(w, Keyflower)
    return search_kept(w, 0, pool)[1:]


@pytest.mark.rule("EC-128")
def test_nobody_keeps_more_than_he_has() -> None:
    s = paid_face_down(scene(2).player(1, skills="anvil 2"), 1, [3, 0, 3], 4)
    assert kept_by(s, [9, 9, 0]) == [[2, 0, 0]]
    s = paid_face_down(scene(2).player(1, skills="anvil 1"), 1, [3, 0, 0], 2)
    assert kept_by(s, [9, 9, 9]) == [[1, 0, 0]]


@pytest.mark.rule("EC-128")
def test_a_payment_is_taken_back_if_it_leads_nowhere() -> None:
    """An anvil and a pickaxe too many are known: player 1 alone can have paid the pickaxe, so player 2 the anvil."""
    s = scene(3).player(1, skills="anvil 1 saw 1").player(2, skills="saw 1")
    paid_face_down(paid_face_down(s, 1, [1, 1, 0], 1), 2, [1, 0, 0], 1)
    assert kept_by(s, [1, 0, 5]) == [[1, 0, 0], [0, 0, 0]]
