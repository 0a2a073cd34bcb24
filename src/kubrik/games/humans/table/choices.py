"""What a captain may choose and what chance may bring, with their stable names (the codec numbers them)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Catalogue, Choice
from kubrik.games.humans.box.cards import COLOURS, FUEL, HUMANS, Cards

REDRAW: Final = 0
KEEP: Final = 1
CREDITS: Final = 2  # a: how many to take, or less than 0 to repay
ALLOWANCE: Final = 3  # a: which compensation, b: how many
BUY: Final = 4  # a: bit 1 the first drawn card, bit 2 the second
SHIP: Final = 5  # a: the model
STATION: Final = 6  # a: the model
COMPENSATION: Final = 7  # a: the model
CELL: Final = 8  # a: the cell, 0 for none
FOE: Final = 9  # a: whose ship, b: which of those in question
FUEL_SET: Final = 10  # a: the number of the set
ARMY: Final = 11  # a: which of the opened cards
FIGHT: Final = 12
RETREAT: Final = 13
FLEE: Final = 14
PASS: Final = 15
CLAIM: Final = 16
RAID: Final = 17
CATCH: Final = 18
USE: Final = 19
KINDS: Final = {
    REDRAW: "redraw",
    KEEP: "keep",
    CREDITS: "credits",
    ALLOWANCE: "allowance",
    BUY: "buy",
    SHIP: "ship",
    STATION: "station",
    COMPENSATION: "compensation",
    CELL: "cell",
    FOE: "foe",
    FUEL_SET: "fuel_set",
    ARMY: "army",
    FIGHT: "fight",
    RETREAT: "retreat",
    FLEE: "flee",
    PASS: "pass",
    CLAIM: "claim",
    RAID: "raid",
    CATCH: "catch",
    USE: "use",
}  # names that the page uses
ENDINGS: Final = frozenset({RETREAT, FLEE, PASS})  # nobody does these by accident

# Outcomes of chance.
DICE: Final = 0  # a, b: what the dice show
DIE: Final = 1
CARD: Final = 2
CITY: Final = 3
ARMY_CARD: Final = 4
COMPENSATION_CARD: Final = 5
MISSION: Final = 6

MOST_CREDITS: Final = 12  # taken or repaid in one turn: questions stay below 25 options (TH-19.9)
MOST_SEATS: Final = 5
MOST_CELLS: Final = 6
MOST_FOES: Final = 8  # ships of one captain in one question
MOST_ARMIES: Final = 3


class FuelSource:
    """A card whose effect is extra fuel (TH-13.11, TH-17.15)."""

    def __init__(self, is_station: bool, model: int, fuel: int, most: int) -> None:
        self.is_station: Final = is_station
        self.model: Final = model
        self.fuel: Final = fuel
        self.most: Final = most


class FuelSet:
    """Some of these cards: how many of each source (TH-6.30)."""

    def __init__(self, counts: list[int], fuel: int, least: int) -> None:
        self.counts: Final = counts
        self.fuel: Final = fuel
        self.least: Final = least  # the fuel of its smallest member


def fuel_sources(cards: Cards) -> list[FuelSource]:
    stations = [FuelSource(True, i, s.n, 1) for i, s in enumerate(cards.stations) if s.effect == FUEL]
    return stations + [FuelSource(False, c.index, c.n, c.copies) for c in cards.compensations if c.effect == FUEL]


def fuel_sets(sources: list[FuelSource]) -> list[FuelSet]:
    """Every set of such cards that one captain could hold."""
    counts: list[list[int]] = [[]]
    for s in sources:
        counts = [[*some, n] for some in counts for n in range(s.most + 1)]
    sets: list[FuelSet] = []
    for some in counts:
        members = [sources[i].fuel for i, n in enumerate(some) if n > 0]
        if members:
            sets.append(FuelSet(some, sum(sources[i].fuel * n for i, n in enumerate(some)), min(members)))
    return sets


def fuel_set_name(cards: Cards, sources: list[FuelSource], some: FuelSet) -> str:
    parts: list[str] = []
    for i, s in enumerate(sources):
        name = cards.stations[s.model].name.id if s.is_station else cards.compensations[s.model].name.id
        parts += [name] * some.counts[i]
    return "fuel " + "+".join(parts)


class Choices:
    """Every choice of a captain, by its meaning."""

    def __init__(self, cards: Cards) -> None:
        c: Final = Catalogue()
        self.catalogue: Final = c
        self.redraw: Final = c.add(REDRAW, "redraw")
        self.keep: Final = c.add(KEEP, "keep")
        self.credits: Final = [c.add(CREDITS, f"credits {n}", n) for n in range(MOST_CREDITS + 1)]
        self.repay: Final = [c.add(CREDITS, f"repay {n}", -n) for n in range(1, MOST_CREDITS + 1)]
        self.allowance: Final[list[list[Choice]]] = []
        for k in cards.compensations:
            most = k.copies if k.effect == HUMANS else -1
            self.allowance.append([c.add(ALLOWANCE, f"allowance {k.name.id} {n}", k.index, n) for n in range(most + 1)])
        self.buy: Final = [c.add(BUY, f"buy {what}", i) for i, what in enumerate(["none", "first", "second", "both"])]
        self.ship: Final = [c.add(SHIP, f"ship {s.name.id}", s.index) for s in cards.ships]
        self.station: Final = [c.add(STATION, f"station {s.name.id}", i) for i, s in enumerate(cards.stations)]
        self.compensation: Final = [
            c.add(COMPENSATION, f"compensation {k.name.id}", k.index) for k in cards.compensations
        ]
        self.cell: Final = [c.add(CELL, f"cell {n}" if n else "no cell", n) for n in range(MOST_CELLS + 1)]
        self.stay_or_cell: Final = [self.cell[: n + 1] for n in range(MOST_CELLS + 1)]
        self.only_stay: Final = [self.cell[0]]
        self.foe: Final = [
            [c.add(FOE, f"captain {s} ship {k}", s, k) for k in range(MOST_FOES)] for s in range(MOST_SEATS)
        ]
        self.fuel_sources: Final = fuel_sources(cards)
        self.fuel_sets: Final = fuel_sets(self.fuel_sources)
        self.fuel_set: Final = [
            c.add(FUEL_SET, fuel_set_name(cards, self.fuel_sources, f), i) for i, f in enumerate(self.fuel_sets)
        ]
        self.army: Final = [c.add(ARMY, f"army {k}", k) for k in range(MOST_ARMIES)]
        self.fight: Final = c.add(FIGHT, "fight")
        self.retreat: Final = c.add(RETREAT, "retreat")
        self.flee: Final = c.add(FLEE, "flee")
        self.passing: Final = c.add(PASS, "pass")
        self.claim: Final = c.add(CLAIM, "claim")
        self.raid: Final = c.add(RAID, "raid")
        self.catch: Final = c.add(CATCH, "catch")
        self.use: Final = c.add(USE, "use")
        self.fight_or_retreat: Final = [self.fight, self.retreat]
        self.fight_or_flee: Final = [self.fight, self.flee]
        self.raid_or_catch: Final = [self.raid, self.catch]
        self.use_or_pass: Final = [self.passing, self.use]


class Outcomes:
    """Everything chance may bring."""

    def __init__(self, cards: Cards) -> None:
        c: Final = Catalogue()
        self.catalogue: Final = c
        self.dice: Final = [c.add(DICE, f"dice {a} {b}", a, b) for a in range(1, 7) for b in range(1, 7)]
        self.die: Final = [c.add(DIE, f"die {n}", n) for n in range(1, 7)]
        self.card: Final = [c.add(CARD, f"{COLOURS[k.colour]} {k.name.id}", k.index) for k in cards.deck]
        self.city: Final = [c.add(CITY, f"city {k.name.id}", k.index) for k in cards.cities]
        self.army: Final = [c.add(ARMY_CARD, f"army {k.name.id}", k.index) for k in cards.armies]
        self.compensation: Final = [
            c.add(COMPENSATION_CARD, f"compensation {k.name.id}", k.index) for k in cards.compensations
        ]
        self.mission: Final = [c.add(MISSION, f"mission {k.name.id}", k.index) for k in cards.missions]
