"""Step 6: every player adds the tiles won to the village (KF-10).

Asked as: which tile, beside which side of which tile, how it is turned. All place at once and see the others' villages
when everybody has finished (KF-10.3).
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import AskAll, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import Boat
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import BESIDE, PLACE, TURN
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.placing import cells_for, frontier, has_place, rotations_at
from kubrik.games.keyflower.table.questions import HOW_TO_TURN, WHERE_TO_PLACE, WHICH_TILE
from kubrik.games.keyflower.table.sketch import Sketch
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import kept_aside
from kubrik.games.keyflower.terms import CROSS_FIELDS


def sketch_of(t: Keyflower, seat: int, answers: list[Choice]) -> Sketch:
    """The village with the answers so far, continuing the last sketch if possible."""
    sketch = t.sketches[seat] if t.sketches else None
    if sketch is None or not sketch.is_before(answers):
        sketch = first_sketch(t, seat)
    for i in range(len(sketch.answers), len(answers) - 2, 3):
        tile = answers[i].a
        sketch = sketch.with_tile(t.rules.tiles[tile], seat, face_won(t, tile), answers[: i + 3])
    return sketch


def first_sketch(t: Keyflower, seat: int) -> Sketch:
    player = t.players[seat]
    plots = [t.plot(tile) for tile in player.village]
    cells = player.cells if player.cells_of is player.village else frontier(plots)
    return Sketch(plots, cells, player.won, [])


def tile_options(t: Keyflower, seat: int, sketch: Sketch) -> list[Choice]:
    """Tiles with a legal position; empty if all that is left must be kept aside (KF-10.10, KF-10.18)."""
    rules = t.rules
    any_edges = t.players[seat].has(CROSS_FIELDS)  # 2a: edges need not match (KF-10.15)
    found: list[Choice] = []
    for tile in sketch.left:
        if has_place(rules.shapes, sketch.cells, rules.tiles[tile], any_edges):
            found.append(rules.choices.place[tile])
    return found


def cell_options(t: Keyflower, seat: int, sketch: Sketch, tile: int) -> list[Choice]:
    rules = t.rules
    cells = cells_for(rules.shapes, sketch.cells, rules.tiles[tile], t.players[seat].has(CROSS_FIELDS))
    return [rules.choices.beside[cell.tile][cell.side] for cell in cells]


def rotation_options(t: Keyflower, seat: int, sketch: Sketch, tile: int, beside: Choice) -> list[Choice]:
    rules = t.rules
    turns = rotations_at(rules.shapes, sketch.cell(beside), rules.tiles[tile], t.players[seat].has(CROSS_FIELDS))
    return [rules.choices.turn[n] for n in turns]


def face_won(t: Keyflower, tile: int) -> int:
    """A tile keeps the face it was auctioned with; a boat keeps that of the season (KF-9.7, KF-3.11)."""
    auction = t.auctions[tile]
    if auction is not None:
        return auction.face
    boat = t.rules.tiles[tile]
    assert isinstance(boat, Boat), "neither bid for nor a boat"
    return boat.face_in[t.season]


class ExpandVillages(Step[Keyflower]):
    """All tiles won are added, in winter boats and turn-order tiles too (KF-10.1, KF-10.2, KF-11.5, KF-11.7)."""

    def run(self, t: Keyflower) -> None:
        for player in t.players:
            if player.won:
                t.sketches = [None] * t.seats
                t.do_first(EXPAND)
                return


class PlaceTiles(AskAll[Keyflower]):
    """Asks the players with a tile that can be placed; all can see who that is."""

    def asked(self, t: Keyflower) -> list[int]:
        return [s for s in range(t.seats) if t.players[s].won and tile_options(t, s, first_sketch(t, s))]

    def options(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        if len(so_far) == 3 * len(t.players[seat].won):
            return []
        sketch = sketch_of(t, seat, so_far)
        t.sketches[seat] = sketch
        asked = len(so_far) % 3
        if asked == 0:
            return tile_options(t, seat, sketch)
        if asked == 1:
            return cell_options(t, seat, sketch, so_far[-1].a)
        return rotation_options(t, seat, sketch, so_far[-2].a, so_far[-1])

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> Question:
        asked = len(so_far) % 3
        return WHICH_TILE if asked == 0 else WHERE_TO_PLACE if asked == 1 else HOW_TO_TURN

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        sketch = sketch_of(t, seat, so_far)
        if choice.kind == PLACE:
            return "KF-10.18" if choice.a in sketch.left else ""
        if choice.kind == BESIDE:
            return "KF-10.4" if sketch.cell_at(choice) is None else "KF-10.6"
        return "KF-10.6" if choice.kind == TURN else ""

    def chosen(self, t: Keyflower, answers: list[list[Choice]]) -> None:
        for seat in range(t.seats):
            if t.players[seat].won:
                settle(t, seat, answers[seat])
        t.sketches = []


def settle(t: Keyflower, seat: int, answers: list[Choice]) -> None:
    """Puts the tiles into the village; those that found no place are kept beside it (KF-10.13)."""
    sketch = sketch_of(t, seat, answers)
    player = t.players[seat]
    plots = sketch.plots.copy()
    for i in range(0, len(answers) - 2, 3):
        beside = answers[i + 1]
        t.note(notes.TILE_PLACED, seat, noted(t, answers[i].a), noted(t, beside.a), beside.b)
    for tile in sketch.left:
        plots.append(kept_aside(t.rules.tiles[tile], seat, face_won(t, tile)))
        t.note(notes.TILE_ASIDE, seat, noted(t, tile))
    player.won = []
    player.village = [plot.tile.index for plot in plots]
    player.cells = sketch.cells
    player.cells_of = player.village
    for plot in plots:
        t.plots[plot.tile.index] = plot


EXPAND: Final[AnyStep] = PlaceTiles()
