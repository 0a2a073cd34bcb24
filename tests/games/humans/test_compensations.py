"""Where compensations come from, and when they may be used (section 13)."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import NOBODY, Note
from kubrik.engine.table import CHANCE
from kubrik.games.humans import notes
from kubrik.games.humans.ending import PayMissions, SettleCredits
from kubrik.games.humans.planning import Planning
from tests.games.humans.fights import all_fight, battle, captured, used_compensations, whole_game
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def behind(s: Scene) -> Scene:
    """Captain 0 is about to lose a battle with the training saucer."""
    return all_fight(battle(s, "prague", "training", "barge")).dice(1, 1).dice(1, 1)


def lost_battles(story: list[Note]) -> int:
    """How many captains fought in battles that were decided by dice, without the winners."""
    losers = fighters = 0
    for n in story:
        if n.kind == notes.BATTLE_BEGINS:
            fighters = 0
        elif n.kind == notes.FIGHTS:
            fighters += 1
        elif n.kind == notes.BATTLE_WON:
            losers += fighters - 1
    return losers


@pytest.mark.rule("TH-13.1", "TH-13.2", "TH-13.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_whole_games_each_lost_battle_and_nothing_else_gives_one_card(seats: int) -> None:
    t = whole_game(seats, seed=seats)
    assert t.journal is not None
    drawn = [n for n in t.journal.notes if n.kind in (notes.COMPENSATION_DRAWN, notes.NO_COMPENSATION_LEFT)]
    assert len(drawn) == lost_battles(t.journal.notes) > 0


@pytest.mark.rule("TH-13.1", "TH-13.2")
def test_a_lost_battle_gives_exactly_one_card() -> None:
    s = behind(scene(2, turn=3))
    assert s.asked() == [CHANCE]
    s.chance("compensation rage")
    assert s.asked() == []
    assert s.compensations(0) == "rage"


@pytest.mark.rule("TH-13.3", "TH-10.32")
def test_neither_a_retreat_nor_a_loss_to_an_army_gives_a_card() -> None:
    s = battle(scene(2, turn=3), "prague", "training", "barge").choose(0, "retreat")
    assert s.asked() == []
    assert s.compensations(0) == ""
    s = captured(scene(2, turn=3), "prague", "training").choose(0, "catch").chance("army army_26")
    s.choose(0, "fight").dice(1, 1)
    assert s.asked() == []
    assert s.compensations(0) == ""


@pytest.mark.rule("TH-13.4")
def test_there_is_no_limit_on_the_cards_in_hand() -> None:
    many = "jerrycan jerrycan jerrycan jerrycan fuel_tank last_grab last_grab last_grab rage rage pension pension"
    s = behind(scene(2, turn=3).captain(0, fresh=many)).chance("compensation rage")
    assert len(s.compensations(0).split()) == 13


@pytest.mark.rule("TH-13.5")
def test_a_card_cannot_be_used_in_the_turn_in_which_it_was_drawn() -> None:
    s = behind(scene(2, turn=3).captain(0, fresh="rage", stations="battery"))
    assert s.options(0) == ["pass", "station battery"]


@pytest.mark.rule("TH-13.6", "EX-29")
@pytest.mark.parametrize("turn", [4, 5, 10])
def test_from_the_next_turn_on_a_card_may_be_used_in_any_turn(turn: int) -> None:
    s = scene(2, turn=3).captain(0, fresh="rage")
    s.t.turn = turn
    assert behind(s).options(0) == ["pass", "compensation rage"]


@pytest.mark.rule("R-20")
@pytest.mark.parametrize(("turn", "usable"), [(3, False), (4, True), (5, False), (10, False)])
def test_in_the_other_reading_a_card_may_be_used_in_the_next_turn_only(turn: int, usable: bool) -> None:
    s = scene(2, turn=3, compensations="next_turn_only").captain(0, fresh="rage", stations="battery")
    s.t.turn = turn
    assert ("compensation rage" in behind(s).options(0)) == usable


@pytest.mark.rule("TH-13.7")
def test_a_card_is_used_once_and_discarded() -> None:
    s = behind(scene(2, turn=3).captain(0, compensations="rage jerrycan")).choose(0, "compensation rage")
    assert s.compensations(0) == "jerrycan"
    assert used_compensations(s) == "rage"
    assert s.options(0) == ["pass"]


@pytest.mark.rule("TH-13.8")
def test_an_empty_deck_is_renewed_from_its_discard() -> None:
    s = scene(2, turn=3)
    s.t.compensation_discard = [c for c in s.t.compensation_deck if c.name.id in ("pension", "fuel_tank")]
    s.t.compensation_deck = []
    behind(s)
    assert s.options(CHANCE) == ["compensation fuel_tank", "compensation pension"]
    s.chance("compensation fuel_tank")
    assert s.compensations(0) == "fuel_tank"
    assert used_compensations(s) == ""
    assert [c.name.id for c in s.t.compensation_deck] == ["pension"] * 3


@pytest.mark.rule("TH-13.9", "EC-60")
def test_with_deck_and_discard_empty_no_card_is_drawn() -> None:
    s = scene(2, turn=3)
    s.t.compensation_deck = []
    behind(s)
    assert s.asked() == []
    assert s.t.captors[1] == 1
    assert s.compensations(0) == ""
    assert s.notes(notes.NO_COMPENSATION_LEFT) == [(0, 0, 0, 0)]


@pytest.mark.rule("TH-13.10")
def test_cards_in_hand_are_secret_and_their_number_is_public() -> None:
    s = behind(scene(2, turn=3)).chance("compensation rage")
    for reader in (NOBODY, 1):
        assert s.notes(notes.COMPENSATION_DRAWN, reader) == [(0, 0, 0, 0)]
        assert s.notes(notes.COMPENSATION_SEEN, reader) == []
    assert s.notes(notes.COMPENSATION_SEEN, 0) == [(0, index_of(CARDS.compensations, "rage"), 0, 0)]


@pytest.mark.rule("TH-13.10")
def test_a_card_is_shown_when_it_is_discarded() -> None:
    s = behind(scene(2, turn=3).captain(0, compensations="rage")).choose(0, "compensation rage")
    for reader in (NOBODY, 0, 1):
        assert s.notes(notes.COMPENSATION_USED, reader) == [(0, index_of(CARDS.compensations, "rage"), 0, 0)]


@pytest.mark.rule("TH-13.11")
def test_one_kind_of_card_gives_extra_fuel() -> None:
    s = scene(2, turn=1).captain(0, ships="explorer training", compensations="jerrycan")
    s.cities("prague", "vienna", "seoul").go(Planning())
    s.choose(0, "cell 1", "cell 1").choose(1, "no cell")  # fuel 6, limit 4
    assert s.at(0, 1) == "training explorer"
    assert used_compensations(s) == "jerrycan"


@pytest.mark.rule("TH-13.21", "TH-14.6")
def test_cards_left_at_the_end_are_worth_nothing() -> None:
    s = scene(2, turn=10).captain(0, humans=100_000, compensations="pension pension rage last_grab")
    s.captain(1, humans=110_000).go(PayMissions(), SettleCredits())
    assert s.notes(notes.RESULT) == [(0, 100_000, 0, 0), (1, 110_000, 0, 0)]
    assert s.notes(notes.WINNER) == [(1, 0, 0, 0)]
