"""What may be expected of guns and boardings, by distance: tables, made once for the rules of a game."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.box.ships import ShipClass
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import CALM, DIE, FRESH, PORT_SIDE, STORM

OFF_THE_WIND: Final = [1, 2, 2, 2, 1]  # of eight headings, how many lie so many sectors off the wind
DISTANCES: Final = 40  # there are none as long
MOST: Final = 8  # nobody has so many boarding points more than another


class Chances:
    """Of this round at each distance, and of the next one, whose wind nobody knows."""

    def __init__(self, rules: Rules) -> None:
        gunnery, kinds = rules.ships.gunnery, rules.ships.classes
        self.hit: Final = [hitting(rules.hits[gunnery.band(max(away, 1))]) for away in range(DISTANCES)]
        self.hits_soon: Final = [self.hits_of(rules, kind) for kind in kinds]  # by class and distance
        self.touch_soon: Final = [touch_of(rules, kind) for kind in kinds]
        self.wins: Final = [winning(more) for more in range(-MOST, MOST + 1)]  # of a boarding, by points more

    def hits_of(self, rules: Rules, kind: ShipClass) -> list[float]:
        """The hits that a ship may expect if in the next round it sails nearer and fires with one side."""
        found = [0.0] * DISTANCES
        for strength in (CALM, FRESH, STORM):
            reach = min(kind.range, rules.ships.gunnery.storm_range) if strength == STORM else kind.range
            for off in range(len(OFF_THE_WIND)):
                often, steps = likely(rules, strength, off), sailed(kind, strength, off)
                for away in range(1, DISTANCES):
                    if away - steps <= reach:
                        found[away] += often * kind.guns[PORT_SIDE] * self.hit[max(away - steps, 1)]
        return found


def hitting(numbers: int) -> float:
    """The chance to roll one of these numbers, which are bits."""
    found = 0
    for n in range(1, DIE + 1):
        found += numbers >> n & 1
    return found / DIE


def touch_of(rules: Rules, kind: ShipClass) -> list[float]:
    """How likely a ship can reach an enemy and board it in the next round."""
    found = [0.0] * DISTANCES
    for strength in (CALM, FRESH):
        for off in range(len(OFF_THE_WIND)):
            for away in range(1, DISTANCES):
                if away - 1 <= sailed(kind, strength, off):
                    found[away] += likely(rules, strength, off)
    return found


def sailed(kind: ShipClass, strength: int, off: int) -> int:
    """How far a ship goes in such a wind, so many sectors off it."""
    return kind.distances[CALM] if strength == CALM else max(kind.distances[strength] - off, 0)


def likely(rules: Rules, strength: int, off: int) -> float:
    """How likely the wind is so strong, and a heading so many sectors off it."""
    vane = rules.ships.vane
    return vane[strength] / sum(vane) * OFF_THE_WIND[off] / sum(OFF_THE_WIND)


def winning(more: int) -> float:
    """How likely the side with so many points more wins a boarding: each throws a die."""
    return sum([1 for a in range(DIE) for b in range(DIE) if a + more > b]) / (DIE * DIE)
