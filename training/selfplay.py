"""Games of bots against themselves, as lines of a file: a game is its seed and its choices, and can be followed again.

Features are not stored, so that other features can be tried on the same games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from kubrik.bots.ahead import AheadBot
from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.bots.greedy import GreedyBot
from kubrik.bots.mcts import MctsBot
from kubrik.engine.game import Box
from kubrik.engine.mind import Mind
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.games.common.files.weights import read, taught
from training.lessons import LESSONS, boxes

SLIPS: Final = (0.0, 0.0, 0.06, 0.15)  # how often a player of a game chooses at random: one of these for each
CHUNK: Final = 20
BOTS: Final[dict[str, Callable[[int, int], Bot]]] = {"greedy": GreedyBot, "mcts": MctsBot, "ahead": AheadBot}

Line = TypeVar("Line")


class Played(msgspec.Struct):
    """`table` is the index of the set-up in the lesson, `choices` are numbers of the catalogue."""

    table: int
    seed: int
    choices: list[int]
    places: list[int]
    scores: list[int]


class Seeded(msgspec.Struct):
    """A line of any such file, as far as one has to know whether it is there."""

    seed: int


def mind_of(box: Box, weights: Path | None) -> Mind:
    """The mind that plays: the teacher's before anything was learned."""
    teacher = box.mind.teacher()
    return taught(teacher, read(weights.read_bytes(), weights.name)) if weights else teacher


def player(name: str, seed: int) -> Bot:
    """`greedy:2` imagines two tables for a choice, `mcts:30` thinks for 30 iterations, `ahead:24` plays 24 futures."""
    kind, _, budget = name.partition(":")
    return BOTS[kind](seed, int(budget))


def play_one(box: Box, mind: Mind, bot: str, table: int, seed: int) -> Played:
    luck = random.Random(seed)
    slips = [luck.choice(SLIPS) for _ in range(box.setup.seats)]
    return play_out(box, [mind] * box.setup.seats, bot, slips, luck, table, seed)


def play_out(
    box: Box, minds: list[Mind], bot: str, slips: list[float], luck: random.Random, table: int, seed: int
) -> Played:
    """One game, in which each seat has a mind of its own, and chooses at random as often as its slips say."""
    t = box.table(seed)
    advance(t)
    bots = [player(bot, 7 * seed + seat) for seat in range(t.seats)]
    chairs = [Chair(t, seat, minds[seat], box.view) for seat in range(t.seats)]
    choices: list[int] = []
    while not t.over:
        seat = next_to_act(t)
        offer = options(t, seat)
        slip = len(offer) > 1 and luck.random() < slips[seat]
        choice = offer[luck.randrange(len(offer))] if slip else bots[seat].choose(chairs[seat])
        choices.append(choice.index)
        play(t, seat, choice)
    return Played(table, seed, choices, box.ranks(t), t.scores())


def play_some(name: str, bot: str, weights: Path | None, seeds: list[int]) -> list[Played]:
    """The games of these seeds; the tables of a lesson take turns."""
    lesson = LESSONS[name]
    of = boxes(lesson)
    minds = [mind_of(box, weights) for box in of]
    return [play_one(of[s % len(of)], minds[s % len(of)], bot, s % len(of), s) for s in seeds]


def play_all(
    played: Callable[[list[int]], Sequence[msgspec.Struct]], file: Path, seeds: range, jobs: int, chunk: int = CHUNK
) -> None:
    """Plays whatever is missing in the file; `played` gives the games of some seeds."""
    done = {line.seed for line in lines_of(file, Seeded)}
    missing = [seed for seed in seeds if seed not in done]
    chunks = [missing[i : i + chunk] for i in range(0, len(missing), chunk)]
    with ProcessPoolExecutor(jobs) as pool, file.open("ab") as lines:
        for future in as_completed([pool.submit(played, chunk) for chunk in chunks]):
            for game in future.result():
                lines.write(msgspec.json.encode(game) + b"\n")
            lines.flush()


def stored(file: Path) -> Iterator[Played]:
    """The games of a file."""
    return lines_of(file, Played)


def lines_of(file: Path, kind: type[Line]) -> Iterator[Line]:
    """What was stored in a file; a line that was cut off is left out."""
    if file.exists():
        for line in file.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=kind)
            except msgspec.MsgspecError:
                continue
