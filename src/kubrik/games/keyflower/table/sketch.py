"""A village while its owner extends it: the tiles placed so far, and where the next ones may go."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.box.tiles import Tile
from kubrik.games.keyflower.table.placing import Cell, grown, put
from kubrik.games.keyflower.table.village import Plot


class Sketch:
    """The village after some answers. One more tile makes a new sketch, so clones of a table can share them."""

    def __init__(self, plots: list[Plot], cells: list[Cell], left: list[int], answers: list[Choice]) -> None:
        self.plots: Final = plots
        self.cells: Final = cells  # free cells beside the village
        self.left: Final = left  # tiles still to be placed
        self.answers: Final = answers  # three for each tile placed: which, where, how turned

    def with_tile(self, tile: Tile, owner: int, face: int, answers: list[Choice]) -> Sketch:
        """The sketch with one more tile, after these answers."""
        plots = put(self.plots, tile, owner, face, self.cell(answers[-2]), answers[-1].a)
        left = [other for other in self.left if other != tile.index]
        return Sketch(plots, grown(self.cells, plots[-1]), left, answers)

    def cell(self, beside: Choice) -> Cell:
        cell = self.cell_at(beside)
        assert cell is not None, "no such place is free"
        return cell

    def cell_at(self, beside: Choice) -> Cell | None:
        for cell in self.cells:
            if cell.tile == beside.a and cell.side == beside.b:
                return cell
        return None

    def is_before(self, answers: list[Choice]) -> bool:
        """Do these answers continue from this sketch?"""
        mine = self.answers
        if len(mine) > len(answers):
            return False
        for i in range(len(mine)):
            if mine[i] is not answers[i]:
                return False
        return True
