"""What is one more ship or station worth in a game of Tremble, Humans!? `python benchmarks/ships.py --seats 2`.

Bots play to the start of a turn. From there the same game is played once as it is and once for every card, which one
captain is given for nothing; what the captain gains on the others is what the card is worth. Before that, 50,000 humans
are given in the same way, for comparison.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kubrik.bots.chair import Chair
from kubrik.bots.registry import make_bot
from kubrik.engine.game import Box, Setup
from kubrik.engine.play import advance, next_to_act, play
from kubrik.games.humans.box.cards import DeckCard, ShipCard, StationCard
from kubrik.games.humans.table.captain import Ship
from kubrik.games.humans.table.state import Humans
from kubrik.games.registry import game_named
from kubrik.lab.report.figures import Panel, Row, label
from kubrik.lab.report.plots import as_file
from kubrik.lab.report.svg import plot
from kubrik.lab.stats.estimates import Estimate, mean_of
from kubrik.sim.match import play_with

MONEY = 50_000


class Line(NamedTuple):
    """A card, or money, and what it was worth deal by deal."""

    card: DeckCard | None
    gains: list[float]


def main() -> None:
    args = arguments()
    game = game_named("humans")
    cards = game.read_cards(Path(args.cards)) if args.cards else ""
    box = game.box(Setup(game="humans", seats=args.seats, cards=cards))
    lines = [Line(card, []) for card in [None, *wanted(box, args.cards_of, args.only)]]
    for deal in range(args.deals):
        measure(box, args, args.seed + deal, lines)
    for line in sorted(lines, key=by_price):
        show(line)
    print(slope(lines))
    if args.plot:
        Path(args.plot).write_text(drawn(lines), encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What one more ship is worth in the middle of a game.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--turn", type=int, default=5, help="the turn at whose start it is given (default: 5)")
    parser.add_argument("--bot", default="greedy", help="on all seats (default: greedy)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", default="", help="a card file of your own")
    parser.add_argument("--stations", dest="cards_of", action="store_const", const=StationCard, default=ShipCard)
    parser.add_argument("--plot", default="", help="an SVG file to write")
    parser.add_argument("--only", nargs="*", default=[], help="only these, by their ids")
    return parser.parse_args()


def wanted(box: Box, kind: type[DeckCard], names: list[str]) -> list[DeckCard]:
    """Each card once, even if both decks have it; training saucers are in neither."""
    t = box.table(0)
    assert isinstance(t, Humans), "this is about Tremble, Humans!"
    found = {card.name.id: card for deck in t.ship_decks for card in deck if isinstance(card, kind)}
    return [card for id, card in found.items() if not names or id in names]


def measure(box: Box, args: argparse.Namespace, seed: int, lines: list[Line]) -> None:
    """One deal: what everything on the list is worth to one captain, who takes turns."""
    t = opening(box, args.bot, seed, args.turn)
    seat = seed % args.seats
    plain = ahead(box, args.bot, seed, t.clone(), seat)
    for line in lines:
        if has_room(t, seat, line.card):
            line.gains.append(ahead(box, args.bot, seed, given(t, seat, line.card), seat) - plain)


def has_room(t: Humans, seat: int, card: DeckCard | None) -> bool:
    captain = t.captains[seat]
    if card is None:
        return True
    if isinstance(card, ShipCard):
        return len(captain.ships) < t.rules.cards.max_ships
    return len(captain.stations) < t.rules.cards.max_stations


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


def given(before: Humans, seat: int, card: DeckCard | None) -> Humans:
    """The table with one more card in this captain's hand, which all have seen, or with more humans on the track."""
    t = before.clone()
    captain = t.captains[seat]
    if card is None:
        captain.balance += MONEY
        return t
    if card in t.ship_decks[card.colour]:
        t.ship_decks[card.colour].remove(card)
    if isinstance(card, ShipCard):
        captain.add_ship(Ship(card, 0, t.ship_epochs[card.colour], 1))
    elif isinstance(card, StationCard):
        captain.stations, captain.used = [*captain.stations, card], [*captain.used, False]
    return t


def ahead(box: Box, bot: str, seed: int, t: Humans, seat: int) -> float:
    """Plays the game to its end: how many humans this captain has more than the others on average."""
    play_with(box, t, [make_bot(bot, seed * 8 + 1000 + one) for one in range(t.seats)])
    scores = t.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (t.seats - 1)


def price(card: DeckCard | None) -> int:
    return 0 if card is None else card.price


def show(line: Line) -> None:
    worth = worth_of(line)
    print(f"{described(line.card):29}  {worth.mean:9,.0f} [{worth.low:9,.0f}; {worth.high:9,.0f}]  n={worth.deals}")


def described(card: DeckCard | None) -> str:
    if card is None:
        return f"{MONEY:,} humans"
    numbers = f"{card.strength:3} {card.fuel:3}" if isinstance(card, ShipCard) else ""
    return f"{card.name.id:14} {numbers:7} {card.price:7,}"


def drawn(lines: list[Line]) -> str:
    rows = tuple(Row(label(described(line.card)), (worth_of(line),)) for line in sorted(lines, key=by_price))
    return as_file(plot(Panel(name="worth", columns=("worth_score",), rows=rows, fair=0.0), "en"))


def by_price(line: Line) -> int:
    return price(line.card)


def worth_of(line: Line) -> Estimate:
    return mean_of(line.gains, len(line.gains))


def slope(lines: list[Line]) -> str:
    """How much more a card is worth that costs 10,000 more: a straight line through all cards, deal by deal."""
    cards = [line for line in lines if line.card is not None]
    prices = [price(line.card) for line in cards]
    rises = [rise(prices, gains) for gains in zip(*(line.gains for line in cards), strict=True)]
    found = mean_of([10_000 * one for one in rises], len(rises))
    return f"a card that costs 10,000 more is worth {found.mean:,.0f} more [{found.low:,.0f}; {found.high:,.0f}]"


def rise(prices: Sequence[int], gains: Sequence[float]) -> float:
    x, y = sum(prices) / len(prices), sum(gains) / len(gains)
    across = sum((a - x) ** 2 for a in prices) or 1.0
    return sum((a - x) * (b - y) for a, b in zip(prices, gains, strict=True)) / across


if __name__ == "__main__":
    main()
