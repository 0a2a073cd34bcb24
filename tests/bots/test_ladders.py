"""Levels: in each game of ours a bot of its own, never one that plays at random."""

from __future__ import annotations

import pytest

from kubrik.bots.bot import ThinkingBot
from kubrik.bots.ladders import bot_of, ladder_of, ratings_of
from kubrik.bots.levels import LADDER
from kubrik.bots.registry import make_bot
from kubrik.games.registry import OURS

NAMES = [game.name for game in OURS]


@pytest.mark.parametrize("game", NAMES)
def test_every_level_is_a_bot_that_looks_at_what_it_chooses(game: str) -> None:
    for level in LADDER:
        assert isinstance(make_bot(level, 1, game), ThinkingBot)


@pytest.mark.parametrize("game", NAMES)
def test_ratings_rise_from_level_to_level(game: str) -> None:
    ratings = ratings_of(game)
    assert list(ratings) == list(LADDER)
    measured = [rating for rating in ratings.values() if rating]
    assert measured[0] == 1000
    assert measured == sorted(measured)


def test_a_level_is_the_bot_of_its_game() -> None:
    ladder = ladder_of("humans")
    assert ladder is not None
    assert bot_of("sailor", "humans") == ladder.levels["sailor"].bot


def test_a_game_without_a_ladder_has_the_usual_bots() -> None:
    assert ladder_of("a game from elsewhere") is None
    assert bot_of("sailor", "a game from elsewhere") == LADDER["sailor"].bot
    assert ratings_of("a game from elsewhere") == {}


def test_what_is_no_level_is_a_bot_already() -> None:
    assert bot_of("mcts:7", "humans") == "mcts:7"
