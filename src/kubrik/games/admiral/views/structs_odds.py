"""What the asked player could do now, with the odds. What only the player knows about the crews is separate (H-2)."""

from __future__ import annotations

from msgspec import Struct


class AimView(Struct, frozen=True, kw_only=True):
    """A ship or fort of the player that can fire at a target (AD-9.3, AD-10). Both are things, as in the journal."""

    shooter: int
    target: int
    distance: int  # in cells
    shots: int  # that its loaded guns could fire at it
    band: str
    hits: tuple[int, ...]  # numbers on the die that hit, as everybody knows
    skilled: tuple[int, ...]  # and with what the crew keeps hidden


class FightView(Struct, frozen=True, kw_only=True):
    """A ship of the player and an enemy beside it (AD-14.3, AD-17.6)."""

    ship: int
    enemy: int  # a thing
    points: int  # as everybody knows
    skilled: int  # and with what the crew keeps hidden
    against: int | None  # None: a silenced fort, which is taken without a fight (AD-17.9)
