"""A declared attack: the ships or fort, their shots, the target, and how (AD-9.1). Immutable."""

from __future__ import annotations

from typing import Final


class Attack:
    """Ships of one player, or one fort, against one target (AD-9.5, AD-9.13, AD-12.2, AD-12.4)."""

    def __init__(self, seat: int, target: int, shooters: list[int], shots: list[int], is_salvo: bool) -> None:
        self.seat: Final = seat
        self.target: Final = target  # a ship, or a fort by its number after all ships
        self.shooters: Final = shooters
        self.shots: Final = shots  # of each shooter
        self.is_salvo: Final = is_salvo

    def is_shared(self) -> bool:
        """Was it declared by several ships, even if some are gone now?"""
        return len(self.shooters) > 1
