"""The check of conservation sees captains' cards, and what comes back from one moment to the next."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table.cards import OUT, cards_of
from kubrik.games.admiral.table.state import STILL_IN
from tests.games.admiral.conservation import Watch, check
from tests.games.admiral.scene import scene
from tests.games.admiral.test_conservation_notices import B1, F2, G1, noticed, table

# ---------------------------------------------------------------- captains' cards


def test_cards_that_are_not_one_set() -> None:
    s = table()
    cards_of(s.t).types[G1] = cards_of(s.t).types[B1]
    noticed(s, "not one set")
    s = table()
    cards_of(s.t).aside[1] = [0, 1]
    noticed(s, "not one set")


def test_a_captain_in_two_places_or_in_none() -> None:
    s = table()
    cards_of(s.t).aboard[F2] = G1
    noticed(s, "a ship and its card differ")
    s = table()
    cards_of(s.t).places[G1] = OUT
    noticed(s, "a captain of two ships")
    s = table()
    cards_of(s.t).up[G1] = True
    noticed(s, "face up and not seen")


def test_a_captain_on_a_ship_that_is_not_his() -> None:
    noticed(table().ship("B1", flag=1), "under another flag")
    s = table().ashore("B1", "fort 1")
    check(s.t)
    cards_of(s.t).places[s.thing("B1")] += 9
    noticed(s, "where no port is")


def test_a_card_that_nobody_chose() -> None:
    s = scene("...", "...", ships="B1 A1 E, B2 C1 W", captains="")
    check(s.turn(0).t)
    cards_of(s.t).places[0] = 0
    noticed(s, "without a captain")


# ---------------------------------------------------------------- from moment to moment


def test_what_comes_back() -> None:
    s = table()
    s.t.bank[0] = s.t.sunk_value[1] = 2
    s.t.out_at[1] = 1
    cards_of(s.t).places[F2] = OUT
    watch = Watch(s.t)
    watch.look(s.t)
    s.t.bank[0] = 1
    with pytest.raises(AssertionError, match="came back"):
        watch.look(s.t)


@pytest.mark.parametrize("what", ["points", "player", "card"])
def test_whoever_comes_back(what: str) -> None:
    s = table()
    s.t.sunk_value[1], s.t.out_at[1] = 2, 1
    cards_of(s.t).places[F2] = OUT
    watch = Watch(s.t)
    if what == "points":
        s.t.sunk_value[1] = 0
    elif what == "player":
        s.t.out_at[1] = STILL_IN
    else:
        cards_of(s.t).places[F2] = F2
    with pytest.raises(AssertionError, match="came back"):
        watch.look(s.t)
