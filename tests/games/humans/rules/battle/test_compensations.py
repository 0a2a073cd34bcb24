"""Where compensations come from, and who knows them (section 13)."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import NOBODY, Note
from kubrik.engine.table import CHANCE
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.view import humans_view
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
        assert humans_view(s.t, reader if reader >= 0 else None).captains[0].compensations == 1
    assert s.notes(notes.COMPENSATION_SEEN, 0) == [(0, index_of(CARDS.compensations, "rage"), 0, 0)]


@pytest.mark.rule("TH-13.10")
def test_a_card_is_shown_when_it_is_discarded() -> None:
    s = behind(scene(2, turn=3).captain(0, compensations="rage")).choose(0, "compensation rage")
    for reader in (NOBODY, 0, 1):
        assert s.notes(notes.COMPENSATION_USED, reader) == [(0, index_of(CARDS.compensations, "rage"), 0, 0)]
