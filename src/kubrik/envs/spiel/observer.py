"""What a seat observes: its row as a tensor, and as words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kubrik.engine.numbers.sheet import Sheet, numbers

if TYPE_CHECKING:
    from kubrik.envs.spiel.state import KubrikState


class KubrikObserver:
    """With perfect recall there is only a string, for a game is long; the tensor is what the seat knows now."""

    def __init__(self, sheet: Sheet, perfect_recall: bool) -> None:
        self.sheet = sheet
        self.perfect_recall = perfect_recall
        self.row = numbers(sheet.width)
        self.scale = (1.0 / np.asarray(sheet.tops)).astype(np.float32)
        self.tensor = np.zeros(sheet.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KubrikState, player: int) -> None:
        self.sheet.write(state.held.t, player, self.row, 0)
        np.multiply(np.asarray(memoryview(self.row)), self.scale, out=self.tensor)

    def string_from(self, state: KubrikState, player: int) -> str:
        if self.perfect_recall:
            return state.information(player)
        row = self.sheet.row(state.held.t, player)
        return ", ".join(f"{name} {n}" if n != 1 else name for name, n in zip(self.sheet.names, row) if n)
