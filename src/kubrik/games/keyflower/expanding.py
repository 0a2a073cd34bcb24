"""Step 6: every player adds the tiles won to the village (KF-10).

Asked as: which tile, beside which side of which tile, how it is turned. All place at once and see the others' villages
when everybody has finished (KF-10.3).
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.steps import AskAll, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower import notes
from kubrik.games.keyflower.choices import BESIDE, PLACE, TURN
from kubrik.games.keyflower.placing import Cell, cells_for, frontier, grown, has_place, put, rotations_at
from kubrik.games.keyflower.questions import HOW_TO_TURN, WHERE_TO_PLACE, WHICH_TILE
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.terms import CROSS_FIELDS
from kubrik.games.keyflower.tiles import Boat
from kubrik.games.keyflower.village import Plot, kept_aside


class Sketch:
    """A village as one player is about to extend it: the answers so far, tried out."""

    def __init__(self, t: Keyflower, seat: int, answers: list[Choice]) -> None:
        player = t.players[seat]
        self.t: Final = t
        self.seat: Final = seat
        self.any_edges: Final = player.has(CROSS_FIELDS)  # KF-10.15
        self.plots: list[Plot] = [t.plot(tile) for tile in player.village]
        self.cells: list[Cell] = frontier(self.plots)
        self.left: Final = player.won.copy()
        for i in range(0, len(answers) - 2, 3):
            self.place(answers[i].a, answers[i + 1], answers[i + 2].a)

    def place(self, tile: int, beside: Choice, rotation: int) -> None:
        cell = self.cell(beside)
        self.plots = put(self.plots, self.t.rules.tiles[tile], self.seat, face_won(self.t, tile), cell, rotation)
        self.cells = grown(self.cells, self.plots[-1])
        self.left.remove(tile)

    def cell(self, beside: Choice) -> Cell:
        cell = self.cell_at(beside)
        assert cell is not None, "no such place is free"
        return cell

    def cell_at(self, beside: Choice) -> Cell | None:
        for cell in self.cells:
            if cell.tile == beside.a and cell.side == beside.b:
                return cell
        return None

    def tile_options(self) -> list[Choice]:
        """Tiles with a legal position; none if all that is left must be kept aside (KF-10.18)."""
        rules = self.t.rules
        found: list[Choice] = []
        for tile in self.left:
            if has_place(rules.shapes, self.cells, rules.tiles[tile], self.any_edges):
                found.append(rules.choices.place[tile])
        return found

    def cell_options(self, tile: int) -> list[Choice]:
        rules = self.t.rules
        cells = cells_for(rules.shapes, self.cells, rules.tiles[tile], self.any_edges)
        return [rules.choices.beside[cell.tile][cell.side] for cell in cells]

    def rotation_options(self, tile: int, beside: Choice) -> list[Choice]:
        rules = self.t.rules
        turns = rotations_at(rules.shapes, self.cell(beside), rules.tiles[tile], self.any_edges)
        return [rules.choices.turn[n] for n in turns]


def face_won(t: Keyflower, tile: int) -> int:
    """A won tile keeps the face it was bid for; a boat keeps that of the season (KF-9.7, KF-3.11)."""
    auction = t.auctions[tile]
    if auction is not None:
        return auction.face
    boat = t.rules.tiles[tile]
    assert isinstance(boat, Boat), "neither bid for nor a boat"
    return boat.face_in[t.season]


class ExpandVillages(Step[Keyflower]):
    def run(self, t: Keyflower) -> None:
        for player in t.players:
            if player.won:
                t.do_first(EXPAND)
                return


class PlaceTiles(AskAll[Keyflower]):
    """Who has won something is known to all, and so is whether it has a place."""

    def asked(self, t: Keyflower) -> list[int]:
        return [s for s in range(t.seats) if t.players[s].won and Sketch(t, s, []).tile_options()]

    def options(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) == 3 * len(t.players[seat].won):
            return []
        sketch = Sketch(t, seat, so_far)
        asked = len(so_far) % 3
        if asked == 0:
            return sketch.tile_options()
        if asked == 1:
            return sketch.cell_options(so_far[-1].a)
        return sketch.rotation_options(so_far[-2].a, so_far[-1])

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> int:
        asked = len(so_far) % 3
        return WHICH_TILE if asked == 0 else WHERE_TO_PLACE if asked == 1 else HOW_TO_TURN

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        sketch = Sketch(t, seat, so_far)
        if choice.kind == PLACE:
            return "KF-10.18" if choice.a in sketch.left else ""
        if choice.kind == BESIDE:
            return "KF-10.4" if sketch.cell_at(choice) is None else "KF-10.6"
        return "KF-10.6" if choice.kind == TURN else ""

    def chosen(self, t: Keyflower, answers: list[list[Choice]]) -> None:
        for seat in range(t.seats):
            if t.players[seat].won:
                settle(t, seat, answers[seat])


def settle(t: Keyflower, seat: int, answers: list[Choice]) -> None:
    """The village as placed; what found no place is kept beside it (KF-10.13)."""
    sketch = Sketch(t, seat, answers)
    player = t.players[seat]
    for i in range(0, len(answers) - 2, 3):
        t.note(notes.TILE_PLACED, seat, answers[i].a, answers[i + 1].a, answers[i + 1].b)
    for tile in sketch.left:
        sketch.plots.append(kept_aside(t.rules.tiles[tile], seat, face_won(t, tile)))
        t.note(notes.TILE_ASIDE, seat, tile)
    player.won = []
    player.village = [plot.tile.index for plot in sketch.plots]
    for plot in sketch.plots:
        t.plots[plot.tile.index] = plot


EXPAND: Final[AnyStep] = PlaceTiles()
