"""The game on one page: its set-up, its seasons, its end (KF-1.11, KF-2, KF-9.30)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import Tile, Tiles, UpgradableTile
from kubrik.games.keyflower.rules.bidding.bidding import Bid
from kubrik.games.keyflower.rules.ending import FinalScoring, FreeUpgrade
from kubrik.games.keyflower.rules.scoring.scoring import TalliedNow
from kubrik.games.keyflower.rules.seasons.boats import (
    BagTurnOrderBids,
    HireExtraWorkers,
    OtherBoats,
    PassMarker,
    ResolveTurnOrder,
)
from kubrik.games.keyflower.rules.seasons.drawing import DRAW_WORKER
from kubrik.games.keyflower.rules.seasons.end import (
    RemoveUnsoldTiles,
    ReturnLosingGroups,
    TakeTiles,
    TakeVillageWorkers,
)
from kubrik.games.keyflower.rules.seasons.start import BeginSeason, LayOutTiles, LoadBoats, OpenAuctions
from kubrik.games.keyflower.rules.seasons.winter import ChooseWinterTiles, DealWinterTiles
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.rules.using.using import Use
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.player import new_player
from kubrik.games.keyflower.table.settings import Settings
from kubrik.games.keyflower.table.state import Keyflower, Rules, set_free
from kubrik.games.keyflower.table.village import home_plot
from kubrik.games.keyflower.terms import GREEN, MAX_PLAYERS, START_WORKERS, WINTER


def keyflower_rules(box: Tiles, more_tiles: list[Tile], settings: Settings, seats: int) -> Rules:
    """The rules for this box, these settings and this number of players."""
    rules = Rules(box, more_tiles, settings, seats)
    rules.actions.append(Bid())
    rules.actions.append(Use())
    rules.points_now = TalliedNow()
    rules.set_up.steps.extend([DealHomes(), FindStartPlayer(), DrawFirstWorkers(), Season()])
    rules.season.steps.extend(
        [
            BeginSeason(),
            LoadBoats(),
            LayOutTiles(),
            DealWinterTiles(),
            ChooseWinterTiles(),
            OpenAuctions(),
            Turns(),
            ReturnLosingGroups(),
            RemoveUnsoldTiles(),
            TakeTiles(),
            TakeVillageWorkers(),
            ResolveTurnOrder(),
            OtherBoats(),
            PassMarker(),
            BagTurnOrderBids(),
            HireExtraWorkers(),
            ExpandVillages(),
            Season(),
        ]
    )
    rules.end.steps.extend([FreeUpgrade(), FinalScoring()])
    return rules


class Season(Step[Keyflower]):
    """Four seasons, then the scoring (KF-1.11, KF-9.30)."""

    def run(self, t: Keyflower) -> None:
        t.do(t.rules.end.steps if t.season == WINTER else t.rules.season.steps)


def new_table(rules: Rules, seed: int) -> Keyflower:
    """A table with everything in its place and nothing drawn yet (KF-2.1, KF-2.2, KF-2.3, KF-2.4)."""
    t = Keyflower(rules, rules.seats)
    t.rng = Rng(seed)
    supply = rules.box.supply
    t.players = [new_player() for _ in range(rules.seats)]
    t.bag = supply.workers.copy()
    t.bag[GREEN] = 0
    t.green = supply.workers[GREEN]
    t.supply = supply.resources.copy()
    t.pile = supply.skills.copy()
    t.plots = [None] * len(rules.tiles)
    t.auctions = [None] * len(rules.tiles)
    set_free(t)
    t.do(rules.set_up.steps)
    return t


class DealHomes(Step[Keyflower]):
    """Deals a random home to each player; the rest leave the game (KF-2.6, KF-2.17)."""

    def run(self, t: Keyflower) -> None:
        t.undrawn = [home.index for home in t.rules.box.homes]
        t.do(DRAW_HOME[: t.seats])


class DrawHome(Draw[Keyflower]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def outcomes(self, t: Keyflower) -> list[Outcome]:
        return [Outcome(t.rules.outcomes.home[i], 1) for i in t.undrawn]

    def draw(self, t: Keyflower) -> Choice:
        return t.rules.outcomes.home[t.undrawn[t.rng.below(len(t.undrawn))]]

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        player = t.players[self.seat]
        t.undrawn.remove(outcome.a)
        player.home = outcome.a
        player.village = [outcome.a]
        t.plots[outcome.a] = home_plot(t.rules.tiles[outcome.a], self.seat)
        t.note(notes.HOME_TAKEN, self.seat, outcome.a)


class FindStartPlayer(Step[Keyflower]):
    """The player with the lowest home gets the purple marker (KF-2.8)."""

    def run(self, t: Keyflower) -> None:
        for seat in range(t.seats):
            if home_number(t, seat) < home_number(t, t.start):
                t.start = seat


def home_number(t: Keyflower, seat: int) -> int:
    home = t.rules.tiles[t.players[seat].home]
    assert isinstance(home, UpgradableTile), "not a home"
    return home.number


class DrawFirstWorkers(Step[Keyflower]):
    """Eight workers for each player, seat by seat (KF-2.5, KF-2.19, KF-2.22)."""

    def run(self, t: Keyflower) -> None:
        steps: list[AnyStep] = []
        for seat in range(t.seats):
            steps += [DRAW_WORKER[seat]] * START_WORKERS
        t.do(steps)


DRAW_HOME: Final[list[AnyStep]] = [DrawHome(seat) for seat in range(MAX_PLAYERS)]
