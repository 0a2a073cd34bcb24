"""A declared attack: who fires how many shots at what, and how (AD-9.1). It never changes."""

from __future__ import annotations

from typing import Final


class Attack:
    """Ships of one player, or one fort, against one target (AD-9.5, AD-9.13, AD-12.2, AD-12.4)."""

    def __init__(self, seat: int, target: int, shooters: list[int], shots: list[int], is_salvo: bool) -> None:
        self.seat: Final = seat
        self.target: Final = target  # a ship, or a fort by its number among all things
        self.shooters: Final = shooters
        self.shots: Final = shots  # of each of them
        self.is_salvo: Final = is_salvo

    def is_shared(self) -> bool:
        """By several ships as declared, whatever becomes of them."""
        return len(self.shooters) > 1
