"""What a player may choose and what chance may bring, with their stable names (the catalogue numbers them)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Catalogue, Choice
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.admiral.terms import CALM, DIE, DIRECTIONS, STORM, STRENGTHS

MOVE: Final = 0  # a: the ship
TURN: Final = 1  # a: the ship
FIRE_AT: Final = 2  # a: the target, ship or fort
FIRE_FORT: Final = 3  # a: the fort
BOARD_WITH: Final = 4  # a: the ship
STORM_WITH: Final = 5  # a: the ship
REPAIR: Final = 6  # a: the ship
LOAD: Final = 7  # a: the ship
BANK: Final = 8  # a: the ship
BURN: Final = 9  # a: the ship
END_TURN: Final = 10
RESIGN: Final = 11
HEADING: Final = 12  # a: the direction
ADVANCE: Final = 13
TURN_LEFT: Final = 14
TURN_RIGHT: Final = 15
STOP: Final = 16
SHOTS: Final = 17  # a: who fires, b: how many
MANNER: Final = 18  # a: SEPARATE or SALVO, b: 1 with all skill
TARGET: Final = 19  # a: the ship or fort; b: 1 with all skill
DEFEND: Final = 20  # b: 1 with all skill
UNITS: Final = 21  # a: how much gold
KINDS_OF_CHOICE: Final = 22  # choices of an expansion come after these

SEPARATE: Final = 0
SALVO: Final = 1
MANNERS: Final = ["separate", "salvo"]

TURNED_BY: Final = {ADVANCE: 0, TURN_LEFT: -1, TURN_RIGHT: 1}  # sectors, of a ship under way

KINDS: Final = {
    MOVE: "move",
    TURN: "turn",
    FIRE_AT: "fire_at",
    FIRE_FORT: "fire_fort",
    BOARD_WITH: "board_with",
    STORM_WITH: "storm_with",
    REPAIR: "repair",
    LOAD: "load",
    BANK: "bank",
    BURN: "burn",
    END_TURN: "end_turn",
    RESIGN: "resign",
    HEADING: "heading",
    ADVANCE: "advance",
    TURN_LEFT: "turn_left",
    TURN_RIGHT: "turn_right",
    STOP: "stop",
    SHOTS: "shots",
    TARGET: "target",
    DEFEND: "defend",
    UNITS: "units",
}  # as the page calls them; a manner goes by its own name
ENDINGS: Final = frozenset({END_TURN, RESIGN})  # nobody does these by accident

# Outcomes of chance.
WIND_SPUN: Final = 0  # a: direction, b: strength
NEXT_TO_ACT: Final = 1  # a: the seat
ROLLED: Final = 2  # a: what the die shows


class Choices:
    """Every choice of a player, by its meaning. `things` are the names of all ships, then of all forts."""

    def __init__(self, ships: Ships, things: list[str], number_of_ships: int) -> None:
        c: Final = Catalogue()
        afloat = things[:number_of_ships]
        most_gold = 2 * max(k.gold for k in ships.classes)
        self.catalogue: Final = c
        self.move: Final = by_name(c, MOVE, "move", afloat)
        self.turn: Final = by_name(c, TURN, "turn", afloat)
        self.fire_at: Final = by_name(c, FIRE_AT, "fire at", things)
        self.fire_fort: Final = by_name(c, FIRE_FORT, "fire from", things[number_of_ships:])
        self.board_with: Final = by_name(c, BOARD_WITH, "board with", afloat)
        self.storm_with: Final = by_name(c, STORM_WITH, "storm with", afloat)
        self.repair: Final = by_name(c, REPAIR, "repair", afloat)
        self.load: Final = by_name(c, LOAD, "load", afloat)
        self.bank: Final = by_name(c, BANK, "bank", afloat)
        self.burn: Final = by_name(c, BURN, "burn", afloat)
        self.end_turn: Final = c.add(END_TURN, "end turn")
        self.resign: Final = c.add(RESIGN, "resign")
        self.heading: Final = by_name(c, HEADING, "to", DIRECTIONS)
        self.advance: Final = c.add(ADVANCE, "advance")
        self.turn_left: Final = c.add(TURN_LEFT, "turn left")
        self.turn_right: Final = c.add(TURN_RIGHT, "turn right")
        self.stop: Final = c.add(STOP, "stop")
        self.shots: Final = [
            [c.add(SHOTS, f"{n} from {name}", i, n) for n in range(most_guns(ships) + 1)]
            for i, name in enumerate(things)
        ]
        self.separate: Final = plain_or_skilled(c, MANNER, "separate", SEPARATE)
        self.salvo: Final = plain_or_skilled(c, MANNER, "salvo", SALVO)
        self.target: Final = [plain_or_skilled(c, TARGET, f"against {name}", i) for i, name in enumerate(things)]
        self.defend: Final = plain_or_skilled(c, DEFEND, "defend", 0)
        self.units: Final = [c.add(UNITS, f"{n} gold", n) for n in range(most_gold + 1)]


class Outcomes:
    """Everything chance may bring."""

    def __init__(self, scenario: Scenario) -> None:
        c: Final = Catalogue()
        self.catalogue: Final = c
        self.wind: Final = [
            [c.add(WIND_SPUN, f"wind {d} {STRENGTHS[s]}", i, s) for s in range(CALM, STORM + 1)]
            for i, d in enumerate(DIRECTIONS)
        ]
        self.next: Final = [c.add(NEXT_TO_ACT, f"next {seat + 1}", seat) for seat in range(scenario.seats)]
        self.die: Final = [c.add(ROLLED, f"die {n}", n) for n in range(1, DIE + 1)]


def by_name(c: Catalogue, kind: int, verb: str, names: list[str]) -> list[Choice]:
    return [c.add(kind, f"{verb} {name}", i) for i, name in enumerate(names)]


def plain_or_skilled(c: Catalogue, kind: int, words: str, a: int) -> list[Choice]:
    """Two choices: without and with the crew's hidden skill."""
    return [c.add(kind, words, a, 0), c.add(kind, f"{words} skilled", a, 1)]


def numbered(c: Catalogue, kind: int, words: str, a: int, most: int) -> list[Choice]:
    return [c.add(kind, f"{n} {words}", a, n) for n in range(most + 1)]


def most_guns(ships: Ships) -> int:
    return max([ships.fort.guns, *[max(k.guns) for k in ships.classes]])
