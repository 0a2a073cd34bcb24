"""Eliminations, victory, and the places at the end (AD-18.7, AD-22)."""

from __future__ import annotations

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.state import STILL_IN, Admiral, side_score
from kubrik.games.admiral.terms import BY_ELIMINATION, GOLD, NOBODY


def settle(t: Admiral) -> None:
    """Called after every event that may cost a ship: eliminations, then a victory that follows from them (AD-22.9)."""
    found = False
    for seat in range(t.seats):
        if t.out_at[seat] == STILL_IN and seat not in t.flags:
            if not found:
                t.eliminations += 1
                found = True
            eliminate(t, seat)
    if found:
        last_side_wins(t)


def eliminate(t: Admiral, seat: int) -> None:
    """Puts a player out; forts go to an ally or become neutral (AD-22.2, AD-22.11)."""
    t.out_at[seat] = t.eliminations
    t.note(notes.OUT, seat)
    t.rules.elimination.comes(t, seat, seat)
    heir = surviving_ally(t, seat)
    for fort, flag in enumerate(t.fort_flags):
        if flag == seat:
            t.fort_flags[fort] = heir
            t.note(notes.FORT_PASSES, fort, heir)
        t.unanswered[fort] &= ~(1 << seat)  # only enemies still in the game count (AD-25.6)


def surviving_ally(t: Admiral, seat: int) -> int:
    """The first ally who still has a ship."""
    for other in range(t.seats):
        if other != seat and t.side(other) == t.side(seat) and other in t.flags:
            return other
    return NOBODY


def last_side_wins(t: Admiral) -> None:
    """The only side left wins (AD-23.4, AD-24.8, AD-25.5); if none is left, places decide (AD-22.5)."""
    alive = {t.side(seat) for seat in range(t.seats) if t.is_in(seat)}
    if len(alive) == 1:
        win(t, alive.pop(), BY_ELIMINATION)
    elif not alive:
        finish(t)


def win(t: Admiral, side: int, how: int) -> None:
    """This side wins at once (AD-22.1)."""
    t.winners = side
    for seat in range(t.seats):
        if t.side(seat) == side:
            t.note(notes.VICTORY, seat, how)
    finish(t)


def finish(t: Admiral) -> None:
    t.over = True
    t.rules.ending.comes(t, NOBODY, NOBODY)
    if t.journal is not None:
        places = ranks(t)
        for seat in range(t.seats):
            t.note(notes.RESULT, seat, side_score(t, t.side(seat)), t.bank[seat], places[seat])


# ---------------------------------------------------------------- places


def ranks(t: Admiral) -> list[int]:
    """The place of each seat; allies share theirs (AD-18.4)."""
    standings = {side: standing(t, side) for side in set(t.rules.scenario.sides)}
    return [1 + sum(1 for s in standings.values() if s > standings[t.side(seat)]) for seat in range(t.seats)]


def standing(t: Admiral, side: int) -> list[int]:
    """The criteria for the places, in order: the greater list is better (AD-22.4, AD-22.10)."""
    seats = [seat for seat in range(t.seats) if t.side(seat) == side]
    return [
        1 if t.winners == side else 0,
        max([t.out_at[seat] for seat in seats]),
        *scenario_ranking(t, seats),
        side_score(t, side),
        sum([t.strengths[ship] for ship, flag in enumerate(t.flags) if flag in seats]),
        sum([t.rules.crews.of(t, seat, 0) for seat in seats]),
        max([t.acted_at[seat] for seat in seats]),
    ]


def scenario_ranking(t: Admiral, seats: list[int]) -> list[int]:
    """Gold in the bank, then aboard (AD-24.9); empty if the score decides, which comes next anyway."""
    if t.rules.scenario.ranking != GOLD:
        return []
    aboard = sum([t.gold[ship] for ship, flag in enumerate(t.flags) if flag in seats])
    return [sum([t.bank[seat] for seat in seats]), aboard]
