"""A game that the page has no board for: its areas, its ways' places and its results are in the scene."""

from __future__ import annotations

import msgspec
import pytest

from kubrik.engine.board import Area, Item
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.views import Place, View, Way
from kubrik.games.registry import GAMES
from kubrik.server.game.game import LiveGame
from kubrik.server.show.scenes import Scenes
from kubrik.server.show.stage import Stage
from kubrik.server.store.values import Seat
from kubrik.server.wire.scene import Change, Scene
from tests.engine.toy import FISH
from tests.engine.toy_box import HarbourBox, HarbourTexts, HarbourView
from tests.server.store.things import a_table

QUAY, SEATS = Place("quay", ""), 2
SEA = {"en": "The sea", "ru": "Море"}


class WithAreas(HarbourTexts):
    """The sea as a pile for each fish; before each seat its coins; one's own taste."""

    def board(self, view: View, names: list[str], lang: str) -> tuple[Area, ...]:
        assert isinstance(view, HarbourView)
        sea = Area(SEA[lang], "pile", tuple(Item(fish, count=n) for fish, n in zip(FISH, view.sea, strict=True)))
        purses = [Area(names[s], "number", (Item(str(n)),), s) for s, n in enumerate(view.coins)]
        taste = [] if view.taste is None else [Area("taste", "hand", (Item(FISH[view.taste]),), view.seat)]
        return (sea, *purses, *taste)


class DescribedHarbour(HarbourBox):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.texts = WithAreas()

    def way(self, view: View, choice: str) -> Way:
        return Way(choice, choice, (QUAY,) if choice == "join" else ())


@pytest.fixture
def game() -> LiveGame:
    begun = LiveGame(DescribedHarbour(Setup(game="harbour", seats=SEATS)), [])
    begun.draw()
    return begun


def shown(game: LiveGame, seat: int | None, lang: str = "en") -> Scene:
    seats = tuple(Seat(seat=s, kind="person", name=f"P{s}") for s in range(game.box.setup.seats))
    table = a_table(setup=game.box.setup, status="running")
    return Scenes().scene(Stage(game.box, table, seats, game), seat, lang)


def play_on(game: LiveGame) -> None:
    rng = Rng(3)
    while not game.table.over:
        seat = game.asked()[0]
        asked = shown(game, seat).asked
        assert asked is not None
        game.choose(seat, asked.ways[rng.below(len(asked.ways))].name)


def test_areas_are_in_the_words_of_the_reader(game: LiveGame) -> None:
    assert shown(game, 0, "en").board[0].title == "The sea"
    assert shown(game, 0, "ru").board[0].title == "Море"


def test_each_seat_is_shown_its_own_secrets_only(game: LiveGame) -> None:
    for seat in range(SEATS):
        assert [area.seat for area in shown(game, seat).board if area.title == "taste"] == [seat]
    assert not [area for area in shown(game, None).board if area.title == "taste"]


def test_ways_say_which_places_lead_to_them(game: LiveGame) -> None:
    asked = shown(game, game.asked()[0]).asked
    assert asked is not None
    assert {way.name: way.places for way in asked.ways} == {"stay": (), "join": (QUAY,)}


def test_of_a_board_only_the_things_that_changed_are_sent(game: LiveGame) -> None:
    before = shown(game, None)
    sea = before.board[0]
    caught = Area(sea.title, sea.kind, (*sea.items[:2], Item("eel", count=9)))
    after = msgspec.structs.replace(before, board=(caught, *before.board[1:]))
    assert Scenes().changes(before, after) == [Change(("board", 0, "items"), caught.items)]


def test_places_and_points_are_told_when_the_game_is_over_and_not_before(game: LiveGame) -> None:
    assert (shown(game, 0).ranks, shown(game, 0).scores) == ((), ())
    play_on(game)
    for seat in (0, 1, None):
        over = shown(game, seat)
        assert 1 in over.ranks
        assert list(over.ranks) == game.box.ranks(game.table)
        assert list(over.scores) == game.table.scores()


@pytest.mark.parametrize("name", ["humans", "keyflower", "admiral"])
def test_a_game_with_a_board_of_its_own_sends_nothing_twice(name: str) -> None:
    begun = LiveGame(GAMES[name].box(Setup(game=name, seats=2)), [])
    begun.draw()
    assert shown(begun, 0).board == ()
