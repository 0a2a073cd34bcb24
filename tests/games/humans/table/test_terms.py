"""What the words of the rulebook mean in play (section 0)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import to_act
from kubrik.games.humans.box.cards import TYPES
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from tests.games.humans.random_games import PLAYERS, first_moment
from tests.games.humans.scene import CARDS, Scene, scene


def at_seoul(ships: str, foes: str = "", compensations: str = "") -> Scene:
    """Captain 0 with these ships at Seoul, captain 1 too if there are foes."""
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, ships=ships, compensations=compensations).attack(0, ships, 1)
    return s.captain(1, ships=foes).attack(1, foes, 1).go(SortCities(), Battles(), Rewards())


@pytest.mark.rule("TH-0.1")
def test_a_result_outranks_a_figure_on_the_way_and_an_example_outranks_a_picture() -> None:
    s = at_seoul("starship cyclops", foes="training")
    assert (0, 14, 0, 0) in s.notes(notes.STRENGTH_COUNTED)  # the example prints 15, but its result needs 14
    plus = {card.name.id: card.n for card in CARDS.stations}
    assert plus["amplifier"] == 3  # the picture prints +2, the example adds 3


@pytest.mark.rule("TH-0.2", "TH-0.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_is_a_captain_and_seats_are_numbered_from_0(players: int) -> None:
    t = first_moment(players)
    assert len(t.captains) == players
    assert to_act(t) == list(range(players))


@pytest.mark.rule("TH-0.4", "TH-0.5")
def test_humans_are_points_and_money() -> None:
    s = scene(2).drawn(0, "krepysh mosquito").go(BUYING)
    s.choose(0, "buy both").choose(1, "buy none")
    assert s.humans(0) == 40_000
    assert s.t.scores() == [40_000, 100_000]
    assert s.notes(notes.WINNER) == [(1, 0, 0, 0)]  # who has spent less


@pytest.mark.rule("TH-0.6")
def test_the_hand_holds_ships_and_compensations_but_no_stations() -> None:
    s = scene(2, turn=2).captain(0, compensations="rage").drawn(0, "battery cyclops").go(BUYING, Planning())
    s.choose(0, "buy both").choose(1, "buy none")
    assert (s.ships(0), s.compensations(0), s.stations(0)) == ("training cyclops", "rage", "battery")
    s.choose(0, "no cell", "no cell")
    assert s.asked() == [1]  # two ships to send, no more


@pytest.mark.rule("TH-0.7")
def test_all_ships_of_a_captain_at_a_city_are_one_group() -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, ships="starship cyclops").go(Planning(), SortCities(), Battles())
    s.choose(0, "cell 1", "cell 1").choose(1, "cell 1")
    assert s.notes(notes.STRENGTH_COUNTED) == [(0, 14, 0, 0), (1, 2, 0, 0)]  # each ship with the other's help
    s.choose(1, "fight").choose(0, "fight").dice(1, 2).dice(3, 4)
    assert s.rolls() == [(1, 1, 2, 5), (0, 3, 4, 21)]


@pytest.mark.rule("TH-0.8")
def test_ships_are_saucers_tripods_and_cruisers() -> None:
    assert {TYPES[ship.type] for ship in CARDS.ships} == {"saucer", "tripod", "cruiser"}
    assert len(TYPES) == 3


@pytest.mark.rule("TH-0.9")
def test_cities_are_centres_of_science_culture_or_industry() -> None:
    assert [centre.id for centre in CARDS.centres] == ["science", "culture", "industry"]
    assert {city.centre for city in CARDS.cities} == {0, 1, 2}


@pytest.mark.rule("TH-0.10")
def test_a_raid_is_safe() -> None:
    s = at_seoul("training").choose(0, "raid")
    assert (s.humans(0), s.trophies(0)) == (150_000, "seoul")


@pytest.mark.rule("TH-0.10")
def test_a_catch_is_risky() -> None:
    s = at_seoul("training").choose(0, "catch").chance("army army_26").choose(0, "fight").dice(6, 6)
    assert (s.humans(0), s.trophies(0)) == (100_000, "")


@pytest.mark.rule("TH-0.12")
def test_the_priority_order_begins_one_seat_later_every_turn() -> None:
    orders = []
    for turn in range(1, 6):
        t = scene(3, turn=turn).t
        orders.append([t.in_priority(place) for place in range(3)])
        assert [t.priority(seat) for seat in orders[-1]] == [0, 1, 2]
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0]]


@pytest.mark.rule("TH-0.14")
def test_what_helps_in_a_fight_helps_against_captains_and_armies() -> None:
    battle = at_seoul("cyclops", foes="barge", compensations="rage")
    battle.choose(0, "fight").choose(1, "fight").dice(3, 3).dice(3, 3)
    catch = at_seoul("barge", compensations="rage")
    catch.choose(0, "catch").chance("army army_26").choose(0, "fight").dice(3, 3)
    assert battle.options(0) == catch.options(0) == ["pass", "compensation rage"]


@pytest.mark.rule("TH-0.15")
def test_a_compensation_is_old_from_the_next_turn_on() -> None:
    s = scene(2, turn=4).captain(0, compensations="pension").captain(1, fresh="pension").go(BUYING)
    assert s.options(0) == ["allowance pension 0", "allowance pension 1"]
    assert s.options(1) == ["buy none"]
    s.t.turn = 5
    assert s.t.has_old(1)


@pytest.mark.rule("TH-0.15")
def test_everybody_sees_that_a_compensation_is_drawn_but_not_which() -> None:
    s = at_seoul("cyclops", foes="barge")
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(6, 6).chance("compensation rage")
    assert s.notes(notes.COMPENSATION_DRAWN, 1) == [(0, 0, 0, 0)]
    assert s.notes(notes.COMPENSATION_SEEN, 1) == []
    assert len(s.notes(notes.COMPENSATION_SEEN, 0)) == 1


@pytest.mark.rule("TH-0.16")
def test_every_ship_without_immortality_is_mortal() -> None:
    s = at_seoul("training mosquito cyclops", foes="krepysh barge")
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(6, 6)
    assert s.options(0) == ["ship mosquito", "ship cyclops"]
