"""The human track (section 15)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.random_games import PLAYERS, moments
from tests.games.humans.scene import CARDS, scene


@pytest.mark.rule("TH-15.1")
def test_gains_move_the_pawn_forward_and_payments_back() -> None:
    s = scene(2).cities("seoul", "prague", "vienna").drawn(0, "barge loner").attack(0, "training", 1)
    s.go(SortCities(), Rewards(), BUYING).choose(0, "raid")
    assert s.humans(0) == 150_000
    s.choose(0, "buy both").choose(1, "buy none")
    assert s.humans(0) == 90_000


@pytest.mark.rule("TH-15.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_balance_is_a_space_of_the_track(players: int) -> None:
    for t in moments(players):
        spaces = [captain.space for captain in humans_view(t, None).captains]
        assert all(space in range(0, 740_001, 10_000) for space in spaces)


@pytest.mark.rule("TH-15.3")
@pytest.mark.parametrize(
    ("balance", "lap", "space"),
    [(0, 0, 0), (740_000, 0, 740_000), (750_000, 1, 0), (790_000, 1, 40_000), (1_510_000, 2, 10_000)],
)
def test_beyond_740_000_the_pawn_starts_a_new_lap(balance: int, lap: int, space: int) -> None:
    s = scene(2).captain(0, humans=balance).go(BUYING)
    captain = humans_view(s.t, 1).captains[0]
    assert (captain.balance, captain.lap, captain.space) == (balance, lap, space)


@pytest.mark.rule("TH-15.3")
def test_gains_count_beyond_the_end_of_the_track() -> None:
    s = scene(2).captain(0, humans=CARDS.track_end).cities("seoul", "prague", "vienna").attack(0, "training", 1)
    s.go(SortCities(), Rewards()).choose(0, "raid")
    assert s.humans(0) == 790_000
    assert s.notes(notes.RESULT)[0] == (0, 790_000, 0, 0)


@pytest.mark.rule("TH-15.4", "TH-4.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_balance_is_negative_during_play(players: int) -> None:
    for t in moments(players, seed=4):
        assert t.over or min(t.scores()) >= 0


@pytest.mark.rule("TH-15.5", "TH-12.11")
def test_everybody_sees_every_balance_and_every_credit_at_any_moment() -> None:
    for t in moments(3):
        for seat in (0, 1, 2, None):
            seen = [(captain.balance, captain.credits) for captain in humans_view(t, seat).captains]
            assert seen == [(captain.balance, captain.credits) for captain in t.captains]
