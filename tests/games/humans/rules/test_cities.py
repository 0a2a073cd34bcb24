"""Laying out cities (section 5), and where they end."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.box.cards import BLUE, RED
from kubrik.games.humans.rules.cities import LayOutCities
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from tests.games.humans.random_games import PLAYERS, by_turn, moments, played_game
from tests.games.humans.scene import CARDS, index_of, scene


@pytest.mark.rule("TH-5.1", "EX-31", "EC-2")
@pytest.mark.parametrize(("players", "cities"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_city_for_each_captain_and_one_more_every_turn(players: int, cities: int) -> None:
    laid = [(turn, note.a) for turn, note in by_turn(played_game(players)) if note.kind == notes.CITY_LAID]
    assert laid == [(turn, cell) for turn in range(1, 11) for cell in range(1, cities + 1)]


@pytest.mark.rule("TH-5.2")
def test_cities_are_laid_face_up_into_cells_1_2_3() -> None:
    s = scene(2).go(LayOutCities()).chance("city minsk", "city seoul", "city kyoto")
    assert [city.name.id for city in s.t.cells if city is not None] == ["minsk", "seoul", "kyoto"]
    names = ["minsk", "seoul", "kyoto"]
    assert s.notes(notes.CITY_LAID, 1) == [(i + 1, index_of(CARDS.cities, name), 0, 0) for i, name in enumerate(names)]


@pytest.mark.rule("TH-5.3")
def test_only_cities_in_the_cells_can_be_attacked() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").go(Planning())
    assert s.options(0) == ["no cell", "cell 1", "cell 2", "cell 3"]
    with pytest.raises(Illegal, match=r"TH-6\.27"):
        s.choose(0, "cell 4")


@pytest.mark.rule("TH-5.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_when_a_turn_begins_no_city_is_left_from_the_last(players: int) -> None:
    for t in moments(players):
        gone = len(t.city_discard) + sum(len(captain.trophies) for captain in t.captains)
        if t.captains[0].drawn:  # phase 1
            assert gone == (t.turn - 1) * t.cell_count
            assert not any(t.cells)


@pytest.mark.rule("TH-2.9", "TH-3.5", "EC-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_turn_5_exactly_the_blue_cities_are_gone(players: int) -> None:
    t = next(t for t in moments(players) if t.turn == 6)
    assert len(t.city_decks[BLUE]) == 0
    assert len(t.city_decks[RED]) == 5 * t.cell_count


@pytest.mark.rule("TH-3.17", "EC-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_at_the_end_every_city_is_a_trophy_or_in_the_discard(players: int) -> None:
    t = played_game(players)
    assert t.city_decks == [[], []]
    ends = t.city_discard + [city for captain in t.captains for city in captain.trophies]
    assert sorted(city.index for city in ends) == [city.index for city in CARDS.cities if city.players <= players]


@pytest.mark.rule("TH-16.5")
def test_no_city_is_laid_out_twice() -> None:
    laid = [note.b for _, note in by_turn(played_game(5)) if note.kind == notes.CITY_LAID]
    assert len(laid) == len(set(laid)) == 60
