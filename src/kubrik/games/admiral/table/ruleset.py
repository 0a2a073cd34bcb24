"""The ships, the scenario and the rules of one game, put together before it begins."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.rules import Chapter, Number, Window
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.box.ships import ShipClass, Ships
from kubrik.games.admiral.sea.lines import Lines
from kubrik.games.admiral.sea.waters import Waters
from kubrik.games.admiral.table.actions import TurnAction
from kubrik.games.admiral.table.additions import Addition
from kubrik.games.admiral.table.choices import Choices, Outcomes
from kubrik.games.admiral.table.order_of_fire import OrderOfFire
from kubrik.games.admiral.table.settings import Settings
from kubrik.games.admiral.table.skills import Moment, Skill

NO_PORT: Final = -1
MOST_KINDS: Final = 64  # kinds of choice, including those of expansions


class Rules:
    """The ships, the scenario and the rules of one game, put together before it begins."""

    def __init__(self, ships: Ships, scenario: Scenario, settings: Settings) -> None:
        chart = scenario.chart
        longest = max([ships.fort.range, *[k.range for k in ships.classes]])
        self.ships: Final = ships
        self.scenario: Final = scenario
        self.settings: Final = settings
        self.seats: Final = scenario.seats
        self.chart: Final = chart
        self.sea: Final = chart.sea
        self.ports: Final = chart.ports
        self.number_of_ships: Final = len(scenario.berths)  # forts are numbered after them
        self.classes: Final[list[ShipClass]] = [b.ship_class for b in scenario.berths]  # by ship
        self.names: Final = ship_names(scenario) + [f"fort {p.seat + 1}" for p in chart.ports]  # of ships, then forts
        self.lines: Final = Lines(chart.sea, longest)
        self.waters: Final = [Waters(chart.sea, k.crosses_reefs) for k in ships.classes]  # by class
        self.port_at: Final = ports_by_cell(scenario)  # by cell: the port's number, or NO_PORT
        self.gold_cells: Final = [cell for cell, gold in enumerate(chart.gold) if gold]  # the cells of the piles
        self.hits: Final = [bits_of(band) for band in ships.gunnery.hits]  # by band: the numbers that hit, as bits
        self.choices: Final = Choices(ships, self.names, self.number_of_ships)
        self.outcomes: Final = Outcomes(scenario)
        self.sailing: Skill[Any] = Skill()  # in cells
        self.gunnery: Skill[Any] = Skill()  # numbers that hit, as bits
        self.fighting: Skill[Any] = Skill()  # in boarding points
        self.order_of_fire: OrderOfFire[Any] = OrderOfFire()
        self.sinking: Final = Moment("a ship sinks")  # by this seat; it is still in its cell (AD-13.7)
        self.taking: Final = Moment("a ship is captured")  # by this seat; it still flies its old flag (AD-14.9)
        self.leaving: Final = Moment("a ship is withdrawn")  # its player resigns (AD-22.12)
        self.fort_taking: Final = Moment("a fort is captured")  # by this seat
        self.elimination: Final = Moment("a player is eliminated")  # for lack of ships (AD-22.2)
        self.ending: Final = Moment("the game is over")  # what was hidden is shown (AD-22.7)
        self.spoils: Final = Window("spoils")  # after the gold; the winner and the winning ship (AD-14.14)
        self.actions: Final[list[TurnAction[Any]]] = []  # the actions of a turn
        self.set_up: Final = Chapter("set-up", [])
        self.round: Final = Chapter("round", [])
        self.turn: Final = Chapter("turn", [])
        self.telling: Final[list[int]] = []  # kinds of choice that do nothing but show a secret; bots leave them out
        self.careful: Final[list[int]] = []  # kinds of choice that expansions make for absent players (AD-6.14)
        self.appeal: Final[list[int]] = [0] * MOST_KINDS  # by kind of choice: its weight in habits.py
        self.additions: Final[list[Addition[Any]]] = []  # what expansions add to the table
        self.crews: Final = Number("heads that count when all else is equal")  # of a seat (AD-22.4)


def ship_names(scenario: Scenario) -> list[str]:
    """The letter of the class and the number of the seat; equal names get one more letter."""
    first = [f"{b.ship_class.letter}{b.seat + 1}" for b in scenario.berths]
    return [
        name + "abcdefghi"[first[:i].count(name)] if first.count(name) > 1 else name for i, name in enumerate(first)
    ]


def ports_by_cell(scenario: Scenario) -> list[int]:
    found = [NO_PORT] * scenario.chart.sea.cells
    for number, port in enumerate(scenario.chart.ports):
        for cell in port.harbours:
            found[cell] = number
    return found


def bits_of(hits: list[bool]) -> int:
    return sum(1 << n for n, hit in enumerate(hits) if hit)
