"""What is never made nor lost in Admiral: ships, gold, captains' cards; and what holds at every moment of a game."""

from __future__ import annotations

from kubrik.engine.play import next_to_act
from kubrik.engine.table import CHANCE, Table
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CAPTAIN, NO_CARD, OUT, Cards, owner
from kubrik.games.admiral.rules.damage import BATTERIES_OF_A_SHIP
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOBODY, NOWHERE, SECTORS


def check(t: Table) -> None:
    """Every ship, every unit of gold and every card is in one place, and where it may be."""
    assert isinstance(t, Admiral)
    check_cells(t)
    check_ships(t)
    check_forts(t)
    check_gold(t)
    check_players(t)
    check_points(t)
    for annex in t.annexes:
        if isinstance(annex, Cards):
            check_cards(t, annex)


def within(n: int, most: int, what: str) -> None:
    assert 0 <= n <= most, what


def afloat(t: Admiral) -> list[int]:
    return [ship for ship, cell in enumerate(t.cells) if cell != NOWHERE]


# ---------------------------------------------------------------- the sea


def check_cells(t: Admiral) -> None:
    """One ship in a cell (AD-3.10), none on land, and only some on reefs (AD-3)."""
    sea, cells = t.rules.sea, [t.cells[ship] for ship in afloat(t)]
    assert len(cells) == len(set(cells)), "two ships in one cell"
    for ship in afloat(t):
        within(t.cells[ship], sea.cells - 1, "off the board")
        assert not sea.is_land[t.cells[ship]], "a ship on land"
        assert not sea.is_reef[t.cells[ship]] or t.rules.classes[ship].crosses_reefs, "a ship on a reef"
    assert t.taken == [land or cell in cells for cell, land in enumerate(sea.is_land)], "taken by nothing, or free"
    assert set(t.mines) <= set(t.rules.scenario.mines), "a mine from nowhere"


def check_ships(t: Admiral) -> None:
    """Afloat with a flag and some strength, or sunk with neither (AD-13.2)."""
    for ship, ship_class in enumerate(t.rules.classes):
        sunk = t.cells[ship] == NOWHERE
        within(t.strengths[ship], ship_class.strength, "strength of a ship")
        assert sunk == (t.strengths[ship] == 0), "sunk and strong, or afloat and not"
        assert sunk == (t.flags[ship] == NOBODY), "a flag over nothing, or none over a ship"
        within(t.flags[ship] + 1, t.seats, "the flag of a ship")
        within(t.facings[ship], SECTORS - 1, "a facing")
        for battery, guns in enumerate(ship_class.guns):
            within(t.fired[ship * BATTERIES_OF_A_SHIP + battery], guns, "more guns fired than there are")


def check_forts(t: Admiral) -> None:
    """Only enemies still in the game are awaited (AD-25.6)."""
    numbers = t.rules.ships.fort
    for fort, flag in enumerate(t.fort_flags):
        within(t.fort_strengths[fort], numbers.strength, "strength of a fort")
        within(t.fort_fired[fort], numbers.guns, "more guns fired than there are")
        within(flag + 1, t.seats, "the flag of a fort")
        for seat in range(t.seats):
            if flag != NOBODY and t.unanswered[fort] >> seat & 1:
                assert t.is_in(seat), "waiting for who is out"
                assert t.are_enemies(seat, flag), "waiting for a friend"


def check_gold(t: Admiral) -> None:
    """From sea to ship to bank (AD-16.9), and no ship carries more than it can (AD-16.1)."""
    for ship, ship_class in enumerate(t.rules.classes):
        within(t.gold[ship], 0 if t.cells[ship] == NOWHERE else ship_class.gold, "gold aboard")
    assert min([*t.sea_gold, *t.bank]) >= 0, "less than nothing"
    assert all(units == 0 or not t.rules.sea.is_land[cell] for cell, units in enumerate(t.sea_gold)), "gold on land"
    assert sum(t.sea_gold) + sum(t.gold) + sum(t.bank) == sum(t.rules.chart.gold), "gold"


# ---------------------------------------------------------------- players


def check_players(t: Admiral) -> None:
    """Nobody acts twice in a round (AD-6.1). Out is who has no ship left, once an event is settled (AD-22.2)."""
    assert len(t.order) == len(set(t.order)), "twice in a round"
    assert set(t.order) <= set(range(t.seats)), "a turn for nobody"
    assert t.acting == NOBODY or t.order[t.place] == t.acting, "a turn out of order"
    within(t.round, t.rules.scenario.rounds, "a round too many")
    assert t.winners == NOBODY or t.over, "won, and nobody stops"
    if t.over or next_to_act(t) != CHANCE:
        for seat in range(t.seats):
            assert t.is_in(seat) == (seat in t.flags), "in without a ship, or out with one"
            assert t.is_in(seat) or seat not in t.fort_flags, "a fort of nobody who plays"


def check_points(t: Admiral) -> None:
    """Every ship is scored once at most, and only when it is sunk (AD-13.6)."""
    gone = [ship_class.value for ship, ship_class in enumerate(t.rules.classes) if t.cells[ship] == NOWHERE]
    assert min(t.sunk_value) >= 0, "less than nothing"
    assert sum(t.sunk_value) <= sum(gone), "points for a ship that did not sink"


# ---------------------------------------------------------------- captains' cards


def check_cards(t: Admiral, cards: Cards) -> None:
    for seat in range(t.seats):
        laid = [cards.types[card] for card in range(len(cards.types)) if owner(t, card) == seat]
        own = [captain for captain in laid if captain != NO_CAPTAIN] + cards.aside[seat]
        assert sorted(own) == [captain.index for captain in cards.captains.all], "not one set (CC-1.3)"
    for card in range(len(cards.types)):
        check_card(t, cards, card)
    for ship, card in enumerate(cards.aboard):
        assert card == NO_CARD or cards.places[card] == ship, "a captain of two ships"


def check_card(t: Admiral, cards: Cards, card: int) -> None:
    """Under a ship of its owner that is afloat (CC-4.1, CC-5.1), or beside a port (CC-4.6, CC-6.1)."""
    place, ships = cards.places[card], t.rules.number_of_ships
    assert cards.seen[card] or not cards.up[card], "face up and not seen"
    if place == OUT:
        return
    assert cards.types[card] != NO_CAPTAIN, "a card without a captain"
    if place < ships:
        assert cards.aboard[place] == card, "a ship and its card differ"
        assert t.flags[place] == owner(t, card), "a captain under another flag"
    else:
        assert place - ships < len(t.fort_flags), "ashore where no port is"


# ---------------------------------------------------------------- from moment to moment


class Watch:
    """What only grows: banks (AD-16.5), points for ships sunk, and the number of cards that are out (CC-4.7)."""

    def __init__(self, t: Admiral) -> None:
        self.before = grown(t)

    def look(self, t: Admiral) -> None:
        now = grown(t)
        assert all(a <= b for a, b in zip(self.before, now, strict=True)), "something came back"
        self.before = now


def grown(t: Admiral) -> list[int]:
    return [*t.bank, *t.sunk_value, *(1 - t.is_in(seat) for seat in range(t.seats)), *cards_out(t)]


def cards_out(t: Admiral) -> list[int]:
    """By ship: 1 for a card that was laid and is out."""
    found = [0] * t.rules.number_of_ships
    for annex in t.annexes:
        if isinstance(annex, Cards):
            found = [1 if c != NO_CAPTAIN and p == OUT else 0 for c, p in zip(annex.types, annex.places, strict=True)]
    return found
