"""The check of conservation is not blind: each thing it looks at, put wrong by hand, is noticed."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table.cards import OUT, cards_of
from kubrik.games.admiral.table.state import STILL_IN
from kubrik.games.admiral.terms import NOBODY, NOWHERE
from tests.games.admiral.conservation import check
from tests.games.admiral.scene import Scene, scene

G1, B1, F2 = 0, 1, 2  # ships, and so the cards first laid under them
PILE, REEF, LAND, FREE = 3, 4, 5, 8


def table() -> Scene:
    """Player 0 is to move; each has a fort. The galleon carries gold."""
    captains = "G1 swift, B1 rapid*, F2 target"
    s = scene("1a.$^#b2.", ".........", ships="G1 B1 E, B1 A2 E, F2 I2 W", captains=captains)
    s.t.put_gold(PILE, -1)
    return s.ship("G1", gold=1).turn(0)


def noticed(s: Scene, what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        check(s.t)


def moved(ship: int, cell: int) -> Scene:
    s = table()
    s.t.taken[s.t.cells[ship]] = False
    s.t.cells[ship] = cell
    s.t.taken[cell] = True
    return s


def test_nothing_is_wrong_yet() -> None:
    s = table()
    check(s.t)
    assert s.asked() == [0]


# ---------------------------------------------------------------- the sea


def test_ships_where_no_ship_can_be() -> None:
    noticed(moved(G1, table().t.cells[F2]), "two ships in one cell")
    noticed(moved(F2, LAND), "a ship on land")
    noticed(moved(F2, REEF), "a ship on a reef")
    check(moved(B1, REEF).t)  # brigs may
    s = table()
    s.t.cells[G1] = 18
    noticed(s, "off the board")


@pytest.mark.parametrize("cell", [FREE, LAND, 1])
def test_cells_that_are_taken_by_nothing_or_free_with_something_there(cell: int) -> None:
    s = table()
    s.t.taken[cell] = not s.t.taken[cell]
    noticed(s, "taken by nothing")


def test_a_mine_from_nowhere() -> None:
    s = table()
    s.t.mines = [FREE]
    noticed(s, "a mine")


def test_ships_that_are_neither_afloat_nor_sunk() -> None:
    noticed(table().ship("F2", strength=6), "strength of a ship")
    noticed(table().ship("F2", strength=-1), "strength of a ship")
    noticed(table().ship("F2", strength=0), "sunk and strong")
    noticed(table().ship("F2", flag=NOBODY), "a flag over nothing")
    noticed(table().ship("F2", flag=2), "flag of a ship")
    s = table().ship("F2", strength=0)
    s.t.taken[s.t.cells[F2]] = False
    s.t.cells[F2] = NOWHERE
    noticed(s, "a flag over nothing")


def test_more_guns_fired_than_there_are() -> None:
    check(table().ship("F2", fired=[3, 3, 1, 1]).t)
    noticed(table().ship("F2", fired=[4, 0, 0, 0]), "more guns")
    noticed(table().fort("fort 2", fired=4), "more guns")
    s = table()
    s.t.facings[G1] = 8
    noticed(s, "a facing")


def test_forts_that_are_too_strong_or_wait_for_the_wrong_player() -> None:
    noticed(table().fort("fort 2", strength=7), "strength of a fort")
    noticed(table().fort("fort 2", flag=2), "flag of a fort")
    s = table()
    s.t.unanswered[0] = 1 << 1
    check(s.t)  # as if player 0 had taken it
    s.t.unanswered[0] = 1 << 0
    noticed(s, "waiting for a friend")
    s.t.unanswered[0] = 1 << 1
    s.t.out_at[1] = 1
    noticed(s, "waiting for who is out")


@pytest.mark.parametrize("n", [1, -1])
def test_gold_made_or_lost(n: int) -> None:
    s = table()
    s.t.put_gold(PILE, n)
    noticed(s, "^gold$")
    s = table()
    s.t.bank[1] += n
    noticed(s, "^gold$" if n > 0 else "less than nothing")


def test_gold_where_no_gold_can_be() -> None:
    s = table().ship("B1", gold=2)
    s.t.put_gold(PILE, -1)
    noticed(s, "gold aboard")
    s = table()
    s.t.put_gold(LAND, 1)
    s.t.put_gold(PILE, -1)
    noticed(s, "gold on land")


# ---------------------------------------------------------------- players


def test_an_order_that_is_none() -> None:
    for order, what in (([0, 0], "twice"), ([0, 2], "a turn for nobody"), ([1, 0], "out of order")):
        s = table()
        s.t.order = order
        noticed(s, what)
    s = table()
    s.t.round = 21
    noticed(s, "a round too many")


def test_players_who_are_neither_in_nor_out() -> None:
    s = table()
    s.t.out_at[1] = 1
    noticed(s, "out with one")
    s.t.out_at[1] = STILL_IN
    check(s.t)
    s.t.winners = 1
    noticed(s, "nobody stops")


def test_a_fort_of_who_is_out() -> None:
    s = table()
    cards_of(s.t).places[F2] = OUT
    cards_of(s.t).aboard[F2] = -1
    s.ship("F2", flag=0)
    noticed(s, "in without a ship")
    s.t.out_at[1] = 1
    noticed(s, "a fort of nobody")
    check(s.fort("fort 2", flag=NOBODY).t)


def test_points_for_what_is_afloat() -> None:
    s = table()
    s.t.sunk_value[0] = 2
    noticed(s, "did not sink")
    s.t.sunk_value = [-1, 1]
    noticed(s, "less than nothing")
