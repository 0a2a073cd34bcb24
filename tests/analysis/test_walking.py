"""A finished game is walked through from its first line to its last."""

from __future__ import annotations

import pytest

from kubrik.analysis.balance import LEAST, MOST, analysis_of, balances, iterations_for
from kubrik.analysis.points import Found, Moment, Point
from kubrik.analysis.walking import NamedEntry, Walk
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import options, to_act
from kubrik.engine.sitting import Sitting
from kubrik.games.registry import game_named

NAMES = {"en": ["Ann", "Bob"], "ru": ["Аня", "Боря"]}


def played(box: Box) -> Sitting:
    """By chance, to the end."""
    sitting, rng = Sitting(box, seed=4), Rng(4)
    while not sitting.table.over:
        seat = to_act(sitting.table)[0]
        offer = options(sitting.table, seat)
        sitting.choose(seat, offer[rng.below(len(offer))].name)
    return sitting


def lines_of(sitting: Sitting) -> list[NamedEntry]:
    return [(entry.seat, entry.choice.name) for entry in sitting.table.log or ()]


@pytest.fixture(scope="module")
def game() -> tuple[Box, Sitting, list[NamedEntry]]:
    box = game_named("humans").box(Setup(game="humans", seats=2))
    sitting = played(box)
    return box, sitting, lines_of(sitting)


def walk(box: Box, lines: list[NamedEntry], iterations: int = 8) -> Walk:
    return Walk(box, game_named("humans").study, lines, NAMES, iterations)


def test_a_walk_in_stretches_finds_what_one_in_one_go_finds(game: tuple[Box, Sitting, list[NamedEntry]]) -> None:
    box, _, lines = game
    whole, parts = walk(box, lines).go(60), Found()
    first = walk(box, lines)
    parts = parts.plus(first.go(25))
    second = walk(box, lines)  # another worker, which has to catch up
    second.skip(25)
    assert parts.plus(second.go(60)) == whole
    assert whole.points
    assert whole.turns


def test_luck_and_choices_are_told_apart(game: tuple[Box, Sitting, list[NamedEntry]]) -> None:
    box, sitting, lines = game
    walked = walk(box, lines)
    walked.skip(len(lines) - 30)
    found = walked.go(len(lines))
    made = analysis_of(box, walked.table, lines, found, 8)
    assert made.last == sum(by >= 0 for by, _ in lines)
    assert [of.result for of in made.balance] == box.mind.pay_offs(sitting.table)
    for of in made.balance:
        assert of.fair + of.luck + of.choices + of.rest == pytest.approx(of.result, abs=0.001)


def test_the_parts_of_a_balance() -> None:
    found = Found([Point(0, 0, 0.5, 0.2), Point(3, 1, 0.5, 0.1)], [Moment(1, (0.3, -0.3)), Moment(2, (-0.1, 0.1))])
    first, second = balances([1.0, 0.0], found)
    assert (first.fair, first.luck, first.choices, first.rest) == (0.5, 0.2, -0.2, 0.5)
    assert (second.fair, second.luck, second.choices, second.rest) == (0.5, -0.2, -0.1, -0.2)


def test_the_longer_a_game_the_shorter_each_thought() -> None:
    lines: list[NamedEntry] = [(0, "pass")]
    assert iterations_for(lines) == MOST
    assert LEAST < iterations_for(lines * 900) < MOST
    assert iterations_for(lines * 1_000_000) == LEAST
