"""The table before the first choice (section 2)."""

from __future__ import annotations

import pytest

from kubrik.engine.game import Setup, SetupError
from kubrik.engine.play import question, to_act
from kubrik.games.humans.box.cards import BLUE, RED
from kubrik.games.humans.box.files.load import parse_file, read_text
from kubrik.games.humans.game import HumansGame
from kubrik.games.humans.rules.ending import PayMissions
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans
from tests.games.humans.random_games import PLAYERS, first_moment, journal_of, played_game
from tests.games.humans.scene import STANDARD, scene


def fresh_table(players: int) -> Humans:
    """Nothing has been drawn, not even the missions."""
    return new_table(STANDARD, players, seed=1)


def missions_of(t: Humans) -> set[str]:
    return {mission.name.id for mission in t.missions}


@pytest.mark.rule("TH-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_can_play(players: int) -> None:
    assert len(played_game(players).scores()) == players
    assert HumansGame().box(Setup(game="humans", seats=players)).table(seed=1).seats == players


@pytest.mark.rule("TH-2.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_else_can_play(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 5 players"):
        HumansGame().box(Setup(game="humans", seats=players))


@pytest.mark.rule("TH-2.2", "TH-2.3", "TH-2.4", "TH-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_marked_for_more_players_stay_in_the_box(players: int) -> None:
    t = fresh_table(players)
    in_play = set(range(2, players + 1))
    assert {city.players for deck in t.city_decks for city in deck} == in_play
    assert {mission.players for mission in t.spare_missions} == in_play


@pytest.mark.rule("TH-2.6", "TH-2.7", "EX-31")
@pytest.mark.parametrize(("players", "cities"), [(2, 30), (3, 40), (4, 50), (5, 60)])
def test_half_of_the_cities_are_blue(players: int, cities: int) -> None:
    blue, red = fresh_table(players).city_decks
    assert len(blue) == len(red) == cities // 2
    assert {city.colour for city in blue} == {BLUE}
    assert {city.colour for city in red} == {RED}


@pytest.mark.rule("TH-2.19", "TH-2.17", "TH-2.10", "TH-5.1", "EX-31", "EC-2")
@pytest.mark.parametrize(("players", "missions", "cities"), [(2, 3, 3), (3, 3, 4), (4, 4, 5), (5, 5, 6)])
def test_missions_and_cities_a_turn_by_number_of_players(players: int, missions: int, cities: int) -> None:
    t = first_moment(players)
    assert len(t.missions) == missions
    assert t.cell_count == cities
    assert t.scores() == [100_000] * players
    assert [[ship.card.name.id for ship in c.ships] for c in t.captains] == [["training"]] * players


@pytest.mark.rule("TH-2.25")
def test_nobody_starts_with_anything_else() -> None:
    for captain in fresh_table(5).captains:
        assert (captain.stations, captain.compensations, captain.trophies, captain.credits) == ([], [], [], 0)


@pytest.mark.rule("TH-2.16", "TH-2.26", "EC-6")
def test_nobody_is_asked_for_a_colour_for_every_seat_has_its_own() -> None:
    t = first_moment(5)
    assert parse_file(read_text(), "cards.toml").tokens.colours >= len(t.captains)
    assert to_act(t) == [0, 1, 2, 3, 4]
    assert {question(t, seat).clause for seat in to_act(t)} <= {"TH-4.4", "TH-4.26"}
    assert not [c.name for c in t.rules.choices.catalogue.choices if "colour" in c.name]


@pytest.mark.rule("TH-2.18")
def test_the_marker_starts_on_turn_1_with_fuel_for_4() -> None:
    t = first_moment(3)
    assert (t.turn, t.fuel_limit()) == (1, 4)
    assert [(n.a, n.b) for n in journal_of(t) if n.kind == notes.TURN_BEGINS] == [(1, 4)]


@pytest.mark.rule("TH-2.20", "TH-2.2", "EC-1")
def test_with_two_players_any_unmarked_mission_may_be_chosen_and_no_other() -> None:
    seen: set[str] = set()
    for seed in range(30):
        seen |= missions_of(first_moment(2, seed))
    assert seen == {"m_science", "m_culture", "m_industry", "m_europe", "m_asia", "m_north_america"}


@pytest.mark.rule("TH-2.21")
def test_missions_are_laid_face_up_before_the_first_turn() -> None:
    t = first_moment(4)
    kinds = [n.kind for n in journal_of(t) if n.is_for(-1)]  # as a spectator reads it
    assert kinds[:5] == [notes.MISSION_LAID] * 4 + [notes.TURN_BEGINS]


@pytest.mark.rule("TH-2.22")
def test_missions_not_chosen_are_never_shown() -> None:
    t = played_game(3)
    shown = {n.a for n in journal_of(t) if n.kind == notes.MISSION_LAID}
    assert shown == {mission.index for mission in t.missions}
    assert not shown & {mission.index for mission in t.spare_missions}


@pytest.mark.rule("TH-2.22")
def test_missions_not_chosen_pay_nothing() -> None:
    s = scene(2).captain(0, trophies="casablanca").missions("m_europe").go(PayMissions())
    assert s.humans(0) == 100_000
