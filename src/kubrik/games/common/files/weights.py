"""Files of weights: what minds have learned, and how. They lie in `mind/data` of their game; `make train` makes them.

Weights are called by the names of features, so parts of the box may come, go or move without a word. A box with a part
that no file knows, or a number of players that none was made for, is judged by hand.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from math import isfinite
from typing import Final

import msgspec

from kubrik.engine.learned import LearnedMind
from kubrik.engine.mind import Mind, Thinking
from kubrik.engine.opinion import Features, Opinion


class WeightsError(Exception):
    """A file of weights that can't be used. Only people who train see it."""


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """Where weights come from: the games they were learned from, and how strong they made greedy."""

    command: str
    games: int
    seed: int
    players: str  # who played these games
    bits: list[float]  # log-loss on games kept apart, by fifth of the game
    strength: dict[str, str] = {}  # what was measured afterwards: a duel -> its result


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """How a search thinks with this opinion (`Thinking`)."""

    cut: int
    curiosity: float
    width: float
    at_once: float


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    tables: list[str]  # the kinds of table they are for, as the game calls them
    made: Made
    thinking: Settings
    sharpness: list[float]  # by phase
    thresholds: list[float]  # by unit, like the next one
    shares: list[float]
    features: dict[str, list[float]]  # a plain weight, and one for each unit


# Built here and not at the first use: a second thread would crash the process meanwhile.
DECODER: Final = msgspec.json.Decoder(Weights)


def mind_for(package: str, teacher: Mind, table: str) -> Mind:
    """The mind that has learned for this kind of table, or the teacher if there is none."""
    found = next((w for w in weights_in(package) if table in w.tables), None)
    return taught(teacher, found) if found is not None and knows(found, teacher.features()) else teacher


def knows(weights: Weights, features: Features | None) -> bool:
    """Do the weights say something about every part of the box?"""
    return features is not None and all(part in weights.features for part in features.parts)


@lru_cache(maxsize=8)
def weights_in(package: str) -> list[Weights]:
    """All files of weights of a game's package."""
    folder = resources.files(package) / "mind" / "data"
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return [read(file.read_bytes(), file.name) for file in files]


def read(text: bytes, name: str) -> Weights:
    """Reads and checks the text of a file."""
    try:
        weights = DECODER.decode(text)
    except msgspec.MsgspecError as wrong:
        raise WeightsError(f"{name}: {wrong}") from wrong
    units = len(weights.shares)
    rows = list(weights.features.values())
    if len(weights.thresholds) != units or any(len(row) != units + 1 for row in rows):
        raise WeightsError(f"{name}: every feature needs a plain weight and one for each of {units} units")
    rows += [weights.sharpness, weights.thresholds, weights.shares]
    if not all(isfinite(number) for row in rows for number in row):
        raise WeightsError(f"{name}: all weights must be finite")
    return weights


def taught(teacher: Mind, weights: Weights) -> LearnedMind:
    """The mind with this opinion. What the weights don't know counts nothing."""
    features = teacher.features()
    assert features is not None
    if len(weights.sharpness) != features.phases:
        raise WeightsError(
            f"{weights.game}: {len(weights.sharpness)} phases, but the game has {features.phases}: train anew"
        )
    nothing = [0.0] * (len(weights.shares) + 1)
    rows = [weights.features.get(name, nothing) for name in features.names]
    units = [[row[1 + u] for row in rows] for u in range(len(weights.shares))]
    opinion = Opinion([row[0] for row in rows], units, weights.thresholds, weights.shares, weights.sharpness)
    s = weights.thinking
    return LearnedMind(teacher, opinion, Thinking(s.cut, s.curiosity, s.width, s.at_once))
