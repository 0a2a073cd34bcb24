"""What a state holds beside OpenSpiel's own: a table, and what each seat remembers. It is written as a history."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from kubrik.engine.choices import Choice
from kubrik.engine.game import Setup
from kubrik.engine.numbers.finding import sheet_of
from kubrik.engine.numbers.sheet import numbers
from kubrik.engine.play import advance, next_to_act, play
from kubrik.engine.table import CHANCE, Table
from kubrik.games.registry import game_named

NOTHING_YET = b""


class Shared:
    """What all states of one set-up share."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.box = game_named(setup.game).box(setup)
        self.sheet = sheet_of(self.box)
        self.row = numbers(self.sheet.width)

    def bytes_of(self, t: Table, seat: int) -> bytes:
        """What the seat knows."""
        self.sheet.write(t, seat, self.row, 0)
        return bytes(memoryview(self.row))

    def new_table(self) -> Table:
        t = self.box.table(0)
        t.explicit_chance = True
        advance(t)
        return t

    def choice(self, seat: int, action: int) -> Choice:
        return (self.box.outcomes if seat == CHANCE else self.box.catalogue).choices[action]


@lru_cache(maxsize=16)
def shared_by(setup: bytes) -> Shared:
    return Shared(msgspec.json.decode(setup, type=Setup))


class Held:
    """`memory`: by seat, a digest of all its choices and of what it knew at each.

    `first`: which of several that answer under seal is asked first. Whoever imagines goes on with its own answer,
    though those before it have theirs open again.
    """

    def __init__(self, shared: Shared, t: Table, memory: list[bytes], actions: list[int], first: int = 0) -> None:
        self.shared = shared
        self.t = t
        self.memory = memory
        self.actions = actions
        self.first = first

    def acting(self) -> int:
        """The seat to act, or CHANCE."""
        t = self.t
        if t.offers:
            for k in range(t.seats):
                if t.offers[(self.first + k) % t.seats]:
                    return (self.first + k) % t.seats
        return next_to_act(t)

    def apply(self, action: int) -> None:
        seat = self.acting()
        if seat != CHANCE:
            known = self.memory[seat] + self.shared.bytes_of(self.t, seat) + action.to_bytes(4, "little")
            self.memory[seat] = blake2b(known, digest_size=12).digest()
        self.actions.append(action)
        play(self.t, seat, self.shared.choice(seat, action))

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.shared, self.t.clone(), self.memory.copy(), self.actions.copy(), self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (msgspec.json.encode(self.shared.setup, order="sorted"), self.actions)


def begun(shared: Shared) -> Held:
    t = shared.new_table()
    return Held(shared, t, [NOTHING_YET] * t.seats, [])


def replayed(setup: bytes, actions: list[int]) -> Held:
    """The same again: a state goes to other processes as its history."""
    held = begun(shared_by(setup))
    for action in actions:
        held.apply(action)
    return held
