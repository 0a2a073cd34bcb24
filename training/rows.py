"""From games to what is learned from: features at some moments of each game, and how it ended."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kubrik.engine.game import Box
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.common.winning import shared_victory
from training.selfplay import Played

Floats = NDArray[np.float64]
MOMENTS: Final = 16  # looked at in each game
KEPT_APART: Final = 6  # every so manyth game is not learned from: it tells how much was learned


class Rows(NamedTuple):
    """A row for each moment; features by side, which here are seats."""

    features: Floats  # [moment, seat, feature]
    phases: NDArray[np.int64]
    won: Floats  # [moment, seat]
    scores: Floats
    when: Floats  # from 0 to 1
    by_hand: Floats  # the teacher's opinion
    seeds: NDArray[np.int64]

    def where(self, which: NDArray[np.bool_]) -> Rows:
        return Rows(
            self.features[which],
            self.phases[which],
            self.won[which],
            self.scores[which],
            self.when[which],
            self.by_hand[which],
            self.seeds[which],
        )


def rows_of(games: Iterable[Played], of: list[Box]) -> Rows:
    """All of these games must be for the same number of players."""
    found: list[tuple[object, ...]] = []
    for game in games:
        found += moments(game, of[game.table])
    columns = zip(*found)
    return Rows(*(np.array(column) for column in columns))


def moments(game: Played, box: Box) -> list[tuple[object, ...]]:
    mind = box.mind.teacher()
    features = mind.features()
    assert features is not None
    t = box.table(game.seed)
    advance(t)
    number = len(game.choices)
    chosen = set(random.Random(game.seed).sample(range(number), min(MOMENTS, number)))
    won = shared_victory(game.places)
    out: list[tuple[object, ...]] = []
    for i, choice in enumerate(game.choices):
        if i in chosen:
            rows = features.of(t)
            out.append((rows, features.phase(t), won, game.scores, i / number, mind.worth(t), game.seed))
        play(t, next_to_act(t), box.catalogue.choices[choice])
    return out


def apart(rows: Rows) -> tuple[Rows, Rows]:
    """What is learned from, and what is kept apart."""
    kept = rows.seeds // 7 % KEPT_APART == 0
    return rows.where(~kept), rows.where(kept)


def bits(chances: Floats, won: Floats, when: Floats) -> list[float]:
    """The log-loss in bits by fifth of the game, and of all. 1 is a coin, for two."""
    loss = -(won * np.log2(np.clip(chances, 1e-4, 1.0))).sum(axis=1)
    fifths = [loss[(when * 5).astype(int) == fifth] for fifth in range(5)]
    return [round(float(part.mean()), 3) if len(part) else float("nan") for part in [*fifths, loss]]
