"""What the past leaves open about purchases is decided anew by whoever imagines (TH-18.5)."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.games.humans.box.cards import BLUE
from kubrik.games.humans.table.ledger import Ledger
from tests.games.humans.conservation import count, ships_and_stations
from tests.games.humans.mind.test_imagination import worlds
from tests.games.humans.scene import CARDS, scene


@pytest.mark.rule("TH-18.5")
def test_a_ship_that_may_be_of_either_turn_is_tied_anew_every_time() -> None:
    s = scene(2, turn=6).bought(1, 2, "cyclops", seen=5).bought(1, 3, "stool")
    ledger, rng = Ledger(CARDS, s.t.captains[1], BLUE), Rng(11)
    turns = set()
    for _ in range(20):
        ledger.tie_at_random(rng)
        turns.add(ledger.purchases[ledger.ties[0]].turn)
    assert turns == {2, 3}
    assert sorted(ledger.left) == [0, 1]


@pytest.mark.rule("TH-18.5", "TH-16.6")
def test_no_card_is_lost_or_there_twice_where_a_ship_may_be_of_either_turn() -> None:
    s = scene(2, turn=6).bought(1, 2, "cyclops", seen=5).bought(1, 3, "stool")
    for w in worlds(s, 0):
        assert count(ships_and_stations(w)) == count(ships_and_stations(s.t))
