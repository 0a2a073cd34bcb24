"""A table of ours as a state of OpenSpiel."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import pyspiel

from kubrik.engine.chance import Rng
from kubrik.engine.play import chances, options, question
from kubrik.engine.table import CHANCE
from kubrik.envs.spiel.held import NOTHING_YET, Held, begun

if TYPE_CHECKING:
    from kubrik.envs.spiel.games import KubrikGame


class KubrikState(pyspiel.State):  # type: ignore[misc]
    """Players are seats. Numbers of actions are those of the catalogues: one of choices, one of outcomes."""

    def __init__(self, game: KubrikGame, held: Held | None = None) -> None:
        super().__init__(game)
        self.held = held or begun(game.shared)

    def current_player(self) -> int:
        t = self.held.t
        if t.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.held.acting()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([choice.index for choice in options(self.held.t, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights: dict[int, int] = {}
        for o in chances(self.held.t):
            weights[o.choice.index] = weights.get(o.choice.index, 0) + o.weight
        total = sum(weights.values())
        return [(index, weight / total) for index, weight in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.shared.choice(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action).name

    def is_terminal(self) -> bool:
        return self.held.t.over

    def returns(self) -> list[float]:
        t = self.held.t
        return self.held.shared.box.mind.pay_offs(t) if t.over else [0.0] * t.seats

    def information(self, seat: int) -> str:
        """The same for all states that the seat can't tell apart: what it remembers, and what it knows now."""
        row = self.held.shared.bytes_of(self.held.t, seat)
        return f"{self.held.memory[seat].hex()} {blake2b(row, digest_size=12).hexdigest()}"

    def __str__(self) -> str:
        t = self.held.t
        rows = b"".join(self.held.shared.bytes_of(t, seat) for seat in range(t.seats))
        now = f"{len(self.held.actions)} choices, {blake2b(rows, digest_size=8).hexdigest()}"
        if t.over:
            return f"{now}: over"
        seat = self.held.acting()
        return f"{now}: {'chance' if seat == CHANCE else f'seat {seat} is asked {question(t, seat).name}'}"

    def imagined(self, seat: int, rng: Rng) -> KubrikState:
        """A state that may be the true one, as far as this seat can tell; what others remember is not known."""
        held = self.held
        world = held.shared.box.mind.imagine(held.t, seat, rng)
        world.explicit_chance = True
        memory = [NOTHING_YET] * world.seats
        memory[seat] = held.memory[seat]
        return KubrikState(self.get_game(), Held(held.shared, world, memory, [], seat))
