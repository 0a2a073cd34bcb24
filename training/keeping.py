"""What is kept of training: files of weights with where they come from, and the curve."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from kubrik.engine.opinion import Features
from kubrik.games.common.files.weights import Made, Settings, Weights
from training.lessons import Lesson
from training.net import Net

DIGITS: Final = 5
GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "kubrik" / "games"


def weights_of(net: Net, features: Features, lesson: Lesson, made: Made) -> Weights:
    """The network as a file has it: by the names of features, and for features as they are."""
    plain, units = net.plain / net.spread, net.units / net.spread[:, None]
    rows = {name: rounded(np.array([plain[i], *units[i]])) for i, name in enumerate(features.names)}
    return Weights(
        game=lesson.game,
        tables=list(lesson.tables),
        made=made,
        thinking=Settings(lesson.cut, lesson.curiosity, lesson.width, lesson.at_once),
        sharpness=rounded(np.exp(net.sharpness)),
        thresholds=rounded(net.thresholds),
        shares=rounded(net.shares),
        features=rows,
    )


def rounded(numbers: np.ndarray) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]


def write(weights: Weights, file: Path) -> None:
    """A feature a line, so that changes can be read."""
    lines = msgspec.json.encode(weights.features).decode().replace("],", "],\n")
    whole = msgspec.json.encode(msgspec.structs.replace(weights, features={})).decode()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(whole.replace('"features":{}', f'"features":{lines}') + "\n", encoding="utf-8")


def home_of(lesson: Lesson) -> Path:
    """Where the game looks for it."""
    return GAMES / lesson.game / "mind" / "data" / f"{lesson.file}.json"
