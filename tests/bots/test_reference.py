"""Bots that others are measured against: they judge by hand, and choose today what they chose yesterday."""

from __future__ import annotations

import pytest

from kubrik.bots.chair import Chair
from kubrik.bots.reference_search import ReferenceSearch
from kubrik.bots.registry import BotError, make_bot
from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.mind import EVERYTHING, Thinking
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.registry import game_named


def beginning(game: str, spec: str, choices: int, by_hand: bool) -> list[str]:
    """The first choices of a game, with the mind that has learned or with its teacher."""
    box = game_named(game).box(Setup(game=game, seats=2))
    mind = box.mind.teacher() if by_hand else box.mind
    t = box.table(seed=5)
    advance(t)
    bots = [make_bot(spec, seed) for seed in (1, 2)]
    chosen: list[str] = []
    while len(chosen) < choices:
        seat = next_to_act(t)
        choice = bots[seat].choose(Chair(t, seat, mind, box.view))
        chosen.append(choice.name)
        play(t, seat, choice)
    return chosen


@pytest.mark.parametrize("game", ["humans", "keyflower", "admiral"])
@pytest.mark.parametrize("spec", ["reference-greedy", "reference-mcts:20"])
def test_what_minds_have_learned_means_nothing_to_them(game: str, spec: str) -> None:
    assert beginning(game, spec, 12, by_hand=False) == beginning(game, spec, 12, by_hand=True)


def numbers(of: Thinking) -> tuple[float, ...]:
    return (of.cut, of.curiosity, of.width, of.at_once)


@pytest.mark.parametrize(
    ("game", "before"),
    [("humans", (10, 0.35, EVERYTHING, 0.0)), ("keyflower", (30, 0.05, 0.4, 0.5)), ("admiral", (12, 0.15, 1.0, 0.5))],
)
def test_they_search_with_the_settings_of_before_whatever_was_found_since(game: str, before: tuple[float, ...]) -> None:
    box = game_named(game).box(Setup(game=game, seats=2))
    chair = Chair(box.table(seed=5), 0, box.mind, box.view)
    assert numbers(ReferenceSearch(chair, Rng(1)).thinking) == before


@pytest.mark.parametrize("spec", ["reference-mcts:0", "reference-mcts:20ms", "reference-greedy:3"])
def test_they_know_no_other_budgets(spec: str) -> None:
    with pytest.raises(BotError, match="a budget is a number"):
        make_bot(spec, 1)
