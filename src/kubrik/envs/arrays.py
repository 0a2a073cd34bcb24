"""`VectorTables`: a batch of tables whose observations, masks and rewards are numpy arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kubrik.bots.registry import make_bot
from kubrik.engine.game import Box, Setup
from kubrik.engine.numbers.finding import sheet_of
from kubrik.envs.batch import EVERY_SEAT, IN_TURN, Batch
from kubrik.games.registry import game_named

SHARES, POINTS = "shares", "points"


class VectorTables:
    """n tables of one game. Whoever is to act at a table is asked for: a batch may hold questions to several seats.

    The arrays are the same ones at every step, written anew: copy what you want to keep.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 0,
        expansions: Sequence[str] = (),
        pay: str = SHARES,
        seed: int = 0,
        cards: str = "",
        **options: str,
    ) -> None:
        self.box = box_of(game, seats, expansions, options, cards)
        self._fill(n, pay, EVERY_SEAT, "", seed)

    def _fill(self, n: int, pay: str, learner: int, bots: str, seed: int) -> None:
        box = self.box
        self.sheet = sheet_of(box)
        self.seats = box.setup.seats
        self.n = n
        made = [make_bot(bots, seed + s, box.setup.game) for s in range(self.seats)] if bots else []
        see, by_points = box.view, pay == POINTS
        self.batch = Batch(box.table, see, box.mind, box.catalogue, self.sheet, self.seats, n, by_points, learner, made)
        self._look_at_arrays()
        self.reset(seed)

    def _look_at_arrays(self) -> None:
        """numpy arrays over the memory that the batch writes to; they can't be written from here."""
        batch, n = self.batch, self.n
        self.numbers: NDArray[np.int16] = np.asarray(memoryview(batch.rows)).reshape(n, -1)
        self.masks: NDArray[np.int8] = np.asarray(memoryview(batch.mask)).view(np.int8).reshape(n, -1)
        self.to_act: NDArray[np.uint8] = np.asarray(memoryview(batch.to_act))
        self.dones: NDArray[np.bool_] = np.asarray(memoryview(batch.done)).view(np.bool_)
        self.rewards: NDArray[np.float64] = np.asarray(memoryview(batch.rewards)).reshape(n, -1)
        self.own_rewards: NDArray[np.float64] = np.asarray(memoryview(batch.own_rewards))
        self.scale = (1.0 / np.asarray(self.sheet.tops)).astype(np.float32)
        self._floats = np.empty(self.numbers.shape, np.float32)
        self._begin = self.numbers.ctypes.data

    def __repr__(self) -> str:
        game = f"{self.box.setup.game} for {self.seats}"
        return f"<{self.n} tables of {game}: {self.columns} columns, {self.choices} choices>"

    @property
    def columns(self) -> int:
        return self.sheet.width

    @property
    def choices(self) -> int:
        return len(self.box.catalogue.choices)

    def reset(self, seed: int) -> None:
        """Deals all tables anew; the same seed and the same choices give the same games."""
        self.batch.deal_all(seed)
        self._wipe()
        self.batch.show_all()

    def step(self, chosen: NDArray[np.integer] | Sequence[int]) -> None:
        """One choice at each table; `kubrik.Illegal` if one is not on offer, and then nothing has changed."""
        listed = np.asarray(chosen).tolist()
        self.batch.check_all(listed)
        self._wipe()
        self.batch.play_all(listed)

    def _wipe(self) -> None:
        """Makes all rows 0 at once. The memory is the batch's own, and nobody else writes to it."""
        ctypes.memset(self._begin, 0, self.numbers.nbytes)

    def observations(self) -> NDArray[np.float32]:
        """The numbers divided by what they hardly exceed."""
        return np.multiply(self.numbers, self.scale, out=self._floats)

    def any_choices(self) -> NDArray[np.intp]:
        """A legal choice for each table, all equally likely; with the seed of the last reset."""
        return np.asarray(self.batch.any_choices(), np.intp)


class SeatTables(VectorTables):
    """The same with one learner: bots answer for all others. `seat` None: another seat in each game."""

    def __init__(
        self,
        game: str,
        n: int,
        bots: str = "random",
        seat: int | None = None,
        seats: int = 0,
        expansions: Sequence[str] = (),
        pay: str = SHARES,
        seed: int = 0,
        **options: str,
    ) -> None:
        self.box = box_of(game, seats, expansions, options, "")
        self._fill(n, pay, IN_TURN if seat is None else seat, bots, seed)


def box_of(game: str, seats: int, expansions: Sequence[str], options: dict[str, str], cards: str = "") -> Box:
    found = game_named(game)
    seats = seats or found.usual_seats
    return found.box(Setup(game=game, seats=seats, expansions=tuple(expansions), options=options, cards=cards))
