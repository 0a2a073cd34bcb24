"""What everybody sees at any time: the table, the cities, the captains (section 18)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.box.cards import BLUE, RED
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.cities import LayOutCities
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.views.structs import CardView, CellView, MissionView, StationView
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.looking import all_that_is_told, names, own, seen, told
from tests.games.humans.random_games import PLAYERS, first_moment, moments, played_game
from tests.games.humans.scene import STANDARD, scene
from tests.games.watching import everybody, others


@pytest.mark.rule("V-1", "TH-11.1")
def test_everybody_knows_the_missions_and_who_leads_in_them() -> None:
    s = scene(2).missions("m_asia m_science").captain(1, trophies="seoul prague").go(BUYING)
    for who in everybody(s):
        assert seen(s, who).missions == (MissionView("m_asia", (0, 1)), MissionView("m_science", (0, 1)))


@pytest.mark.rule("V-2", "TH-15.5")
def test_everybody_knows_the_balances_the_turn_and_the_fuel_limit() -> None:
    s = scene(2, turn=4).captain(0, humans=70_000).captain(1, humans=820_000).go(BUYING)
    for who in everybody(s):
        view = seen(s, who)
        assert [c.balance for c in view.captains] == [70_000, 820_000]
        assert [(c.lap, c.space) for c in view.captains] == [(0, 70_000), (1, 70_000)]
        assert (view.turn, view.last_turn, view.fuel_limit, view.phase) == (4, 10, 7, "buying")


@pytest.mark.rule("V-10", "TH-0.6", "TH-0.15")
def test_of_a_hand_others_know_the_number_of_ships_and_compensations() -> None:
    s = scene(3, turn=4).captain(
        0, ships="training cyclops krepysh", compensations="rage", fresh="pension", hidden=True
    )
    s.go(BUYING)
    for who in others(s, 0):
        captain = seen(s, who).captains[0]
        assert (captain.ships, captain.compensations, captain.old_compensations) == (3, 2, 1)
        assert not names(s, who) & {"cyclops", "krepysh", "rage", "pension"}
    assert [ship.id for ship in own(s, 0).ships] == ["training", "cyclops", "krepysh"]


@pytest.mark.rule("TH-0.6", "V-30")
def test_stations_are_not_in_the_hand_but_on_the_table() -> None:
    s = scene(2, turn=4).captain(0, ships="cyclops", stations="battery jammer", used="jammer", compensations="rage")
    s.go(BUYING)
    mine = own(s, 0)
    assert ([ship.id for ship in mine.ships], [c.id for c in mine.compensations]) == (["cyclops"], ["rage"])
    for who in everybody(s):
        shown = seen(s, who).captains[0].stations
        assert shown == (StationView("battery", "blue", False), StationView("jammer", "blue", True))


@pytest.mark.rule("V-11")
def test_everybody_knows_that_everybody_has_a_training_saucer() -> None:
    for seats in PLAYERS:
        for captain in humans_view(first_moment(seats), None).captains:
            assert (captain.known, captain.ships, captain.hidden) == (("training",), 1, ())


@pytest.mark.rule("V-11", "TH-4.23")
def test_a_training_saucer_leaves_a_hand_face_up() -> None:
    s = scene(2).captain(0, ships="training mosquito teacup cyclops barge").drawn(0, "krepysh wingman").go(BUYING)
    s.choose(0, "buy first", "ship training").choose(1, "buy none")
    view = seen(s, 1)
    assert CardView("training", "none") in view.discards.ships
    assert view.captains[0].known == ("mosquito", "teacup", "cyclops", "barge")


@pytest.mark.rule("V-12", "TH-5.3")
def test_cities_are_seen_from_the_moment_they_are_laid_out() -> None:
    s = scene(2).go(BUYING, LayOutCities(), Planning())
    for who in everybody(s):
        assert [c.city for c in seen(s, who).cells] == [None, None, None]
    s.choose(0, "buy none").choose(1, "buy none").chance("city seoul")
    assert seen(s, None).cells[0] == CellView(1, "seoul", None, None, ())
    assert seen(s, None).phase == "cities"
    s.chance("city prague", "city turin")
    for who in everybody(s):
        assert [c.city for c in seen(s, who).cells] == ["seoul", "prague", "turin"]
        assert seen(s, who).phase == "planning"


@pytest.mark.rule("V-26", "TH-10.38")
def test_everybody_sees_all_trophies() -> None:
    s = scene(2).captain(0, trophies="seoul kyoto").captain(1, trophies="prague").go(BUYING)
    for who in everybody(s):
        assert [c.trophies for c in seen(s, who).captains] == [("seoul", "kyoto"), ("prague",)]


@pytest.mark.rule("V-27", "TH-16.2")
def test_everybody_may_browse_the_discards_of_cities_and_ships() -> None:
    s = scene(2).cities("seoul", "prague", "turin").drawn(0, "krepysh battery").go(SortCities(), BUYING)
    s.choose(0, "buy none").choose(1, "buy none")
    for who in everybody(s):
        assert seen(s, who).discards.cities == ("seoul", "prague", "turin")
        assert seen(s, who).discards.ships == (CardView("krepysh", "blue"), CardView("battery", "blue"))


@pytest.mark.rule("V-28", "TH-16.3")
def test_everybody_may_browse_the_discards_of_armies_and_compensations() -> None:
    s = scene(2, turn=4).captain(0, ships="training", compensations="pension").go(BUYING)
    s.choose(0, "allowance pension 1").choose(1, "buy none")
    assert {seen(s, who).discards.compensations for who in everybody(s)} == {("pension",)}
    s = scene(2).captain(0, ships="training").cities("seoul").attack(0, "training", 1).captor(0, 1).go(Rewards())
    s.choose(0, "catch").chance("army army_26").choose(0, "flee")
    assert {seen(s, who).discards.armies for who in everybody(s)} == {("army_26",)}


@pytest.mark.rule("V-29", "TH-16.4")
def test_of_decks_only_the_sizes_are_known() -> None:
    t = first_moment(3)
    before = [all_that_is_told(t, who) for who in (None, 0, 1, 2)]
    t.city_decks = [deck[::-1] for deck in t.city_decks]
    t.ship_decks = [deck[::-1] for deck in t.ship_decks]
    t.army_deck, t.compensation_deck = t.army_deck[::-1], t.compensation_deck[::-1]
    assert [all_that_is_told(t, who) for who in (None, 0, 1, 2)] == before
    sizes = humans_view(t, 0).decks
    assert (sizes.blue_cities, sizes.red_cities, sizes.ships, sizes.waiting_ships) == (20, 20, 44, 50)
    assert (sizes.armies, sizes.compensations) == (20, 20)


@pytest.mark.rule("V-31", "TH-3.8")
def test_nobody_learns_which_blue_ships_were_left_over() -> None:
    s = scene(2, turn=6).go(BUYING)
    before = [told(s, who) for who in everybody(s)]
    s.t.ship_decks[BLUE] = []
    assert [told(s, who) for who in everybody(s)] == before
    sizes = seen(s, 0).decks
    assert (sizes.ships, sizes.waiting_ships) == (len(s.t.ship_decks[RED]), 0)


@pytest.mark.rule("V-32", "TH-2.22")
def test_nobody_learns_which_missions_were_not_chosen() -> None:
    t = first_moment(2)
    spare = {m.name.id for m in t.spare_missions}
    assert len(spare) == 3
    before = [all_that_is_told(t, who) for who in (None, 0, 1)]
    t.spare_missions = []
    assert [all_that_is_told(t, who) for who in (None, 0, 1)] == before
    assert not [m for m in spare if m in before[0]]


@pytest.mark.rule("TH-14.8")
def test_when_the_game_is_over_the_places_are_seen() -> None:
    t = played_game(3)
    view = humans_view(t, None)
    assert (view.phase, view.over, view.to_act, view.question) == ("over", True, (), None)
    assert [r.humans for r in view.results] == t.scores()
    assert sorted(r.rank for r in view.results)[0] == 1


def test_the_phases_come_in_their_order_and_only_who_acts_is_asked() -> None:
    order = ["buying", "planning", "moving", "battle", "reward"]
    at = (1, "buying")
    for t in moments(3, seed=4):
        views = [humans_view(t, who) for who in (None, 0, 1, 2)]
        assert [v.seat for v in views if v.question is not None] == list(views[0].to_act)
        now = (views[0].turn, views[0].phase)
        assert t.over or (now[0], order.index(now[1])) >= (at[0], order.index(at[1]))
        at = now


def test_a_table_before_the_first_turn_can_be_looked_at() -> None:
    view = humans_view(new_table(STANDARD, 2, 1), 0)
    assert (view.turn, view.phase, view.fuel_limit, view.question) == (0, "setup", 4, None)
