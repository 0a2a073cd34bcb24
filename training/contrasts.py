"""Contrasts: by how much one answer to a question is better than another, as a search sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box
from kubrik.engine.play import advance, next_to_act, play
from kubrik.engine.table import Table
from training.net import Net, backwards, leading, softmax
from training.rows import Floats
from training.siblings import Studied, Weighed

WORLDS: Final = 2  # imagined for each question; what an answer is worth is the mean of them
DOUBT: Final = 10.0  # so many visits count half

Ints = NDArray[np.int64]


class Asked(NamedTuple):
    """One question: a row for each answer at each imagined table, and what the search thought of each answer."""

    features: Floats  # [row, seat, feature]
    phases: list[int]
    seat: int
    worths: list[float]
    trust: list[float]


class Contrasts:
    """The questions of all games, row after row."""

    def __init__(self, asked: list[Asked], spread: Floats) -> None:
        counts = np.array([len(a.worths) for a in asked])
        self.questions: Final = len(asked)
        self.features: Final[Floats] = np.concatenate([a.features for a in asked]) / spread
        self.phases: Final = np.array([phase for a in asked for phase in a.phases])
        self.seats: Final = np.repeat([a.seat for a in asked], counts * WORLDS)
        self.worths: Final = np.array([worth for a in asked for worth in a.worths])
        self.trust: Final = np.array([trust for a in asked for trust in a.trust])
        self.ends: Final[Ints] = np.cumsum(counts)
        self.begins: Final[Ints] = self.ends - counts

    def slopes(self, net: Net, questions: Ints) -> list[Floats]:
        """In which direction each weight of the network makes these contrasts more wrong."""
        answers = np.concatenate([np.arange(self.begins[q], self.ends[q]) for q in questions])
        of = np.repeat(np.arange(len(questions)), (self.ends - self.begins)[questions])
        rows = (answers[:, None] * WORLDS + np.arange(WORLDS)).reshape(-1)
        features = self.features[rows]
        leads, saw, said = leading(net, features)
        sharp = np.exp(net.sharpness[self.phases[rows]])[:, None]
        said_chances = softmax(leads * sharp)
        own = said_chances[np.arange(len(rows)), self.seats[rows]]
        off = self.off(own.reshape(-1, WORLDS).mean(axis=1), answers, of) / len(questions)
        pull = (np.repeat(off, WORLDS) / WORLDS * own)[:, None] * sharp
        by_lead = -said_chances * pull
        by_lead[np.arange(len(rows)), self.seats[rows]] += pull[:, 0]
        return backwards(net, features, saw, said, by_lead)

    def off(self, said: Floats, answers: Ints, of: Ints) -> Floats:
        """By how much each answer is said to be too much better or worse than the others of its question."""
        trust = self.trust[answers]
        whole = np.bincount(of, trust)
        error = said - self.worths[answers]
        error -= (np.bincount(of, trust * error) / whole)[of]
        return np.asarray(2.0 * trust / whole[of] * error)


def contrasts_of(studied: Iterable[Studied], of: list[Box], spread: Floats) -> Contrasts:
    return Contrasts([asked for game in studied for asked in questions_of(game, of[game.table])], spread)


def questions_of(game: Studied, box: Box) -> Iterator[Asked]:
    """The questions of a game that a search was asked, but those with an answer that ends it."""
    t = box.table(game.seed)
    advance(t)
    moments = {moment.at: moment for moment in game.moments if len(moment.answers) > 1}
    for at, choice in enumerate(game.choices):
        if at in moments:
            ends = answered(t, moments[at], box, Rng(game.seed * 1000 + at))
            if not any(end.over for end in ends):
                yield asked(moments[at], ends, box)
        play(t, next_to_act(t), box.catalogue.choices[choice])


def answered(t: Table, moment: Weighed, box: Box, rng: Rng) -> list[Table]:
    """Imagined tables, each after each answer."""
    chair = Chair(t, moment.seat, box.mind, box.view)
    worlds = [chair.imagine(rng) for _ in range(WORLDS)]
    ends = [world.clone() for _ in moment.answers for world in worlds]
    for i, answer in enumerate(moment.answers):
        for end in ends[i * WORLDS : (i + 1) * WORLDS]:
            for number in answer:
                play(end, moment.seat, box.catalogue.choices[number])
    return ends


def asked(moment: Weighed, ends: list[Table], box: Box) -> Asked:
    features = box.mind.teacher().features()
    assert features is not None
    rows = np.array([features.of(end) for end in ends])
    trust = [visits / (visits + DOUBT) for visits in moment.visits]
    return Asked(rows, [features.phase(end) for end in ends], moment.seat, moment.worths, trust)
