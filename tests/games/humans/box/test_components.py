"""What lies on the table beside the cards (section 1; the cards are counted in test_box*.py)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.humans.box.files.schema import BoxEntry
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.random_games import played_game
from tests.games.humans.scene import CARDS, STANDARD, index_of, scene


@pytest.mark.rule("TH-1.1", "TH-1.2")
def test_all_captains_attack_the_same_row_of_numbered_cells() -> None:
    s = scene(3).cities("seoul", "prague", "vienna", "minsk")
    s.attack(0, "training", 2).attack(2, "training", 2).go(SortCities(), Battles())
    assert s.notes(notes.BATTLE_BEGINS) == [(2, index_of(CARDS.cities, "prague"), 0, 0)]


@pytest.mark.rule("TH-1.7")
def test_the_board_has_a_place_for_every_deck_and_discard() -> None:
    t = new_table(STANDARD, 5, seed=1)
    assert [len(deck) for deck in t.city_decks] == [30, 30]
    assert [len(deck) for deck in t.ship_decks] == [50, 50]
    assert (len(t.army_deck), len(t.compensation_deck)) == (20, 20)
    assert (t.city_discard, t.ship_discard) == ([], [])


@pytest.mark.rule("TH-1.27")
def test_reminder_cards_do_nothing_and_so_are_not_in_the_game() -> None:
    assert "reminder" not in BoxEntry.__struct_fields__
    every = STANDARD.choices.catalogue.choices + STANDARD.outcomes.catalogue.choices
    assert not [c.name for c in every if "remind" in c.name]


@pytest.mark.rule("TH-1.29")
def test_each_of_five_captains_has_a_pawn_of_their_own() -> None:
    s = scene(5).drawn(3, "krepysh").go(BUYING).choose(3, "buy first")
    for seat in (0, 1, 2, 4):
        s.choose(seat, "buy none")
    assert s.t.scores() == [100_000, 100_000, 100_000, 50_000, 100_000]


@pytest.mark.rule("TH-1.30")
def test_one_marker_shows_the_turn_and_its_fuel() -> None:
    s = scene(2, turn=5)
    assert (s.t.turn, s.t.fuel_limit()) == (5, 8)
    s.t.turn += 1
    assert s.t.fuel_limit() == 9


@pytest.mark.rule("TH-1.31", "TH-1.32")
def test_two_dice_with_six_faces_each_pair_equally_likely() -> None:
    s = scene(2).cities("seoul", "prague", "vienna")
    s.attack(0, "training", 1).attack(1, "training", 1).go(SortCities(), Battles())
    s.choose(0, "fight").choose(1, "fight")
    assert s.asked() == [CHANCE]
    assert s.options(CHANCE) == [f"dice {a} {b}" for a in range(1, 7) for b in range(1, 7)]
    assert {outcome.weight for outcome in s.t.agenda[-1].outcomes_now(s.t)} == {1}


@pytest.mark.rule("R-1", "TH-1.30")
def test_by_another_reading_the_fuel_pauses_at_turn_6() -> None:
    t = played_game(2, fuel="early_pause")
    assert t.journal is not None
    marker = [n.b for n in t.journal.notes if n.kind == notes.TURN_BEGINS]
    assert marker == [4, 5, 6, 7, 8, 8, 9, 10, 11, 12]


@pytest.mark.rule("R-1")
def test_the_fuel_of_that_reading_is_the_limit_of_a_plan() -> None:
    ruled, paused = scene(2, turn=6), scene(2, turn=6, fuel="early_pause")
    for s in (ruled, paused):
        s.captain(0, ships="mosquito cyclops explorer").go(Planning()).choose(0, "cell 1", "cell 1")
    assert ruled.options(0) == ["no cell", "cell 1", "cell 2", "cell 3"]  # 1 + 3 + 5 = 9
    assert paused.asked() == [1]  # 9 > 8: the explorer stays at home unasked
