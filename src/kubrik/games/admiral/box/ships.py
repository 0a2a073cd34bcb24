"""Ship classes, forts, guns and wind as the rules use them: plain numbers, made once by data.py and never changed."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.terms import LONG
from kubrik.games.common.words.names import Name


class ShipClass:
    """What is printed on the card of every ship of a class (AD-4.2); `index` is its index among the classes."""

    def __init__(
        self,
        index: int,
        name: Name,
        letter: str,
        distances: list[int],
        range: int,
        guns: list[int],
        strength: int,
        boarding: int,
        gold: int,
        value: int,
        masts: int,
        crosses_reefs: bool,
        lobs: bool,
        burns: bool,
    ) -> None:
        self.index: Final = index
        self.name: Final = name
        self.letter: Final = letter
        self.distances: Final = distances  # by strength of the wind (AD-8.1, AD-8.5)
        self.range: Final = range
        self.guns: Final = guns  # by battery; bow and stern guns at Admiral level only (AD-4.4)
        self.strength: Final = strength
        self.boarding: Final = boarding
        self.gold: Final = gold  # the most gold it carries (AD-16.1)
        self.value: Final = value  # its points in the score (AD-22.3)
        self.masts: Final = masts  # used in pictures only (AD-4.5)
        self.crosses_reefs: Final = crosses_reefs  # may it enter reefs (AD-3.3)?
        self.lobs: Final = lobs  # does it fire over obstacles (AD-2.12)?
        self.burns: Final = burns  # may it be a fireship (AD-21.1)?


class FortNumbers:
    """The numbers of every fort (AD-17.1, AD-17.6, AD-22.3)."""

    def __init__(self, strength: int, guns: int, range: int, garrison: int, value: int) -> None:
        self.strength: Final = strength
        self.guns: Final = guns
        self.range: Final = range
        self.garrison: Final = garrison  # the most boarding points of its garrison
        self.value: Final = value


class Gunnery:
    """Ranges, and which numbers on the die hit at each (AD-10)."""

    def __init__(self, up_to: list[int], hits: list[list[bool]], storm_range: int) -> None:
        self.up_to: Final = up_to  # the greatest distances of pistol shot and medium range
        self.hits: Final = hits  # by band, then by what the die shows; entry 0 is not used
        self.storm_range: Final = storm_range  # the longest range in a storm (AD-9.4)

    def band(self, distance: int) -> int:
        """Pistol shot, medium or long (AD-10.1, AD-10.2, AD-10.3)."""
        for band in range(LONG):
            if distance <= self.up_to[band]:
                return band
        return LONG


class Ships:
    """Everything about ships and guns that scenarios share."""

    def __init__(self, classes: list[ShipClass], fort: FortNumbers, gunnery: Gunnery, vane: list[int]) -> None:
        self.classes: Final = classes
        self.fort: Final = fort
        self.gunnery: Final = gunnery
        self.vane: Final = vane  # weights of the wind's strengths (AD-7.2)
