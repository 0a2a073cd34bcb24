"""Our imagination for OpenSpiel's own search: `bot.set_resampler(imagination(seed=1))`."""

from __future__ import annotations

from collections.abc import Callable

from kubrik.engine.chance import Rng
from kubrik.envs.spiel.state import KubrikState


def imagination(seed: int) -> Callable[[KubrikState, int], KubrikState]:
    """A resampler for `ISMCTSBot`: states that fit all that the player knows."""
    rng = Rng(seed)

    def resample(state: KubrikState, player: int) -> KubrikState:
        return state.imagined(player, rng)

    return resample
