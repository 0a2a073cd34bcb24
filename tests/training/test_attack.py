"""An attack learns only against the bot that it is to beat, and begins where that bot is."""

from __future__ import annotations

import pytest

from kubrik.games.common.files.weights import read
from training.attack import net_of, play_one
from training.keeping import home_of, weights_of
from training.lessons import LESSONS, boxes
from training.rows import rows_of
from training.selfplay import play_some

LESSON = "admiral-fight-2"
HOUSE = home_of(LESSONS[LESSON])


def test_it_begins_with_the_weights_of_its_opponent() -> None:
    of = boxes(LESSONS[LESSON])
    features = of[0].mind.features()
    assert features is not None
    before = read(HOUSE.read_bytes(), HOUSE.name)
    net = net_of(before, rows_of([play_one(LESSON, "greedy:1", HOUSE, 3)], of), features)
    begun = weights_of(net, features, LESSONS[LESSON], before.made)
    assert begun.shares == pytest.approx(before.shares, rel=1e-4)
    assert begun.sharpness == pytest.approx(before.sharpness, rel=1e-4)
    for name in features.names:
        assert begun.features[name] == pytest.approx(before.features[name], rel=1e-3, abs=1e-6)


def test_only_the_attacker_slips_and_it_sits_in_every_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    slips: list[list[float]] = []
    monkeypatch.setattr("training.attack.play_out", lambda box, minds, bot, slip, *rest: slips.append(slip))
    for seed in (4, 5):
        play_one(LESSON, "greedy:1", HOUSE, seed)
    assert slips == [[0.06, 0.0], [0.0, 0.06]]


def test_the_same_seed_is_the_same_attack() -> None:
    assert play_one(LESSON, "greedy:1", HOUSE, 8) == play_one(LESSON, "greedy:1", HOUSE, 8)


def test_bots_that_play_ahead_can_be_learned_from_too() -> None:
    (game,) = play_some(LESSON, "ahead:4", None, [9])
    assert [game] == play_some(LESSON, "ahead:4", None, [9])
    assert [game] != play_some(LESSON, "greedy:1", None, [9])
