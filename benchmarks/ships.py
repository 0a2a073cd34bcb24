"""What is one more ship worth in the middle of a game of Tremble, Humans!? `python benchmarks/ships.py --seats 2`.

Bots play to the start of a turn. From there the same game is played once as it is and once for every ship, which one
captain is given for nothing; what the captain gains on the others is what the ship is worth. Before that, 50,000 humans
are given in the same way, for comparison.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kubrik.bots.chair import Chair
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.humans.box.cards import ShipCard
from kubrik.games.humans.table.captain import Ship
from kubrik.games.humans.table.state import Humans
from kubrik.games.registry import game_named
from kubrik.lab.stats.estimates import Estimate, mean_of
from kubrik.sim.match import play_with

MONEY = 50_000


class Line(NamedTuple):
    """A ship, or money, and what it was worth deal by deal."""

    card: ShipCard | None
    gains: list[float]


def main() -> None:
    args = arguments()
    game = game_named("humans")
    cards = game.read_cards(Path(args.cards)) if args.cards else ""
    box = game.box(Setup(game="humans", seats=args.seats, cards=cards))
    lines = [Line(card, []) for card in [None, *wanted(box, args.ships)]]
    for deal in range(args.deals):
        measure(box, args, args.seed + deal, lines)
    for line in sorted(lines, key=lambda line: price(line.card)):
        show(line)
    print(slope(lines))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What one more ship is worth in the middle of a game.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--turn", type=int, default=5, help="the turn at whose start it is given (default: 5)")
    parser.add_argument("--bot", default="greedy", help="on all seats (default: greedy)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", default="", help="a card file of your own")
    parser.add_argument("--ships", nargs="*", default=[], help="only these, by their ids")
    return parser.parse_args()


def wanted(box: Box, names: list[str]) -> list[ShipCard]:
    deck = box.table(0).rules.cards.deck  # type: ignore[attr-defined]
    return [card for card in deck if isinstance(card, ShipCard) and (not names or card.name.id in names)]


def measure(box: Box, args: argparse.Namespace, seed: int, lines: list[Line]) -> None:
    """One deal: what everything on the list is worth to one captain, who takes turns."""
    t = opening(box, args.bot, seed, args.turn)
    seat = seed % args.seats
    plain = ahead(box, args.bot, seed, t.clone(), seat)
    for line in lines:
        if line.card is None or len(t.captains[seat].ships) < t.rules.cards.max_ships:
            line.gains.append(ahead(box, args.bot, seed, given(t, seat, line.card), seat) - plain)


def opening(box: Box, bot: str, seed: int, turn: int) -> Humans:
    """The table at the first question of a turn."""
    t = box.table(seed)
    assert isinstance(t, Humans), "this is about Tremble, Humans!"
    advance(t)
    bots = [make_bot(bot, seed * 8 + seat) for seat in range(t.seats)]
    chairs = [Chair(t, seat, box.mind, box.view) for seat in range(t.seats)]
    while t.turn < turn:
        seat = next_to_act(t)
        play(t, seat, bots[seat].choose(chairs[seat]))
    return t


def given(before: Humans, seat: int, card: ShipCard | None) -> Humans:
    """The table with one more ship in this captain's hand, which all have seen, or with more humans on the track."""
    t = before.clone()
    if card is None:
        t.captains[seat].balance += MONEY
        return t
    if card in t.ship_decks[card.colour]:
        t.ship_decks[card.colour].remove(card)
    t.captains[seat].add_ship(Ship(card, 0, t.ship_epochs[card.colour], 1))
    return t


def ahead(box: Box, bot: str, seed: int, t: Humans, seat: int) -> float:
    """Plays the game to its end: how many humans this captain has more than the others on average."""
    play_with(box, t, [make_bot(bot, seed * 8 + 1000 + one) for one in range(t.seats)])
    scores = t.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (t.seats - 1)


def price(card: ShipCard | None) -> int:
    return 0 if card is None else card.price


def show(line: Line) -> None:
    worth = worth_of(line)
    what = (
        f"{line.card.name.id:14} {line.card.strength:3} {line.card.fuel:3} {line.card.price:7,}"
        if line.card
        else f"{MONEY:,} humans".ljust(29)
    )
    print(f"{what}  {worth.mean:9,.0f} [{worth.low:9,.0f}; {worth.high:9,.0f}]  n={worth.deals}")


def worth_of(line: Line) -> Estimate:
    return mean_of(line.gains, len(line.gains))


def slope(lines: list[Line]) -> str:
    """How much more a ship is worth that costs 10,000 more: a straight line through all ships."""
    points = [(line.card.price, worth_of(line).mean) for line in lines if line.card is not None]
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    across = sum((a - x) ** 2 for a, _ in points) or 1.0
    rise = sum((a - x) * (b - y) for a, b in points) / across
    return f"a ship that costs 10,000 more is worth {10_000 * rise:,.0f} more"


if __name__ == "__main__":
    main()
