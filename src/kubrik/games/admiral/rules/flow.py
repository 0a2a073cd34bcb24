"""The game on one page: its set-up, its rounds, its turns (AD-5, AD-6)."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.steps import Step
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.admiral.rules.boarding.boarding import Board
from kubrik.games.admiral.rules.boarding.burning import Burn
from kubrik.games.admiral.rules.boarding.storming import StormFort
from kubrik.games.admiral.rules.damage import BATTERIES_OF_A_SHIP
from kubrik.games.admiral.rules.firing.firing import FireAt
from kubrik.games.admiral.rules.firing.fort_fire import FireFort
from kubrik.games.admiral.rules.ports.ports import Bank, Load, Repair
from kubrik.games.admiral.rules.resigning import Resign
from kubrik.games.admiral.rules.rounds import BeginRound, EndRound, SetOrder, SpinVane
from kubrik.games.admiral.rules.sailing.moving import Move
from kubrik.games.admiral.rules.sailing.turning import TurnInPlace
from kubrik.games.admiral.rules.turn_start import CheckForts, RepairForts, WeatherStorm
from kubrik.games.admiral.rules.turns import Act, BeginTurn, CountBank, EndTurn, FinishTurn, Turns
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.settings import Settings
from kubrik.games.admiral.table.state import STILL_IN, Admiral


def admiral_rules(ships: Ships, scenario: Scenario, settings: Settings) -> Rules:
    """The rules for this scenario at this level, with these options."""
    rules = Rules(ships, scenario, settings)
    rules.actions.extend(
        [
            Move(),
            TurnInPlace(),
            FireAt(),
            FireFort(),
            Board(),
            StormFort(),
            Repair(),
            Load(),
            Bank(),
            Burn(),
            EndTurn(),
            Resign(),
        ]
    )
    rules.set_up.steps.extend([PlayRounds()])
    rules.round.steps.extend([BeginRound(), SpinVane(), SetOrder(), Turns(), EndRound(), PlayRounds()])
    rules.turn.steps.extend(
        [BeginTurn(), CheckForts(), RepairForts(), WeatherStorm(), Act(), CountBank(), FinishTurn()]
    )
    return rules


class PlayRounds(Step[Admiral]):
    """Round after round, until somebody has won or the limit is reached (AD-6.1, AD-22.1)."""

    def run(self, t: Admiral) -> None:
        t.do(t.rules.round.steps)


def new_table(rules: Rules, seed: int) -> Admiral:
    """A table with everything in its place; nothing has happened yet (AD-5.3, AD-5.4, AD-24.5)."""
    t = Admiral(rules, rules.seats)
    t.rng = Rng(seed)
    put_ships(t)
    put_forts(t)
    t.sea_gold = rules.chart.gold
    t.mines = rules.scenario.mines if rules.settings.mines else []
    t.bank = [0] * t.seats
    t.sunk_value = [0] * t.seats
    t.out_at = [STILL_IN] * t.seats
    t.acted_at = [-1] * t.seats
    t.do(rules.set_up.steps)
    return t


def put_ships(t: Admiral) -> None:
    berths = t.rules.scenario.berths
    ships = len(berths)
    t.cells = [b.cell for b in berths]
    t.flags = [b.seat for b in berths]
    t.strengths = [b.ship_class.strength for b in berths]
    t.facings = [b.facing for b in berths]
    t.gold = [0] * ships
    t.marks = [0] * ships
    t.fired = [0] * (ships * BATTERIES_OF_A_SHIP)
    t.axes_x = [0] * ships
    t.axes_y = [0] * ships
    t.taken = t.rules.sea.is_land.copy()
    for cell in t.cells:
        t.taken[cell] = True


def put_forts(t: Admiral) -> None:
    ports = t.rules.ports
    t.fort_flags = [p.seat for p in ports]
    t.fort_strengths = [t.rules.ships.fort.strength] * len(ports)
    t.fort_fired = [0] * len(ports)
    t.unanswered = [0] * len(ports)
