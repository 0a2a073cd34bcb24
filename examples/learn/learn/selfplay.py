"""Games of the network against itself, and what is learnt from them when they are over."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kubrik.envs.arrays import VectorTables
from learn.net import Adam, Floats, Net

LONGEST = 1024  # choices of a game that are remembered; of longer ones only the last


@dataclass
class Lesson:
    """Choices of finished games: what was known and legal, what was chosen, and how it ended for that seat."""

    numbers: NDArray[np.int16]
    masks: NDArray[np.int8]
    chosen: NDArray[np.intp]
    ends: Floats


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.intp]:
    """One choice for each row, by its chances."""
    return np.asarray(np.argmax(chances.cumsum(axis=1) > rng.random((len(chances), 1), np.float32), axis=1))


class SelfPlay:
    """Keeps the last choices at every table; when a game ends, its choices become a lesson."""

    def __init__(self, tables: VectorTables, rng: np.random.Generator) -> None:
        n = tables.n
        self.tables, self.rng = tables, rng
        self.now = 0
        self.begun = np.zeros(n, np.int64)  # when the game at each table began
        self.numbers = np.zeros((LONGEST, n, tables.columns), np.int16)
        self.masks = np.zeros((LONGEST, n, tables.choices), np.int8)
        self.chosen = np.zeros((LONGEST, n), np.intp)
        self.seats = np.zeros((LONGEST, n), np.int8)

    def step(self, net: Net) -> list[Lesson]:
        """One choice at every table; the lessons of those where a game has ended."""
        tables, at = self.tables, self.now % LONGEST
        seen = net(tables.observations(), tables.masks)
        chosen = drawn(seen.chances, self.rng)
        self.numbers[at], self.masks[at] = tables.numbers, tables.masks
        self.chosen[at], self.seats[at] = chosen, tables.to_act
        tables.step(chosen)
        self.now += 1
        return [self.lesson(int(i)) for i in np.flatnonzero(tables.dones)]

    def lesson(self, i: int) -> Lesson:
        first = max(int(self.begun[i]), self.now - LONGEST)
        rows = np.arange(first, self.now) % LONGEST
        self.begun[i] = self.now
        ends = self.tables.rewards[i][self.seats[rows, i]].astype(np.float32)
        return Lesson(self.numbers[rows, i], self.masks[rows, i], self.chosen[rows, i], ends)


def joined(lessons: list[Lesson]) -> Lesson:
    parts = zip(*[(one.numbers, one.masks, one.chosen, one.ends) for one in lessons])
    return Lesson(*[np.concatenate(part) for part in parts])


def learn(net: Net, adam: Adam, lesson: Lesson, scale: Floats, entropy: float = 0.01) -> float:
    """One step of policy gradient: what ended better than expected becomes likelier. Returns the values' error."""
    seen = net(lesson.numbers * scale, lesson.masks)
    better = lesson.ends - seen.values
    advantage = (better - better.mean()) / (better.std() + 1e-6)
    by_logits = slopes(seen.chances, lesson.chosen, advantage.astype(np.float32), entropy)
    n = np.float32(len(better))
    adam.step(net, net.gradient(seen, by_logits / n, -better / n))
    return float((better**2).mean())


def slopes(chances: Floats, chosen: NDArray[np.intp], advantage: Floats, entropy: float) -> Floats:
    """How the loss of each row changes with its logits: policy gradient, and a little for staying curious."""
    rows = np.arange(len(chosen))
    by_logits = chances * advantage[:, None]
    by_logits[rows, chosen] -= advantage
    surprise = np.log(chances + 1e-8)
    doubt = (chances * surprise).sum(axis=1, keepdims=True)
    return np.asarray(by_logits + entropy * chances * (surprise - doubt), np.float32)
