"""The games as OpenSpiel loads them: `pyspiel.load_game("python_kubrik_humans(players=3)")`."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pyspiel

from kubrik.engine.game import Box, Game, Setup
from kubrik.envs.spiel.held import shared_by
from kubrik.envs.spiel.observer import KubrikObserver
from kubrik.envs.spiel.state import KubrikState
from kubrik.games.registry import OURS

LONGEST = 20_000  # choices; no game takes this many
BETWEEN = "+"  # several expansions


class KubrikGame(pyspiel.Game):  # type: ignore[misc]
    """A box of ours. What is simultaneous at the table is a sequence here, and chance is explicit."""

    kind: ClassVar[pyspiel.GameType]
    ours: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen, game = dict(params or {}), self.ours
        named = [name for name in str(chosen.pop("expansions", "")).split(BETWEEN) if name]
        seats = int(chosen.pop("players", game.usual_seats))
        told = {name: str(value) for name, value in chosen.items() if value}
        setup = Setup(game=game.name, seats=seats, expansions=tuple(named), options=told)
        self.shared = shared_by(msgspec.json.encode(setup, order="sorted"))
        super().__init__(self.kind, info(self.shared.box), params or {})

    def new_initial_state(self) -> KubrikState:
        return KubrikState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> KubrikObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return KubrikObserver(self.shared.sheet, wanted.perfect_recall)


def info(box: Box) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(box.catalogue.choices),
        max_chance_outcomes=len(box.outcomes.choices),
        num_players=box.setup.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def kind_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told: players, expansions and options are parameters, "" for the usual value of an option."""
    return pyspiel.GameType(
        short_name=f"python_kubrik_{game.name}",
        long_name=f"{game.title['en']} (Kubrik)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "expansions": ""} | {o.name: "" for o in game.options},
    )


def register() -> None:
    for game in OURS:
        kind = kind_of(game)
        made = type(f"Kubrik_{game.name}", (KubrikGame,), {"kind": kind, "ours": game})
        pyspiel.register_game(kind, made)


register()
