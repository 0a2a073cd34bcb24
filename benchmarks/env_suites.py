"""The rows of `make bench` about environments for learning, ours and those of others."""

from __future__ import annotations

from functools import partial

from benchmarks import envs, peers
from benchmarks.clock import Rates
from benchmarks.suite import Suite
from benchmarks.table import ratios
from kubrik.games.registry import OURS

CLASSICS = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")
SPIELS = ("hearts", "gin_rummy", "leduc_poker", "python_kuhn_poker")
CARDS = ("uno", "gin-rummy")


def env_suites() -> dict[str, Suite]:
    found = of_others()
    for game in (game.name for game in OURS):
        found |= of_game(game)
    return found


def of_others() -> dict[str, Suite]:
    zoo, spiel = peers.version("pettingzoo"), peers.version("open-spiel")
    found = {
        f"zoo-{name}": Suite(f"PettingZoo {zoo} {name}", "pettingzoo", partial(envs.classic, name)) for name in CLASSICS
    }
    for name in SPIELS:
        title = f"OpenSpiel {spiel} {name}, with tensors"
        found[f"spiel-{name}"] = Suite(title, "open-spiel", partial(envs.spiel, name))
    for name in CARDS:
        title = f"RLCard {peers.version('rlcard')} {name}"
        found[f"rlcard-{name}"] = Suite(title, "rlcard", partial(envs.rlcard, name))
    title = f"Catanatron's Gym {peers.version('catanatron-gym')}, one seat of two"
    found["catanatron-gym"] = Suite(title, "catanatron-gym", envs.catanatron_gym)
    return found


def of_game(game: str) -> dict[str, Suite]:
    """Our environments of one game; each game as `make bench` sets it up."""
    return {
        f"{game}-rows": Suite(f"Kubrik {game}: rows of numbers alone", "librt", lambda s: envs.rows(game, s)),
        f"{game}-batch": Suite("  VectorTables, whole numbers", "librt", lambda s: envs.vector_tables(game, s)),
        f"{game}-floats": Suite("  VectorTables, float32", "librt", lambda s: envs.vector_tables(game, s, True)),
        f"{game}-gym": Suite("  Gymnasium, one seat against random", "gymnasium", lambda s: envs.our_gym(game, s)),
        f"{game}-aec": Suite("  PettingZoo", "pettingzoo", lambda s: envs.our_aec(game, s)),
        f"{game}-spiel": Suite("  OpenSpiel, with tensors", "open-spiel", lambda s: envs.our_spiel(game, s)),
    }


def env_ratios(measured: dict[str, Rates]) -> list[str]:
    """Our batches beside other environments, ours among them."""
    rivals = [f"zoo-{name}" for name in CLASSICS] + [f"spiel-{name}" for name in SPIELS]
    rivals += [f"rlcard-{name}" for name in CARDS] + ["catanatron-gym"]
    lines = []
    for game in (game.name for game in OURS):
        for name in [f"{game}-aec", f"{game}-spiel", *rivals]:
            if f"{game}-batch" in measured and name in measured:
                lines.append(ratios(f"VectorTables {game} / {name}", measured[f"{game}-batch"], measured[name]))
    return lines
