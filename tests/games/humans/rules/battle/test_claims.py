"""Claims of a city as a trophy after a lost battle for it (TH-13)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, used_compensations, who
from tests.games.humans.scene import Scene, scene


def lost(s: Scene, *losers: str) -> Scene:
    """Captain 0 has won Paris with a leviathan against training saucers; the losers have drawn these cards."""
    all_fight(battle(s, "paris", "leviathan", *["training"] * (s.t.seats - 1)))
    for _ in range(s.t.seats):
        s.dice(1, 1)
    while s.asked() != [-1]:
        s.choose(s.asked()[0], "pass")
    return s.chance(*[f"compensation {card}" for card in losers])


def story(s: Scene, reader: int) -> list[tuple[int, int, int, int, int]]:
    """Everything this seat has read in the journal."""
    assert s.t.journal is not None
    return [(n.kind, n.a, n.b, n.c, n.d) for n in s.t.journal.read_by(reader)]


@pytest.mark.rule("EX-29", "TH-13.15", "TH-13.16", "TH-13.17")
def test_two_claims_for_paris() -> None:
    s = scene(3, turn=7).captain(1, compensations="last_grab").captain(2, compensations="last_grab")
    lost(s, "rage", "rage").choose(1, "claim").choose(2, "claim")
    s.chance("die 4", "die 2")
    assert s.trophies(1) == "paris"
    assert s.trophies(2) == ""
    assert used_compensations(s) == "last_grab last_grab"
    assert [s.compensations(seat) for seat in (1, 2)] == ["rage", "rage"]


@pytest.mark.rule("TH-13.12", "TH-13.18")
def test_a_claimed_city_is_at_once_the_loser_s_trophy() -> None:
    s = lost(scene(2, turn=7).captain(1, compensations="last_grab"), "rage").choose(1, "claim")
    assert s.trophies(1) == "paris"
    assert s.notes(notes.CLAIM_DIE) == []  # nobody to throw against
    assert used_compensations(s) == "last_grab"


@pytest.mark.rule("TH-13.12", "TH-13.13")
def test_who_declines_keeps_the_card_and_gets_no_trophy() -> None:
    s = lost(scene(2, turn=7).captain(1, compensations="last_grab"), "rage")
    assert s.options(1) == ["pass", "claim"]
    s.choose(1, "pass")
    assert s.asked() == []  # directly after the battle, or not at all
    assert s.trophies(1) == ""
    assert s.compensations(1) == "last_grab rage"


@pytest.mark.rule("TH-13.13", "EC-72")
def test_neither_the_winner_nor_who_retreated_may_claim() -> None:
    s = scene(3, turn=7).captain(0, compensations="last_grab").captain(1, compensations="last_grab")
    battle(s, "paris", "leviathan", "training", "wasp").choose(1, "retreat")
    all_fight(s).dice(1, 1).dice(1, 1).chance("compensation rage")
    assert s.t.captors[1] == 0
    assert who(s, notes.COMPENSATION_DRAWN) == [2]
    assert s.asked() == []  # nobody was asked for a claim


@pytest.mark.rule("TH-13.13", "TH-13.5", "EC-72", "EX-29")
def test_a_card_drawn_in_this_very_battle_claims_nothing() -> None:
    s = lost(scene(2, turn=7), "last_grab")
    assert s.asked() == []
    assert s.compensations(1) == "last_grab"


@pytest.mark.rule("TH-13.5", "EC-72")
def test_among_older_cards_the_fresh_one_still_claims_nothing() -> None:
    s = lost(scene(2, turn=7).captain(1, compensations="jerrycan"), "last_grab")
    assert s.options(1) == ["pass"]
    with pytest.raises(Illegal) as e:
        s.choose(1, "claim")
    assert e.value.clause == "TH-13.14"


@pytest.mark.rule("TH-13.14", "TH-19.4")
def test_losers_with_an_old_card_answer_secretly_and_at_the_same_time() -> None:
    s = scene(4, turn=7).captain(1, compensations="last_grab").captain(2, compensations="jerrycan")
    lost(s, "rage", "rage", "rage")
    assert s.asked() == [1, 2]  # captain 3 holds a fresh card only
    assert s.options(1) == ["pass", "claim"]
    assert s.options(2) == ["pass"]
    s.choose(1, "claim")
    assert s.asked() == [2]
    assert s.notes(notes.CLAIMS) == []
    assert used_compensations(s) == s.trophies(1) == ""
    s.choose(2, "pass")
    assert who(s, notes.CLAIMS) == [1]


@pytest.mark.rule("TH-13.16", "EC-71")
def test_claimants_who_throw_the_same_throw_again() -> None:
    s = scene(4, turn=7)
    for seat in (1, 2, 3):
        s.captain(seat, compensations="last_grab")
    lost(s, "rage", "rage", "rage")
    for seat in (1, 2, 3):
        s.choose(seat, "claim")
    assert s.options(-1) == [f"die {n}" for n in range(1, 7)]
    s.chance("die 5", "die 2", "die 5", "die 1", "die 3")
    assert [(seat, n) for seat, n, _, _ in s.notes(notes.CLAIM_DIE)][3:] == [(1, 1), (3, 3)]
    assert [s.trophies(seat) for seat in (1, 2, 3)] == ["", "", "paris"]


@pytest.mark.rule("TH-13.22", "EC-89")
def test_only_one_claim_card_is_used_for_a_city() -> None:
    s = lost(scene(2, turn=7).captain(1, compensations="last_grab last_grab"), "rage").choose(1, "claim")
    assert s.asked() == []
    assert s.compensations(1) == "last_grab rage"
    assert s.trophies(1) == "paris"


@pytest.mark.rule("TH-13.23", "TH-19.4", "EC-83")
def test_nobody_learns_whether_a_captain_who_declined_holds_the_card() -> None:
    withheld = lost(scene(2, turn=7).captain(1, compensations="last_grab"), "rage").choose(1, "pass")
    without = lost(scene(2, turn=7).captain(1, compensations="jerrycan"), "rage")
    assert without.asked() == [1]
    assert without.options(1) == ["pass"]
    without.choose(1, "pass")
    for reader in (NOBODY, 0):
        assert story(withheld, reader) == story(without, reader)


@pytest.mark.rule("TH-8.60")
def test_claims_are_made_after_the_losses_and_before_the_next_city() -> None:
    s = (
        scene(2, turn=7)
        .captain(0, ships="leviathan barge")
        .captain(1, ships="wasp training", compensations="last_grab")
    )
    s.attack(0, "leviathan", 1).attack(0, "barge", 2).attack(1, "wasp", 1).attack(1, "training", 2)
    s.cities("paris", "moscow", "london").go(SortCities(), Battles())
    all_fight(s).dice(1, 1).dice(1, 1).choose(1, "pass", "ship wasp").chance("compensation rage")
    assert s.clause(1) == "TH-13.14"
    assert s.ships(1) == "training"
    assert len(s.notes(notes.BATTLE_BEGINS)) == 1
    s.choose(1, "claim")
    assert s.trophies(1) == "paris"
    assert len(s.notes(notes.BATTLE_BEGINS)) == 2
