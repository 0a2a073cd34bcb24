"""Sets the table for a scene: who has what, what is on offer, who bids and stands where. Pieces come from the supply.

    s = scene(2, season="summer").player(0, workers="red 4 blue 1")
    s.offer("miner", "tavern").bid(1, "miner", "red 2").turn(0)
    s.choose(0, "bid miner", "add red 3")
    assert s.group(0, "miner") == "red 3"

Chance is told: the table waits at every draw until the scene says what comes.
"""

from __future__ import annotations

from functools import cache

from kubrik.engine.journal import Journal
from kubrik.engine.steps import Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import SummerBoat
from kubrik.games.keyflower.expansions.key_celeste.install import install
from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import HELD, ON_SHIP, GhostPlace, ghost_of
from kubrik.games.keyflower.rules.flow import keyflower_rules, new_table
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table.auctions import NO_COLOUR, Spot, new_auction
from kubrik.games.keyflower.table.placing import cells_for, frontier, put, rotations_at
from kubrik.games.keyflower.table.settings import settings
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.table.village import home_plot, kept_aside
from kubrik.games.keyflower.terms import COLOURS, GREEN, RESOURCES, SEASONS, SKILLS
from tests.games.keyflower.pieces import BOX, BY_NAME, GHOST, in_words, items, tile_of
from tests.games.keyflower.played import Played

__all__ = ["BOX", "BY_NAME", "GHOST", "Scene", "in_words", "items", "rules_with", "scene", "tile_of"]


@cache
def rules_with(seats: int, ghost: bool, chosen: tuple[tuple[str, str], ...]) -> Rules:
    rules = keyflower_rules(BOX, [GHOST.ship] if ghost else [], settings(dict(chosen)), seats)
    if ghost:
        install(rules, GHOST, dict(chosen))
    return rules


class Curtain(Step[Keyflower]):
    """When the scene's steps are done, the game is over."""

    def run(self, t: Keyflower) -> None:
        t.over = True
        t.points = [0] * t.seats


class Scene(Played):
    """A table in the making, then a table in play."""

    def __init__(self, seats: int, season: str, rules: Rules) -> None:
        super().__init__(new_table(rules, seed=1))
        t = self.t
        t.explicit_chance = True
        t.journal = Journal()
        t.agenda = [Curtain()]
        t.season = SEASONS.index(season)
        t.undrawn = []
        t.winter_left = [tile.index for tile in BOX.winter]
        t.boats = [boat.index for boat in rules.boats]
        t.cargo = [[0, 0, 0, 0] for _ in rules.boats]
        t.cargo_skills = [[0, 0, 0] for _ in rules.boats]
        for seat in range(seats):
            self._home(seat, BOX.homes[seat].name.id)
        for tile in rules.turn_order:
            t.auctions[tile.index] = new_auction(tile, 0, seats)
        if len(rules.tiles) > len(BOX.all):
            t.annexes.append(GhostPlace(ON_SHIP, -1, -1))
            t.auctions[GHOST.ship.index] = new_auction(GHOST.ship, int(season == "winter"), seats)
        self._list_auctions()

    # ---- setting the table

    def player(
        self, seat: int, *, workers: str = "", hidden: str = "", skills: str = "", home: str = "", winter: str = ""
    ) -> Scene:
        """`workers` were taken openly, `hidden` ones drawn; skill tiles are drawn; `winter`: tiles in hand."""
        player = self.t.players[seat]
        for colour, n in items(workers).items():
            self._from_bag(COLOURS.index(colour), n)
            player.gain_openly(COLOURS.index(colour), n)
        for colour, n in items(hidden).items():
            self._from_bag(COLOURS.index(colour), n)
            player.workers[COLOURS.index(colour)] += n
            player.green_most += n if colour == "green" else 0
        for kind, n in items(skills).items():
            self.t.pile[SKILLS.index(kind)] -= n
            player.skills[SKILLS.index(kind)] += n
        if home:
            self._home(seat, home)
        player.winter = sorted(tile_of(name) for name in winter.split())
        self.t.winter_left = [i for i in self.t.winter_left if i not in player.winter]
        return self

    def offer(self, *names: str) -> Scene:
        """Tiles on offer; a summer boat with its face: "summer_boat1 b"."""
        for words in names:
            name, *face = words.split()
            self.t.auctions[tile_of(name)] = new_auction(BY_NAME[name], int(face == ["b"]), self.t.seats)
            self.t.on_offer = sorted([*self.t.on_offer, tile_of(name)])
        self._list_auctions()
        return self

    def bid(self, seat: int, name: str, group: str, *, lying: bool = False) -> Scene:
        """A group of workers at a tile ("red 2"), in the order of bidding: the last one holds the auction."""
        ((colour, n),) = items(group).items()
        self._from_bag(COLOURS.index(colour), n)
        tile = tile_of(name)
        self.t.auctions[tile] = self.auction(name).with_group(seat, COLOURS.index(colour), n, lying)
        if self.t.spots[tile].lock == NO_COLOUR:
            self.t.spots[tile] = self.t.spots[tile].locked(COLOURS.index(colour))
        return self

    def use(self, name: str, colour: str, *sizes: int) -> Scene:
        """Workers on a tile from uses of these sizes, one after another."""
        tile, c = tile_of(name), COLOURS.index(colour)
        for n in sizes:
            self._from_bag(c, n)
            spot = self.t.spots[tile]
            on = spot.on.copy()
            on[c] += n
            self.t.spots[tile] = Spot(c if spot.lock == NO_COLOUR else spot.lock, on, n, sum(on))
        return self

    def tile(self, seat: int, words: str, on_it: str = "") -> Scene:
        """A tile in a village: "keywood 0 -1 2" (q, r, rotation), "keywood 0 -1 2 back"; "well aside"; a summer boat
        "summer_boat2 0 1 0 a". Resources on it: "wood 2 gold 1".
        """
        name, *place = words.split()
        face = int(place[-1] in ("back", "b"))
        player = self.t.players[seat]
        if place and place[0] == "aside":
            plots = [kept_aside(BY_NAME[name], seat, face)]
        else:
            q, r, rotation = (int(n) for n in place[:3])
            village = [self.t.plot(i) for i in player.village]
            cell = next(c for c in frontier(village) if (c.q, c.r) == (q, r))
            plots = put(village, BY_NAME[name], seat, face, cell, rotation)
        for plot in plots:
            self.t.plots[plot.tile.index] = plot
        player.village = [*player.village, tile_of(name)]
        tile = BY_NAME[name]
        if isinstance(tile, SummerBoat):
            player.abilities |= 1 << tile.abilities[face].kind
        return self.resources(name, on_it)

    def build(self, seat: int, *names: str) -> Scene:
        """Tiles in a village, each in the first place that fits: "keywood", "stable back"."""
        shapes = self.t.rules.shapes
        for words in names:
            name, *face = words.split()
            cells = frontier([self.t.plot(i) for i in self.t.players[seat].village])
            cell = cells_for(shapes, cells, BY_NAME[name], False)[0]
            rotation = rotations_at(shapes, cell, BY_NAME[name], False)[0]
            self.tile(seat, " ".join([name, f"{cell.q} {cell.r} {rotation}", *face]))
        return self

    def ability(self, seat: int, boat: str) -> Scene:
        """The ability of a summer boat ("4a"), whose tile is kept aside for simplicity."""
        return self.tile(seat, f"summer_boat{boat[0]} aside {boat[1]}")

    def upgraded(self, *names: str) -> Scene:
        for name in names:
            self.t.plots[tile_of(name)] = self.t.plot(tile_of(name)).turned_over()
        return self

    def resources(self, name: str, words: str) -> Scene:
        plot = self.t.plot(tile_of(name))
        there = plot.resources.copy()
        for kind, n in items(words).items():
            self.t.supply[RESOURCES.index(kind)] -= n
            there[RESOURCES.index(kind)] += n
        self.t.plots[tile_of(name)] = plot.with_resources(there)
        return self

    def won(self, seat: int, *names: str) -> Scene:
        """Tiles to be placed; they come with an auction that is over."""
        for words in names:
            name, *face = words.split()
            tile = BY_NAME[name]
            if tile not in BOX.boats:
                self.t.auctions[tile.index] = new_auction(tile, int(face == ["b"]), self.t.seats)
            self.t.players[seat].won = [*self.t.players[seat].won, tile.index]
        return self

    def load(self, boat: str, workers: str = "", skills: str = "") -> Scene:
        place = [b.name.id for b in self.t.rules.boats].index(boat)
        for colour, n in items(workers).items():
            self._from_bag(COLOURS.index(colour), n)
            self.t.cargo[place][COLOURS.index(colour)] += n
        for kind, n in items(skills).items():
            self.t.pile[SKILLS.index(kind)] -= n
            self.t.cargo_skills[place][SKILLS.index(kind)] += n
        return self

    def bag(self, words: str) -> Scene:
        """Only these workers are in the bag; green ones come from the supply, the others are out of the scene."""
        self.t.bag = [0, 0, 0, 0]
        for colour, n in items(words).items():
            self.t.bag[COLOURS.index(colour)] = n
        self.t.green_in = self.t.bag[GREEN]
        self.t.green -= self.t.bag[GREEN]
        return self

    def start(self, seat: int, *, won: bool = False) -> Scene:
        """Who holds the purple marker; `won` by a bid in winter."""
        self.t.start = seat
        self.t.start_won = won
        return self

    def ghost_with(self, seat: int) -> Scene:
        ghost_of(self.t).put(HELD, seat, -1)
        return self

    def turn(self, seat: int) -> Scene:
        """It is this player's turn, then the others', until the season ends (and the scene with it)."""
        self.t.to_move = seat
        return self.go(Turns())

    def season_end(self, *then: AnyStep) -> Scene:
        """All have passed: everything that follows in this season (KF-9)."""
        steps = self.t.rules.season.steps
        after = [type(step) for step in steps].index(Turns) + 1
        return self.go(*steps[after:-1], *then)

    # ---- pieces from the supply

    def _from_bag(self, colour: int, n: int) -> None:
        if colour == GREEN:
            self.t.green -= n
        else:
            self.t.bag[colour] -= n

    def _home(self, seat: int, name: str) -> None:
        player = self.t.players[seat]
        old = self.t.plots[player.home] if player.home >= 0 else None
        if old is not None and old.owner == seat:  # homes may be exchanged
            self.t.plots[player.home] = None
        player.home = tile_of(name)
        player.village = [player.home]
        self.t.plots[player.home] = home_plot(BY_NAME[name], seat)

    def _list_auctions(self) -> None:
        t = self.t
        t.auctioned = [*t.on_offer, *(tile.index for tile in t.rules.turn_order)]
        if len(t.rules.tiles) > len(BOX.all):
            t.auctioned.append(GHOST.ship.index)


def scene(seats: int = 2, season: str = "spring", *, ghost: bool = False, **options: str) -> Scene:
    return Scene(seats, season, rules_with(seats, ghost, tuple(sorted(options.items()))))
