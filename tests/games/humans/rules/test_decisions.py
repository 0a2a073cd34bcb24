"""What captains are asked, and what they may answer (TH-19.1, TH-19.2, TH-19.7, TH-19.9)."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import advance, choose, next_to_act, options, play, to_act
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.rules.planning.moving import PullShips
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.state import Humans
from tests.games.humans.scene import CARDS, STANDARD, index_of, scene

FIVE_SHIPS = ["mosquito teacup tourist hoover botanist", "starship foreman wingman loner cyclops"]


def hand(captain: Captain) -> tuple[object, ...]:
    ships = [ship.card.index for ship in captain.ships]
    compensations = [c.card.index for c in captain.compensations]
    stations = [station.model for station in captain.stations]
    cells, used, drawn = captain.cells.copy(), captain.used.copy(), [card.index for card in captain.drawn]
    trophies = [city.index for city in captain.trophies]
    return captain.balance, captain.credits, ships, cells, stations, used, compensations, trophies, drawn


def picture(t: Humans) -> tuple[object, ...]:
    """Everything on the table that a choice could change."""
    hands = [hand(captain) for captain in t.captains]
    answers = [[choice.name for choice in sealed] for sealed in t.answers]
    discards = [len(t.city_discard), len(t.ship_discard), len(t.army_discard), len(t.compensation_discard)]
    battle = [] if t.battle is None else [t.battle.announced, t.battle.passed, *t.battle.stay, *t.battle.dice]
    catch = [] if t.catch is None else [*t.catch.done, t.catch.dice, t.catch.boost]
    flow = (t.rng.state, t.turn, t.agenda.copy(), t.ready.copy(), t.captors.copy())
    return flow, hands, answers, discards, battle, catch


def refuse_all_else(t: Humans) -> None:
    """Every seat tries every choice of the catalogue that it is not offered."""
    for seat in range(t.seats):
        offer = options(t, seat) if seat in to_act(t) else []
        for choice in t.rules.choices.catalogue.choices:
            if choice not in offer:
                with pytest.raises(Illegal):
                    choose(t, seat, choice)


@pytest.mark.rule("TH-19.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_offer_is_accepted_and_all_else_refused_without_a_trace(seed: int) -> None:
    t = new_table(STANDARD, 3, seed)
    advance(t)
    rng = Rng(seed)
    while not t.over:
        offer = options(t, next_to_act(t))
        if rng.below(8) == 0:
            before = picture(t)
            refuse_all_else(t)
            assert picture(t) == before
            for choice in offer:
                tried = t.clone()
                choose(tried, next_to_act(tried), choice)
                assert picture(tried) != before
        play(t, next_to_act(t), offer[rng.below(len(offer))])


@pytest.mark.rule("TH-19.1")
def test_the_only_ship_that_can_be_lost_is_lost_unasked_and_logged() -> None:
    s = scene(2, 6).cities("paris", "moscow", "london").captain(0, ships="training wasp").captain(1, ships="goliath")
    s.attack(0, "training wasp", 1).attack(1, "goliath", 1).go(SortCities(), Battles())
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 1)
    assert s.notes(notes.SHIP_LOST) == [(0, index_of(CARDS.ships, "wasp"), 0, 0)]


@pytest.mark.rule("TH-19.1")
def test_the_only_ship_that_can_be_cancelled_is_cancelled_unasked_and_logged() -> None:
    s = scene(2, 6).cities("paris", "moscow", "london").captain(0, stations="jammer").captain(1, ships="goliath")
    s.attack(0, "training", 1).attack(1, "goliath", 1).go(SortCities(), Battles())
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(1, 1).choose(0, "station jammer")
    assert s.notes(notes.CANCELLED) == [(0, 1, index_of(CARDS.ships, "goliath"), 0)]


@pytest.mark.rule("TH-19.7")
def test_who_can_buy_nothing_is_asked_all_the_same() -> None:
    s = scene(2).captain(0, humans=0, ships="training mosquito teacup").drawn(0, "barge stool").drawn(1, "miner patron")
    s.go(BUYING).choose(1, "buy none")
    assert s.t.ready == [False, True]
    assert s.options(0) == ["buy none"]
    s.choose(0, "buy none")
    assert s.t.over


@pytest.mark.rule("TH-19.7")
def test_who_can_send_nothing_is_asked_all_the_same() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, ships="krepysh explorer").go(Planning())
    s.choose(1, "no cell")
    assert s.t.ready == [False, True]
    assert s.options(0) == ["no cell"]


@pytest.mark.rule("TH-19.9")
def test_twenty_ships_of_others_are_a_question_of_twenty_one() -> None:
    s = scene(5).cities("seoul", "prague", "vienna", "minsk", "zurich", "turin").captain(0, stations="magnet")
    for seat in range(1, 5):
        s.captain(seat, ships=FIVE_SHIPS[seat % 2]).attack(seat, FIVE_SHIPS[seat % 2], seat)
    s.go(PullShips())
    assert len(s.options(0)) == 21
    assert s.choose(0, "captain 4 ship 4").options(0) == ["cell 1", "cell 2", "cell 3", "cell 5", "cell 6"]


@pytest.mark.rule("TH-19.9")
def test_no_heap_of_credits_and_no_heap_of_fuel_makes_a_longer_question() -> None:
    s = scene(2).captain(0, humans=2_000_000, credits=30).drawn(0, "teacup barge").drawn(1, "miner patron").go(BUYING)
    assert len(s.options(0)) <= 25
    s = scene(2).cities("seoul", "prague", "vienna").captain(0, ships="cyclops barge", stations="tanker")
    s.captain(0, compensations="jerrycan jerrycan jerrycan jerrycan fuel_tank").go(Planning())
    assert 1 < len(s.choose(0, "cell 1", "cell 1").options(0)) <= 25


@pytest.mark.rule("TH-19.9")
@pytest.mark.parametrize("seed", range(20))
def test_no_question_of_a_game_has_more_than_25_options(seed: int) -> None:
    t = new_table(STANDARD, 5, seed)
    advance(t)
    rng = Rng(seed)
    while not t.over:
        offer = options(t, next_to_act(t))
        assert 1 <= len(offer) <= 25
        play(t, next_to_act(t), offer[rng.below(len(offer))])


@pytest.mark.rule("TH-19.8")
def test_an_answer_given_by_itself_is_told_to_its_owner_only() -> None:
    s = scene(2, turn=1).captain(0, ships="training krepysh").cities("seoul", "prague", "vienna").go(Planning())
    s.choose(0, "cell 1")  # the cruiser needs 5 of 4 fuel: it stays without being asked about
    krepysh = index_of(CARDS.ships, "krepysh")
    assert s.notes(notes.SHIP_STAYS, seat=0) == [(0, krepysh, 0, 0)]
    assert s.notes(notes.SHIP_STAYS, seat=1) == []
