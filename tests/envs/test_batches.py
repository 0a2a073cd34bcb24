"""Batches of tables: the same games as tables played one by one, seeds, rewards, resets, refusals."""

from __future__ import annotations

import numpy as np
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.envs.arrays import SeatTables, VectorTables
from kubrik.games.registry import OURS

N = 3


def played(tables: VectorTables, steps: int) -> list[tuple[int, ...]]:
    """What random play shows: who acts, what is known in sum, what is paid."""
    seen = []
    for _ in range(steps):
        tables.step(tables.any_choices())
        seen.append((*tables.to_act.tolist(), int(tables.numbers.sum()), *tables.dones.tolist()))
    return seen


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_batch_plays_as_tables_do_one_by_one(game: str) -> None:
    tables = VectorTables(game, N, seats=2, seed=4)
    seeds = Rng(4)
    alone = [tables.box.table(seeds.fork()) for _ in range(N)]
    for t in alone:
        advance(t)
    for _ in range(60):
        assert tables.to_act.tolist() == [next_to_act(t) for t in alone]
        for i, t in enumerate(alone):
            assert set(np.flatnonzero(tables.masks[i])) == {c.index for c in options(t, next_to_act(t))}
            assert tables.numbers[i].tolist() == tables.sheet.row(t, next_to_act(t))
        chosen = tables.any_choices()
        for number, t in zip(chosen, alone):
            play(t, next_to_act(t), tables.box.catalogue.choices[number])
        tables.step(chosen)


def test_the_same_seed_gives_the_same_games() -> None:
    tables = VectorTables("humans", N, seats=3, seed=1)
    first = played(tables, 50)
    tables.reset(1)
    assert played(tables, 50) == first
    tables.reset(2)
    assert played(tables, 50) != first


def test_where_a_game_ends_it_is_paid_once_and_the_next_one_begins() -> None:
    tables = VectorTables("humans", N, seats=2, seed=1)
    while not tables.dones.any():
        assert not tables.rewards.any()
        tables.step(tables.any_choices())
    done = int(np.flatnonzero(tables.dones)[0])
    assert tables.rewards[done].sum() == pytest.approx(1)
    assert dict(zip(tables.sheet.names, tables.numbers[done]))["turn"] <= 1
    tables.step(tables.any_choices())
    assert not tables.rewards[done].any()


def test_rewards_may_be_points_ahead_of_the_others() -> None:
    tables = VectorTables("humans", N, seats=3, seed=1, pay="points")
    while not tables.dones.any():
        tables.step(tables.any_choices())
    paid = tables.rewards[tables.dones][0]
    assert paid.sum() == pytest.approx(0, abs=1e-3)
    assert paid.any()


def test_a_choice_that_is_not_offered_is_refused_before_anything_is_played() -> None:
    tables = VectorTables("humans", N, seats=2, seed=1)
    before = tables.numbers.copy()
    chosen = tables.any_choices()
    for wrong in (int(np.flatnonzero(tables.masks[N - 1] == 0)[0]), -1, tables.choices):
        chosen[N - 1] = wrong
        with pytest.raises(Illegal):
            tables.step(chosen)
        assert (tables.numbers == before).all()


def test_options_and_expansions_are_those_of_the_game() -> None:
    tables = VectorTables("admiral", 1, seats=2, expansions=["captain_cards"], level="admiral")
    assert tables.box.setup.options == {"level": "admiral"}
    assert "p1 cards aside" in tables.sheet.names


@pytest.mark.once
def test_bots_answer_for_all_seats_but_the_learner_s() -> None:
    tables = SeatTables("humans", N, "random", seat=1, seats=3, seed=1)
    for _ in range(200):
        assert tables.to_act.tolist() == [1] * N
        tables.step(tables.any_choices())


@pytest.mark.once
def test_the_learner_sits_on_another_seat_in_each_game() -> None:
    tables = SeatTables("humans", N, "random", seats=2, seed=1)
    seats, paid = {int(tables.to_act[0])}, 0.0
    for _ in range(500):
        tables.step(tables.any_choices())
        seats.add(int(tables.to_act[0]))
        paid += float(tables.own_rewards.sum())
    assert seats == {0, 1}
    assert paid > 0
