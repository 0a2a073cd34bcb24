"""How many games are played and kept together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kubrik.lab.plans.work import work_of
from tests.lab.experiments import plan

LONG = 1_000_000
SAID = {"kind": "seats", "game": "humans", "bots": ["random"]}


@pytest.mark.parametrize(("bot", "games"), [("random", 5000), ("greedy", 24), ("mcts:100", 8)])
def test_a_chunk_of_a_long_experiment_takes_some_seconds(bot: str, games: int) -> None:
    assert work_of(plan(**{**SAID, "bots": [bot]}, games=LONG)).games_of(0) == games


def test_where_everything_is_kept_chunks_are_smaller() -> None:
    assert work_of(plan(**SAID, games=LONG, events="all")).games_of(0) == 1000
    assert work_of(plan(**SAID, games=LONG, choices=True)).games_of(0) == 1000


def test_a_short_experiment_has_chunks_for_many_processes() -> None:
    assert work_of(plan(**SAID, games=320)).chunks == 16


def test_a_plan_that_names_no_size_is_cut_as_it_was_begun() -> None:
    older = replace(plan(**SAID, games=LONG), chunk=0)
    assert work_of(older).games_of(0) == 1000
