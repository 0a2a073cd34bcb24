"""What a search thinks of the answers to a question, so that a mind can learn by how much one is better than another.

How games ended says little about that: answers to one question differ less than games do. Moments are stored as
choices, like games, and followed again when features are wanted.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from kubrik.bots.ahead import AheadBot
from kubrik.bots.chair import Chair
from kubrik.bots.mcts import MctsBot
from kubrik.bots.search import Node
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box
from kubrik.engine.mind import Mind
from kubrik.engine.play import advance, is_answering, next_to_act, options, play
from kubrik.engine.table import Table
from training.lessons import LESSONS, boxes
from training.selfplay import SLIPS, lines_of, mind_of, player

ASKED: Final = 0.4  # of the questions a search is asked
MOST: Final = 12  # answers of a question that are kept
FEWEST: Final = 8  # visits that say something


class Weighed(msgspec.Struct):
    """The answers to a question, as numbers of the catalogue: how often the search took them, what they were worth."""

    at: int  # so many choices were made before
    seat: int
    answers: list[list[int]]
    visits: list[int]
    worths: list[float]


Thought = tuple[list[int], int, float]  # an answer, how often it was looked at, and what it was worth


class Studied(msgspec.Struct):
    """A game, and some of its moments."""

    table: int
    seed: int
    choices: list[int]
    moments: list[Weighed]


def study_some(name: str, bot: str, thinker: str, weights: Path | None, seeds: list[int]) -> list[Studied]:
    of = boxes(LESSONS[name])
    minds = [mind_of(box, weights) for box in of]
    return [study_one(of[s % len(of)], minds[s % len(of)], bot, thinker, s % len(of), s) for s in seeds]


def study_one(box: Box, mind: Mind, bot: str, thinker: str, table: int, seed: int) -> Studied:
    """A game of bots with slips, at some questions of which a search is asked what it thinks."""
    luck = random.Random(seed)
    t = box.table(seed)
    advance(t)
    bots = [player(bot, 7 * seed + seat) for seat in range(t.seats)]
    slips = [luck.choice(SLIPS) for _ in range(t.seats)]
    chairs = [Chair(t, seat, mind, box.view) for seat in range(t.seats)]
    studied = Studied(table, seed, [], [])
    while not t.over:
        seat = next_to_act(t)
        offer = options(t, seat)
        if len(offer) > 1 and not is_answering(t, seat) and luck.random() < ASKED:
            studied.moments.append(weighed(t, chairs[seat], len(studied.choices), thinker, seed))
        slip = len(offer) > 1 and luck.random() < slips[seat]
        choice = offer[luck.randrange(len(offer))] if slip else bots[seat].choose(chairs[seat])
        studied.choices.append(choice.index)
        play(t, seat, choice)
    return studied


def weighed(t: Table, chair: Chair, at: int, thinker: str, seed: int) -> Weighed:
    """What a searching bot thinks of whole answers; those that it looked at most often come first."""
    kind, _, budget = thinker.partition(":")
    thought = raced if kind == "ahead" else searched
    found = [(answer, looks, worth) for answer, looks, worth in thought(chair, int(budget), seed * 1000 + at) if looks]
    found.sort(key=lambda answer: -answer[1])
    kept = found[:MOST]
    return Weighed(at, chair.seat, [a for a, _, _ in kept], [n for _, n, _ in kept], [worth for _, _, worth in kept])


def searched(chair: Chair, iterations: int, seed: int) -> list[Thought]:
    """The whole answers that the tree of a search knows."""
    roots = MctsBot(seed, iterations).think(chair).roots
    ends = answers_below(roots[chair.seat], chair.imagine(Rng(seed)), chair.seat, [])
    return [(answer, node.visits, node.total / node.visits) for answer, node in ends]


def raced(chair: Chair, futures: int, seed: int) -> list[Thought]:
    """The answers that ran in a race, with those that dropped out."""
    race = AheadBot(seed, futures).think(chair, chair.worth_trying())
    numbers = [[choice.index for choice in rival.answer.choices] for rival in race.entered]
    return [(answer, len(rival.worths), race.worth_of(rival)) for answer, rival in zip(numbers, race.entered)]


def answers_below(node: Node, w: Table, seat: int, so_far: list[int]) -> Iterator[tuple[list[int], Node]]:
    """The whole answers that the tree knows, with the nodes where they end."""
    open_now = options(w, seat)
    for child in node.children:
        if child.choice is not None and child.choice in open_now and child.visits >= FEWEST:
            after = w.clone()
            play(after, seat, child.choice)
            answer = [*so_far, child.choice.index]
            if is_answering(after, seat):
                yield from answers_below(child, after, seat, answer)
            else:
                yield answer, child


def studied_in(file: Path) -> Iterator[Studied]:
    """The games of a file."""
    return lines_of(file, Studied)
