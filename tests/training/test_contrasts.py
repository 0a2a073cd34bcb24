"""Contrasts: what a search thought of answers is stored, found again, and pulls weights the right way."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from kubrik.engine.play import advance, is_answering, next_to_act, options, play
from training.contrasts import Asked, Contrasts, contrasts_of
from training.lessons import LESSONS, boxes
from training.net import Net, leading, softmax
from training.rows import Floats
from training.selfplay import play_all
from training.siblings import Studied, studied_in, study_some

NAME = "humans-2"
FEATURES = 4


@pytest.fixture(scope="module")
def studied() -> Studied:
    return study_some(NAME, "greedy:1", "mcts:60", None, [3])[0]


def test_answers_are_whole_and_those_that_were_taken_often_come_first(studied: Studied) -> None:
    box = boxes(LESSONS[NAME])[0]
    choices = box.catalogue.choices
    moments = {moment.at: moment for moment in studied.moments}
    t = box.table(studied.seed)
    advance(t)
    followed = 0
    for at, number in enumerate(studied.choices):
        if at in moments:
            followed += 1
            moment = moments[at]
            assert moment.visits == sorted(moment.visits, reverse=True)
            for answer in moment.answers:
                after = t.clone()
                for part in answer:
                    assert choices[part] in options(after, moment.seat)
                    play(after, moment.seat, choices[part])
                assert not is_answering(after, moment.seat)
        play(t, next_to_act(t), choices[number])
    assert followed == len(moments) > 20


def test_the_same_seed_is_the_same_study(studied: Studied) -> None:
    assert study_some(NAME, "greedy:1", "mcts:60", None, [3])[0] == studied


def test_a_study_that_was_interrupted_goes_on(studied: Studied, tmp_path: Path) -> None:
    file = tmp_path / "studied.jsonl"
    file.write_bytes(msgspec.json.encode(studied) + b"\n" + b'{"seed":')
    play_all(lambda seeds: [], file, range(3, 4), 1)
    assert list(studied_in(file)) == [studied]


def test_a_study_becomes_rows_for_each_answer(studied: Studied) -> None:
    of = boxes(LESSONS[NAME])
    features = of[0].mind.teacher().features()
    assert features is not None
    found = contrasts_of([studied], of, np.ones(len(features.names)))
    assert 0 < found.questions <= len(studied.moments)
    assert found.features.shape == (2 * len(found.worths), 2, len(features.names))
    assert found.ends[-1] == len(found.worths)


def made_up(luck: np.random.Generator) -> Contrasts:
    asked = []
    for question in range(3):
        answers = 2 + question
        rows = luck.normal(size=(2 * answers, 2, FEATURES))
        worths, trust = luck.random(answers), 0.2 + luck.random(answers)
        asked.append(Asked(rows, [0] * (2 * answers), question % 2, list(worths), list(trust)))
    return Contrasts(asked, np.ones(FEATURES))


def network(luck: np.random.Generator) -> Net:
    plain, units = luck.normal(size=FEATURES), luck.normal(size=(FEATURES, 2))
    one = np.ones(FEATURES)
    return Net(plain, units, luck.normal(size=2), luck.normal(size=2), np.zeros(1), one, np.zeros(FEATURES))


def wrong(net: Net, contrasts: Contrasts) -> float:
    """How wrong the network's contrasts are, question by question."""
    chances = softmax(leading(net, contrasts.features)[0])[np.arange(len(contrasts.seats)), contrasts.seats]
    said = chances.reshape(-1, 2).mean(axis=1)
    total = 0.0
    for begin, end in zip(contrasts.begins, contrasts.ends):
        trust = contrasts.trust[begin:end] / contrasts.trust[begin:end].sum()
        error = said[begin:end] - contrasts.worths[begin:end]
        total += float((trust * (error - (trust * error).sum()) ** 2).sum())
    return total / contrasts.questions


@pytest.mark.parametrize("part", range(4))
def test_slopes_point_to_where_contrasts_become_more_wrong(part: int) -> None:
    luck = np.random.default_rng(5)
    contrasts, net = made_up(luck), network(luck)
    slope = contrasts.slopes(net, np.arange(3))[part]
    weights: Floats = net[part]
    for at in np.ndindex(weights.shape):
        step = np.zeros_like(weights)
        step[at] = 1e-5
        more, less = (net._replace(**{net._fields[part]: weights + sign * step}) for sign in (1.0, -1.0))
        assert slope[at] == pytest.approx((wrong(more, contrasts) - wrong(less, contrasts)) / 2e-5, abs=1e-7)
