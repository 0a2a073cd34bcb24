"""How strong a group is (section 8.1, TH-10.19, TH-10.20)."""

from __future__ import annotations

from typing import Final

from kubrik.games.humans.box.cards import ALONE, AT_CENTRE, IN_REGION, TOKEN_SUPPORT, VS_ARMY, VS_TYPE, WITH_TYPE, Bonus
from kubrik.games.humans.table.fights import pips
from kubrik.games.humans.table.state import Humans

NO_RIVALS: Final[list[int]] = []


def battle_strength(t: Humans, seat: int, cell: int, rivals: list[int]) -> int:
    """A group's strength against other captains; `rivals` are those who have not retreated (TH-8.29)."""
    return group_strength(t, seat, cell, rivals, False)


def army_strength(t: Humans, seat: int, cell: int) -> int:
    """A group's strength against an army: there are no rivals any more (TH-10.15)."""
    return group_strength(t, seat, cell, NO_RIVALS, True)


def battle_total(t: Humans, seat: int) -> int:
    """Strength with the captains who stayed, and the dice (TH-8.28, TH-8.29, TH-8.62)."""
    b = t.the_battle()
    return battle_strength(t, seat, b.cell, b.stay) + pips(b.dice[seat])


def army_total(t: Humans) -> int:
    """Strength, the dice, and boosts used in this fight (TH-10.14, TH-17.30)."""
    c = t.the_catch()
    return army_strength(t, c.seat, c.cell) + pips(c.dice) + c.boost


def group_strength(t: Humans, seat: int, cell: int, rivals: list[int], army: bool) -> int:
    """Printed strengths and all bonuses that apply (TH-8.1), and the support of an aimed station (TH-17.14)."""
    captain = t.captains[seat]
    total = token_support(t, seat, cell)
    place = 0
    for i, there in enumerate(captain.cells):
        if there == cell:
            total += ship_strength(t, seat, i, place, cell, rivals, army)
            place += 1
    return total


def ship_strength(t: Humans, seat: int, ship: int, place: int, cell: int, rivals: list[int], army: bool) -> int:
    """One ship's part of the group's strength. A cancelled ship has its printed strength only (TH-8.2, TH-9.12,
    TH-9.13, TH-9.14, TH-17.27).
    """
    card = t.captains[seat].ships[ship].card
    extra = 0
    if t.battle is not None and t.battle.cell == cell:
        for e in t.battle.effects:
            if e.seat == seat and e.place == place:
                if e.cancels:
                    return card.strength
                extra += e.boost
    for b in card.bonuses:
        if applies(t, b, seat, ship, cell, rivals, army):
            extra += b.n
    return card.strength + extra


def applies(t: Humans, b: Bonus, seat: int, ship: int, cell: int, rivals: list[int], army: bool) -> bool:
    """Is the condition of a bonus met (TH-8.3, TH-8.8, TH-8.9)?"""
    kind = b.kind
    if kind == WITH_TYPE:
        return has_type(t, seat, cell, b.what, ship)
    if kind == AT_CENTRE:
        return t.city_at(cell).centre == b.what
    if kind == IN_REGION:
        return t.city_at(cell).region == b.what
    if kind == VS_ARMY:
        return army
    if kind == ALONE:
        return group_size(t, seat, cell) == 1
    assert kind == VS_TYPE
    return not army and faces_type(t, seat, cell, b.what, rivals)


def has_type(t: Humans, seat: int, cell: int, type: int, but: int) -> bool:
    """Is there a ship of this type in the group, other than the one with the bonus (TH-8.4, TH-8.5, TH-8.6, TH-8.7,
    TH-9.15)?
    """
    captain = t.captains[seat]
    for i, there in enumerate(captain.cells):
        if there == cell and i != but and captain.ships[i].card.type == type:
            return True
    return False


def faces_type(t: Humans, seat: int, cell: int, type: int, rivals: list[int]) -> bool:
    """Does a rival have a ship of this type there (TH-17.8)?"""
    for other in rivals:
        if other != seat and has_type(t, other, cell, type, -1):
            return True
    return False


def group_size(t: Humans, seat: int, cell: int) -> int:
    n = 0
    for c in t.captains[seat].cells:
        if c == cell:
            n += 1
    return n


def token_support(t: Humans, seat: int, cell: int) -> int:
    """A station whose token shows this cell strengthens the group as a whole (TH-17.14, TH-17.26)."""
    captain = t.captains[seat]
    if captain.token != cell:
        return 0
    for s in captain.stations:
        if s.effect == TOKEN_SUPPORT:
            return s.n
    return 0
