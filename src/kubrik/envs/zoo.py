"""PettingZoo: every game as an AEC environment. Importing this module registers `kubrik/<game>-v1`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from numpy.typing import NDArray

from kubrik.engine.chance import Rng
from kubrik.engine.numbers.finding import sheet_of
from kubrik.engine.numbers.sheet import numbers
from kubrik.engine.play import advance, choose, is_asked, next_to_act, options
from kubrik.envs.arrays import POINTS, SHARES, box_of
from kubrik.envs.rewards import rewards_of
from kubrik.envs.spaces import observation_space
from kubrik.games.registry import OURS

VERSION = 1
Observation = dict[str, NDArray[Any]]


class KubrikEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """A big decision is a chain of small ones, in which the same agent acts again and again. Where several answer
    under seal, they are asked one after another, and nobody sees what those before have answered.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "kubrik"}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 0,
        expansions: Sequence[str] = (),
        pay: str = SHARES,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.box = box_of(game, seats, expansions, options)
        self.sheet = sheet_of(self.box)
        self.by_points = pay == POINTS
        self.render_mode = render_mode
        self.metadata = self.metadata | {"name": f"kubrik_{game}_v{VERSION}"}
        self.possible_agents = [f"seat_{s}" for s in range(self.box.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.sheet.width, len(self.box.catalogue.choices))
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        action = gymnasium.spaces.Discrete(len(self.box.catalogue.choices))
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self._row = numbers(self.sheet.width)
        self._scale = (1.0 / np.asarray(self.sheet.tops)).astype(np.float32)
        self._luck = Rng(np.random.SeedSequence().generate_state(1, np.uint64).item())

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same one, and without a seed it is another one each time."""
        if seed is not None:
            self._luck = Rng(seed)
        self.table = self.box.table(self._luck.fork())
        advance(self.table)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[next_to_act(self.table)]

    def step(self, action: int | None) -> None:
        """The choice of this number; `kubrik.Illegal` says why not, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        choose(self.table, self.seat_of[agent], self.box.catalogue.choices[int(action)])
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[next_to_act(self.table)]

    def _finish(self) -> None:
        paid = rewards_of(self.table, self.box.mind, self.by_points)
        self.rewards = dict(zip(self.possible_agents, paid))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What this seat knows now; its mask is all 0 unless it is asked something."""
        seat = self.seat_of[agent]
        self.sheet.write(self.table, seat, self._row, 0)
        mask = np.zeros(len(self.box.catalogue.choices), np.int8)
        if not self.table.over and is_asked(self.table, seat):
            mask[[choice.index for choice in options(self.table, seat)]] = 1
        return {"observation": np.asarray(memoryview(self._row)) * self._scale, "action_mask": mask}

    def render(self) -> str | None:
        """The table as text, as the agent that is to act sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render_mode, which does nothing")
            return None
        seat = self.seat_of[self.agent_selection]
        return self.box.texts.picture(self.box.view(self.table, seat), self.possible_agents, "en")

    def close(self) -> None:
        """There is nothing to close."""


def register() -> None:
    for game in OURS:
        pettingzoo.register("aec", f"kubrik/{game.name}-v{VERSION}", KubrikEnv, kwargs={"game": game.name})


register()
