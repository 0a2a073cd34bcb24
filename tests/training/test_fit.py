"""Learning, from games that were made up: what decided them is found."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from kubrik.engine.opinion import Features
from kubrik.games.common.files.weights import Made, read
from training.fit import calibrated, learn
from training.keeping import weights_of, write
from training.lessons import LESSONS
from training.net import chances
from training.rows import Rows, apart, bits

FEATURES = Features(["strength", "colour", "ship wasp"], ["ship wasp"], phases=2)
MOMENTS = 3000


def made_up() -> Rows:
    """The stronger of two wins nearly always; nothing else matters."""
    luck = np.random.default_rng(3)
    features = luck.normal(0.0, 1.0, (MOMENTS, 2, 3))
    scores = 2.0 * features[:, :, 0] + luck.normal(0.0, 0.3, (MOMENTS, 2))
    won = (scores == scores.max(axis=1, keepdims=True)).astype(float)
    when = np.linspace(0.0, 0.999, MOMENTS)
    even = np.full((MOMENTS, 2), 0.5)
    return Rows(features, (when * 2).astype(int), won, scores, when, even, np.arange(MOMENTS))


def test_what_decides_games_is_found() -> None:
    rows, kept = apart(made_up())
    net, low = learn(rows, kept, "a game", FEATURES, units=4, seed=1)
    plain = net.plain / net.spread
    assert plain[0] > 2 * abs(plain[1])
    assert low == bits(chances(net, kept), kept.won, kept.when)
    assert low[-1] < 0.9 < bits(kept.by_hand, kept.won, kept.when)[-1]


def test_a_file_says_what_was_learned(tmp_path: Path) -> None:
    rows, kept = apart(made_up())
    net, low = learn(rows, kept, "a game", FEATURES, units=4, seed=1)
    made = Made("python -m training", MOMENTS, 1, "nobody", low)
    file = tmp_path / "two.json"
    write(weights_of(net, FEATURES, LESSONS["humans-2"], made), file)
    weights = read(file.read_bytes(), file.name)
    assert list(weights.features) == FEATURES.names
    assert np.isclose(weights.features["strength"][0], net.plain[0] / net.spread[0], rtol=1e-3)
    assert np.allclose(weights.sharpness, np.exp(net.sharpness), rtol=1e-3)


def test_leads_that_count_for_too_little_are_made_to_count() -> None:
    rows, kept = apart(made_up())
    net, low = learn(rows, kept, "a game", FEATURES, units=4, seed=1)
    dull = net._replace(sharpness=net.sharpness - np.log(2.0))
    sharp = calibrated(dull, rows)
    assert (sharp.sharpness > dull.sharpness).all()
    assert bits(chances(sharp, kept), kept.won, kept.when)[-1] < bits(chances(dull, kept), kept.won, kept.when)[-1]
    assert low[-1] < 0.3


def test_where_a_lower_score_may_win_only_who_won_is_learned() -> None:
    """Here scores say the opposite of who won."""
    games = made_up()
    rows, kept = apart(games._replace(scores=-games.scores))
    by_score, _ = learn(rows, kept, "a game", FEATURES, units=4, seed=1, by_margin=1.0)
    by_win, low = learn(rows, kept, "a game", FEATURES, units=4, seed=1, by_margin=0.0)
    assert by_win.plain[0] > 0.0 > by_score.plain[0]
    assert low[-1] < 0.5
