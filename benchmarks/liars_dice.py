"""How far the search is from perfect play, in a solved game: liar's dice for two with one die each.

OpenSpiel knows the same game (`liars_dice`), solves it by CFR+ and measures what a best response wins against a
strategy. Our search looks only at its die and the bid that stands, so that its whole strategy has 78 situations; each
is searched several times over, and how often it chooses what is its strategy there.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import pyspiel

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "examples" / "liars_dice" / "src"))

from liars_dice import Bid, Cups, LiarsDice

from kubrik.bots.chair import Chair
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Setup
from kubrik.engine.play import advance

GAME = "liars_dice(players=2,numdice=1)"
FACES, DOUBT, NO_BID = 6, 12, -1
Situation = tuple[int, int]  # the own die, and OpenSpiel's number of the current bid
Strategy = dict[Situation, dict[int, float]]  # the probability of each of OpenSpiel's actions


def main() -> None:
    args = arguments()
    game = pyspiel.load_game(GAME)
    print(f"{'liar’s dice, two players, one die each':44} {'a best response wins':>22}")
    tell("anything, each as likely", exploitability(game, {s: uniform(s) for s in situations()}), 0)
    for spec in args.bots:
        began = time.perf_counter()
        strategy = {s: searched(s, spec, args.samples) for s in situations()}
        tell(spec, exploitability(game, strategy), time.perf_counter() - began)
    began = time.perf_counter()
    tell(f"OpenSpiel's CFR+, {args.cfr} iterations", solved(game, args.cfr), time.perf_counter() - began)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", nargs="*", default=["mcts:100", "mcts:1000"], help="bots of ours")
    parser.add_argument("--samples", type=int, default=20, help="searches in each situation (default 20)")
    parser.add_argument("--cfr", type=int, default=100, help="iterations of CFR+ (default 100)")
    return parser.parse_args()


def tell(name: str, value: float, seconds: float) -> None:
    print(f"{name:44} {value:>22.3f}" + (f"   ({seconds:.0f} s)" if seconds else ""), flush=True)


def situations() -> list[Situation]:
    return [(die, bid) for die in range(1, FACES + 1) for bid in range(NO_BID, DOUBT)]


def uniform(situation: Situation) -> dict[int, float]:
    _, bid = situation
    actions = [*range(bid + 1, DOUBT), *([DOUBT] if bid != NO_BID else [])]
    return {action: 1 / len(actions) for action in actions}


def searched(situation: Situation, spec: str, samples: int) -> dict[int, float]:
    """How often our bot chooses each action in this situation."""
    die, bid = situation
    box = LiarsDice().box(Setup(game="liars_dice", seats=2, options={"dice": "1"}))
    chosen: Counter[int] = Counter()
    for seed in range(samples):
        t = box.table(seed)
        assert isinstance(t, Cups)
        t.cups, t.bid = [[die], [1]], (0, 0) if bid == NO_BID else (1 + bid // FACES, 1 + bid % FACES)
        t.bidder, t.agenda = 1, []
        t.do([Bid(0)])
        advance(t)
        choice = make_bot(spec, seed).choose(Chair(t, 0, box.mind, box.view))
        chosen[DOUBT if choice.name == "doubt" else (choice.a - 1) * FACES + choice.b - 1] += 1
    return {action: n / samples for action, n in chosen.items()}


def exploitability(game: pyspiel.Game, strategy: Strategy) -> float:
    """What a best response wins on average, over both seats; 0 for perfect play."""
    table: dict[str, list[tuple[int, float]]] = {}
    for die in range(FACES):
        state = game.new_initial_state()
        state.apply_action(die)
        state.apply_action(die)
        walk(state, strategy, table)
    return float(pyspiel.exploitability(game, pyspiel.TabularPolicy(table)))


def walk(state: pyspiel.State, strategy: Strategy, table: dict[str, list[tuple[int, float]]]) -> None:
    """Fills the table for every history of bids; a player's information state leaves out the other's roll."""
    if state.is_terminal():
        return
    history = state.history()
    bid = history[-1] if len(history) > 2 else NO_BID
    likely = strategy[history[state.current_player()] + 1, bid]
    table[state.information_state_string()] = [(a, likely.get(a, 0.0)) for a in state.legal_actions()]
    for action in state.legal_actions():
        walk(state.child(action), strategy, table)


def solved(game: pyspiel.Game, iterations: int) -> float:
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return float(pyspiel.exploitability(game, solver.average_policy()))


if __name__ == "__main__":
    main()
