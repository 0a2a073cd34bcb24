"""Duels on the way: bots with what was learned against the references that never change."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from kubrik.bots.chair import Chair
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Box
from kubrik.engine.mind import Mind
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.common.winning import shared_victory
from kubrik.sim.intervals import wilson
from training.lessons import LESSONS, boxes
from training.selfplay import mind_of

CHUNK: Final = 5
BOTS: Final = (("greedy", "reference-greedy"), ("mcts:60", "reference-mcts:60"))


def learner_wins(box: Box, mind: Mind, bot: str, reference: str, seed: int, seat: int) -> float:
    """One game: the learner in this seat; in all others the reference, with the mind that the game has today."""
    t = box.table(seed)
    advance(t)
    bots = [make_bot(bot if s == seat else reference, seed + s) for s in range(t.seats)]
    chairs = [Chair(t, s, mind if s == seat else box.mind, box.view) for s in range(t.seats)]
    while not t.over:
        s = next_to_act(t)
        play(t, s, bots[s].choose(chairs[s]))
    return shared_victory(box.ranks(t))[seat]


def some(name: str, weights: Path, bots: tuple[str, str], seeds: list[int]) -> list[float]:
    """Every deal is played as often as there are seats."""
    box = boxes(LESSONS[name])[0]
    mind = mind_of(box, weights)
    return [learner_wins(box, mind, *bots, seed, seat) for seed in seeds for seat in range(box.setup.seats)]


def duel(name: str, weights: Path, bots: tuple[str, str], deals: int, seed: int, jobs: int) -> str:
    """What the first bot wins with these weights against the second, with its 95 % interval."""
    chunks = [list(range(seed + i, seed + min(i + CHUNK, deals))) for i in range(0, deals, CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        parts = [pool.submit(some, name, weights, bots, chunk) for chunk in chunks]
        won = [w for part in parts for w in part.result()]
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.1%} [{low:.1%}, {high:.1%}] of {len(won)} games"
