"""What a player who is asked could try now, and the odds of it. What only he knows of his crews counts apart (H-2)."""

from __future__ import annotations

from msgspec import Struct


class AimView(Struct, frozen=True, kw_only=True):
    """A ship or fort of his that can fire at a target (AD-9.3, AD-10). Both are things, as in the journal."""

    shooter: int
    target: int
    distance: int  # in cells
    band: str
    hits: tuple[int, ...]  # of the die, as everybody knows
    skilled: tuple[int, ...]  # and with what the crew keeps hidden


class FightView(Struct, frozen=True, kw_only=True):
    """A ship of his and an enemy beside it (AD-14.3, AD-17.6)."""

    ship: int
    enemy: int  # a thing
    points: int  # as everybody knows
    skilled: int  # and with what the crew keeps hidden
    against: int | None  # None: a silenced fort, which is just taken (AD-17.9)
