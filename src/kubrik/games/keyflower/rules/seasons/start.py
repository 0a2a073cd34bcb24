"""The start of a season: boats are turned and loaded, tiles laid out, auctions opened (KF-3)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.rules.seasons.drawing import LOAD_SKILL, LOAD_WORKER
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import new_auction
from kubrik.games.keyflower.table.state import Keyflower, set_free
from kubrik.games.keyflower.terms import SUMMER_BOAT, WINTER


class BeginSeason(Step[Keyflower]):
    """All tiles become free; the holder of the purple marker begins (KF-3.1, KF-3.2, KF-3.19)."""

    def run(self, t: Keyflower) -> None:
        t.season += 1
        t.note(notes.SEASON_BEGINS, t.season)
        set_free(t)
        t.auctions = [None] * len(t.rules.tiles)
        t.on_offer = []
        t.auctioned = []
        t.boats = [boat.index for boat in t.rules.boats]
        t.to_move = t.start
        t.passes = 0
        for player in t.players:
            player.boat = -1


class LoadBoats(Step[Keyflower]):
    """As printed on the face of the season, none in winter (KF-2.12, KF-3.3, KF-3.4, KF-3.5, KF-3.6, KF-3.7, KF-3.8,
    KF-11.4).
    """

    def run(self, t: Keyflower) -> None:
        boats = t.rules.boats
        t.cargo = [[0, 0, 0, 0] for _ in boats]
        t.cargo_skills = [[0, 0, 0] for _ in boats]
        if t.season == WINTER:
            return
        cargo = [boat.cargo[boat.face_in[t.season]] for boat in boats]
        workers = [c.workers for c in cargo]
        skills = [c.skills for c in cargo]
        if sum(workers) <= t.bag_size() and sum(skills) <= t.pile_size():
            t.do(boat_by_boat(workers, skills))
        else:
            t.do(round_by_round(workers, LOAD_WORKER) + round_by_round(skills, LOAD_SKILL))


def boat_by_boat(workers: list[int], skills: list[int]) -> list[AnyStep]:
    """The order of loading: boat by boat, workers before skill tiles (KF-2.22)."""
    steps: list[AnyStep] = []
    for boat in range(len(workers)):
        steps += [LOAD_WORKER[boat]] * workers[boat]
        steps += [LOAD_SKILL[boat]] * skills[boat]
    return steps


def round_by_round(numbers: list[int], load: list[AnyStep]) -> list[AnyStep]:
    """The order of loading: one item per boat and round, so that a shortage affects all boats (KF-3.6, KF-3.8)."""
    steps: list[AnyStep] = []
    for k in range(max(numbers)):
        for boat in range(len(numbers)):
            if k < numbers[boat]:
                steps.append(load[boat])
    return steps


class LayOutTiles(Step[Keyflower]):
    """Draws tiles from the twelve of the season; the others leave the game (KF-2.15, KF-2.18, KF-3.9, KF-3.12)."""

    def run(self, t: Keyflower) -> None:
        if t.season == WINTER:
            return
        t.undrawn = [tile.index for tile in t.rules.box.piles[t.season]]
        for _ in range(t.rules.box.season_tiles[t.seats]):
            t.do_first(DRAW_TILE)


class DrawTile(Draw[Keyflower]):
    def outcomes(self, t: Keyflower) -> list[Outcome]:
        return [Outcome(t.rules.outcomes.tile[i], 1) for i in t.undrawn]

    def draw(self, t: Keyflower) -> Choice:
        return t.rules.outcomes.tile[t.undrawn[t.rng.below(len(t.undrawn))]]

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        t.undrawn.remove(outcome.a)
        t.on_offer = [*t.on_offer, outcome.a]
        if t.rules.tiles[outcome.a].kind == SUMMER_BOAT:
            t.do_first(DRAW_FACE)
        else:
            lay_out(t, outcome.a, 0)


class DrawFace(Draw[Keyflower]):
    """A summer boat shows a random face, for the whole game (KF-3.10, KF-3.11, KF-12.3)."""

    def outcomes(self, t: Keyflower) -> list[Outcome]:
        return [Outcome(face, 1) for face in t.rules.outcomes.face]

    def draw(self, t: Keyflower) -> Choice:
        return t.rules.outcomes.face[t.rng.below(2)]

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        lay_out(t, t.on_offer[-1], outcome.a)


def lay_out(t: Keyflower, tile: int, face: int) -> None:
    t.auctions[tile] = new_auction(t.rules.tiles[tile], face, t.seats)
    t.note(notes.TILE_LAID, tile, face)


class OpenAuctions(Step[Keyflower]):
    """Tiles on offer in a fixed order (KF-3.20), then the turn-order tiles, which are auctioned again every season
    (KF-3.18, KF-9.18).
    """

    def run(self, t: Keyflower) -> None:
        t.on_offer = sorted(t.on_offer)
        t.auctioned = t.on_offer.copy()
        for tile in t.rules.turn_order:
            t.auctions[tile.index] = new_auction(tile, 0, t.seats)
            t.auctioned.append(tile.index)
        t.note(notes.STARTS, t.start)


DRAW_TILE: Final[AnyStep] = DrawTile()
DRAW_FACE: Final[AnyStep] = DrawFace()
