"""How fast experiments are, side by side in one run: `make bench-lab`.

Games with events in Parquet against plain `kubrik sim` on one core (goal: 80 %), two processes against one (1.8 times),
two nodes of Ray against one (1.7 times), and the memory of a long experiment (below 1 GB). Parts are played in turns,
so that whatever else the machine does falls on all of them. Chunks are those of any long experiment. Beside that,
random games of Catanatron, if `make` could install it.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from kubrik.lab.plans.file import PlanFile
from kubrik.lab.plans.plan import Plan
from kubrik.lab.plans.reading import plan_of
from kubrik.lab.plans.work import work_of
from kubrik.lab.play.chunk import play_chunk
from kubrik.lab.run.cluster import by_ray
from kubrik.lab.run.pool import by_processes
from kubrik.sim.simulate import Plan as SimPlan
from kubrik.sim.simulate import play_batch

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / ".venv-bench/bin/python"
WARM = 8  # chunks that workers play before the clock starts: each has to begin, and to fill its boxes
MANY = 10_000_000  # games: chunks are as large as in any long experiment


def main() -> None:
    args = arguments()
    for game in args.games:
        plain, told = beside_sim(game, args.rounds)
        print(f"{game}: {told:.0f} games a second with events, {plain:.0f} of kubrik sim on one core: ", end="")
        print(f"{told / plain:.0%} (goal: 80 %)", flush=True)
    if BENCH.exists():
        print(f"Catanatron, 4 players: {catanatron():.0f} games a second on one core", flush=True)
    long = experiment("humans")
    one, two = (rate(long, args.chunks, partial(by_processes, processes=n)) for n in (1, 2))
    print(f"processes: {two / one:.2f} times one with two (goal: 1.8), on {os.cpu_count()} cores", flush=True)
    if not args.no_ray:
        one, two = (on_nodes(long, args.chunks, nodes) for nodes in (1, 2))
        print(f"Ray: {two / one:.2f} times one node with two (goal: 1.7)", flush=True)
    print(f"memory: {memory(args.long):.0f} MB for {args.long} random games (goal: below 1000)", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The speed of experiments.")
    parser.add_argument("--games", nargs="*", default=["humans", "keyflower", "admiral"], help="which games")
    parser.add_argument("--rounds", type=int, default=8, help="turns of each part")
    parser.add_argument("--chunks", type=int, default=24, help="chunks that processes and nodes play")
    parser.add_argument("--long", type=int, default=100_000, help="games of the long experiment")
    parser.add_argument("--no-ray", action="store_true", help="leave the cluster out")
    return parser.parse_args()


def experiment(game: str) -> Plan:
    said = {"kind": "seats", "game": game, "bots": ["random"], "games": MANY}
    return plan_of(msgspec.convert(said, PlanFile), Path())


def beside_sim(game: str, rounds: int) -> tuple[float, float]:
    """Plain games, and those of a chunk, a second of processor time: the best of each, as others disturb either."""
    plan = experiment(game)
    size = work_of(plan).games_of(0)
    sim = SimPlan(setup=plan.arms[0].setup, bots=("random",) * plan.seats, games=rounds * size, seed=1)
    play_chunk(plan, 0)
    plain, told = [], []
    for at in range(rounds):
        plain.append(spent(partial(play_batch, sim, at * size, (at + 1) * size)))
        told.append(spent(partial(play_chunk, plan, at)))
    return size / min(plain), size / min(told)


def catanatron() -> float:
    """Random games a second of processor time, of the library that the venv of peers has."""
    measure = "from benchmarks.peers import catanatron; print(catanatron(1.0)['games'])"
    found = subprocess.run([BENCH, "-c", measure], check=True, capture_output=True, text=True, cwd=ROOT)
    return float(found.stdout)


def spent(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def rate(plan: Plan, chunks: int, play: Callable[[Plan, list[int]], Iterable[object]]) -> float:
    """Chunks a second, once all workers have begun."""
    coming = iter(play(plan, list(range(chunks + WARM))))
    for _ in range(WARM):
        next(coming)
    begin = time.monotonic()
    return sum(1 for _ in coming) / (time.monotonic() - begin)


def on_nodes(plan: Plan, chunks: int, nodes: int) -> float:
    """The same on a cluster of so many nodes with one core each."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - takes seconds to import

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(nodes - 1):
        cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        return rate(plan, chunks, partial(by_ray, address=cluster.address))
    finally:
        cluster.shutdown()


def memory(games: int) -> float:
    """The highest memory of an experiment of this length with its report, in MB."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["lab", "ask", "seats", "humans", "--bots", "random", "--games", str(games), "--out", f"{folder}/out"]
        subprocess.run([sys.executable, "-m", "kubrik", *words], check=True, capture_output=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


if __name__ == "__main__":
    main()
