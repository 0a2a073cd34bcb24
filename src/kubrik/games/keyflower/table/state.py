"""What lies on the table of Keyflower, and how it is cloned."""

from __future__ import annotations

from typing import Any, Final

from kubrik.engine.rules import Annex, Chapter, Number, Window
from kubrik.engine.table import Table
from kubrik.games.common.words.names import Name
from kubrik.games.keyflower.box.tiles import Boat, Tile, Tiles, TurnOrderTile
from kubrik.games.keyflower.table.actions import TurnAction
from kubrik.games.keyflower.table.auctions import FREE, Auction, Spot
from kubrik.games.keyflower.table.choices import Choices, Outcomes
from kubrik.games.keyflower.table.figures import NOWHERE, Figure, Whereabouts
from kubrik.games.keyflower.table.placing import Shapes
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.settings import Settings
from kubrik.games.keyflower.table.sketch import Sketch
from kubrik.games.keyflower.table.village import Plot
from kubrik.games.keyflower.terms import GREEN, SPRING

NOTHING: Final = -1
PURPLE: Final = Name("purple", "purple marker", "лиловая фигурка")


class PointsNow:
    """What everybody would score if the game ended now; computed by a chapter of the rules."""

    def of(self, t: Table) -> list[int]:
        raise NotImplementedError


class Rules:
    """The box and the rules of one game, put together before it begins."""

    def __init__(self, box: Tiles, more_tiles: list[Tile], settings: Settings, seats: int) -> None:
        self.box: Final = box
        self.tiles: Final[list[Tile]] = box.all + more_tiles  # every tile at its index
        self.settings: Final = settings
        self.seats: Final = seats
        self.choices: Final = Choices(box, self.tiles)
        self.outcomes: Final = Outcomes(self.tiles)
        self.shapes: Final = Shapes(self.tiles)
        self.boats: Final[list[Boat]] = [b for b in box.boats if b.players <= seats]  # the boats in play (KF-2.9)
        self.turn_order: Final[list[TurnOrderTile]] = [x for x in box.turn_order if x.players <= seats]  # KF-2.13
        self.actions: Final[list[TurnAction[Any]]] = []  # the actions of a turn (KF-4.2)
        self.figures: Final[list[Figure[Any]]] = [PurpleMarker(PURPLE)]
        self.handed_over: Final = Window("tile handed over")  # a tile is given to its winner (KF-9.4, KF-9.12)
        self.set_up: Final = Chapter("set-up", [])
        self.season: Final = Chapter("season", [])
        self.end: Final = Chapter("end of the game", [])
        self.points_now = PointsNow()
        self.tile_points: Final = Number("points of a tile")  # points printed on its visible face (KF-15.1)


class Keyflower(Table):
    """The table. Lists by tile have an entry for every tile; entries are replaced, never changed."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules: Final = rules
        self.season = SPRING - 1
        self.players: list[Player] = []
        self.spots: list[Spot] = []  # by tile
        self.auctions: list[Auction | None] = []  # by tile
        self.plots: list[Plot | None] = []  # by tile
        self.undrawn: list[int] = []  # tiles of the season that may still be drawn (at set-up: homes)
        self.winter_left: list[int] = []  # dealt to nobody and seen by nobody
        self.on_offer: list[int] = []  # village tiles in the centre, sorted (KF-3.20); replaced, like the next one
        self.auctioned: list[int] = []  # all auction tiles, in the order in which questions list them
        self.start = 0  # the seat with the purple marker
        self.start_won = False  # was it won by a bid in winter (KF-14.12)?
        self.to_move = 0
        self.passes = 0
        self.bag = [0, 0, 0, 0]  # workers by colour
        self.green_in = 0  # green workers put into the bag and not seen since, as everybody can deduce
        self.green = 0  # green workers in the open supply
        self.supply = [0, 0, 0, 0]  # resources by type
        self.pile = [0, 0, 0]  # skill tiles, face down
        self.cargo: list[list[int]] = []  # workers on the boats in play
        self.cargo_skills: list[list[int]] = []
        self.boats: list[int] = []  # not yet taken in this season; replaced when it changes
        self.aside = NOTHING  # the colour of the worker set aside at the Tavern
        self.aside_size = 0  # may a group be given instead (R-KF-4)?
        self.aside_skill = NOTHING  # the skill tile set aside at the Hiring fair, face down
        self.aside_by = NOTHING  # the seat it came from
        self.steps_left = 0  # of the current transport
        self.upgrades_left = 0
        self.sketches: list[Sketch | None] = []  # by seat, while tiles are being placed
        self.points: list[int] = []  # when the game is over
        self.annexes: list[Annex] = []

    def clone(self) -> Keyflower:
        t = Keyflower(self.rules, self.seats)
        self.copy_onto(t)
        t.season = self.season
        t.players = [p.clone() for p in self.players]
        t.spots = self.spots.copy()
        t.auctions = self.auctions.copy()
        t.plots = self.plots.copy()
        t.undrawn = self.undrawn.copy()
        t.winter_left = self.winter_left
        t.on_offer = self.on_offer
        t.auctioned = self.auctioned
        t.start = self.start
        t.start_won = self.start_won
        t.to_move = self.to_move
        t.passes = self.passes
        t.bag = self.bag.copy()
        t.green_in = self.green_in
        t.green = self.green
        t.supply = self.supply.copy()
        t.pile = self.pile.copy()
        t.cargo = self.cargo
        t.cargo_skills = self.cargo_skills
        t.boats = self.boats
        t.aside = self.aside
        t.aside_size = self.aside_size
        t.aside_skill = self.aside_skill
        t.aside_by = self.aside_by
        t.steps_left = self.steps_left
        t.upgrades_left = self.upgrades_left
        t.sketches = self.sketches.copy()
        t.points = self.points.copy()
        if self.annexes:
            t.annexes = [a.clone() for a in self.annexes]
        return t

    def scores(self) -> list[int]:
        return self.points if self.over else self.rules.points_now.of(self)

    def plot(self, tile: int) -> Plot:
        plot = self.plots[tile]
        assert plot is not None, "the tile is in no village"
        return plot

    def add_resources(self, tile: int, kind: int, n: int) -> None:
        """Puts resources on a tile in a village; below 0: takes them away."""
        plot = self.plot(tile)
        resources = plot.resources.copy()
        resources[kind] += n
        self.plots[tile] = plot.with_resources(resources)

    def auction(self, tile: int) -> Auction:
        auction = self.auctions[tile]
        assert auction is not None, "the tile is not in the auction"
        return auction

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def bag_size(self) -> int:
        b = self.bag
        return b[0] + b[1] + b[2] + b[3]

    def pile_size(self) -> int:
        p = self.pile
        return p[0] + p[1] + p[2]

    def into_bag(self, colour: int, n: int) -> None:
        """Puts workers into the bag openly."""
        self.bag[colour] += n
        if colour == GREEN:
            self.green_in += n

    def leaves_screen(self, seat: int, colour: int, n: int) -> None:
        """Workers leave a screen openly. A green one drawn from the bag unseen is seen now (R-KF-26)."""
        proved = self.players[seat].lose(colour, n)
        if colour == GREEN:
            self.green_in -= proved


def set_free(t: Keyflower) -> None:
    """Makes all tiles free of workers (KF-3.19)."""
    t.spots = [FREE] * len(t.rules.tiles)


class PurpleMarker(Figure[Keyflower]):
    """The start player has it (KF-1.7, KF-2.8)."""

    def whereabouts(self, t: Keyflower) -> Whereabouts:
        return Whereabouts(t.start, NOWHERE)
