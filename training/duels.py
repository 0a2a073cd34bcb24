"""Duels on the way: greedy with what was learned against the reference that never changes."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.greedy import GreedyBot
from kubrik.bots.reference import ReferenceGreedy
from kubrik.engine.game import Box
from kubrik.engine.mind import Mind
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.common.winning import shared_victory
from kubrik.sim.intervals import wilson
from training.lessons import LESSONS, boxes
from training.selfplay import mind_of

CHUNK: Final = 5


def learner_wins(box: Box, mind: Mind, seed: int, seat: int) -> float:
    """One game: the learner in this seat, the reference in all others."""
    t = box.table(seed)
    advance(t)
    bots: list[Bot] = [GreedyBot(seed) if s == seat else ReferenceGreedy(seed + s) for s in range(t.seats)]
    chairs = [Chair(t, s, mind, box.view) for s in range(t.seats)]
    while not t.over:
        s = next_to_act(t)
        play(t, s, bots[s].choose(chairs[s]))
    return shared_victory(box.ranks(t))[seat]


def some(name: str, weights: Path, seeds: list[int]) -> list[float]:
    """Every deal is played as often as there are seats."""
    box = boxes(LESSONS[name])[0]
    mind = mind_of(box, weights)
    return [learner_wins(box, mind, seed, seat) for seed in seeds for seat in range(box.setup.seats)]


def duel(name: str, weights: Path, deals: int, seed: int, jobs: int) -> str:
    """What greedy wins with these weights against the reference, with its 95 % interval."""
    chunks = [list(range(seed + i, seed + min(i + CHUNK, deals))) for i in range(0, deals, CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        won = [w for part in pool.map(some, *zip(*((name, weights, chunk) for chunk in chunks))) for w in part]
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.1%} [{low:.1%}, {high:.1%}] of {len(won)} games"
