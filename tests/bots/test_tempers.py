"""Greedy with a temper errs as people do: it takes what looks nearly as good, and never what looks bad."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.bots.greedy import GreedyBot, nearly_best
from kubrik.bots.registry import BotError, make_bot
from kubrik.engine.chance import Rng

TRIES = 400


def taken(totals: list[float], temper: float) -> Counter[int]:
    rng = Rng(1)
    return Counter(nearly_best(totals, temper, rng) for _ in range(TRIES))


def test_what_looks_nearly_as_good_is_taken_less_often_and_what_looks_bad_never() -> None:
    counted = taken([0.50, 0.45, 0.10], temper=0.05)
    assert counted[0] > counted[1] > 0
    assert counted[2] == 0


def test_the_hotter_the_temper_the_more_often_it_errs() -> None:
    cool, hot = (taken([0.50, 0.45], temper)[1] for temper in (0.02, 0.20))
    assert cool < hot


@pytest.mark.parametrize(("spec", "temper"), [("greedy:5%", 0.05), ("greedy:0.25%", 0.0025)])
def test_a_temper_is_a_number_of_percent(spec: str, temper: float) -> None:
    bot = make_bot(spec, 1)
    assert isinstance(bot, GreedyBot)
    assert bot.temper == pytest.approx(temper)


@pytest.mark.parametrize("spec", ["greedy:5", "greedy:0%", "greedy:0.0%", "greedy:.5%", "greedy:nan%", "greedy:hot"])
def test_nothing_else_is(spec: str) -> None:
    with pytest.raises(BotError, match="a number of percent"):
        make_bot(spec, 1)
