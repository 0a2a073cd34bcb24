"""Who sits where. Records keep a person's name and a bot's spec: so a saved game finds its bots again."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from kubrik.bots.levels import LADDER
from kubrik.cli.setup import one_each
from kubrik.cli.speech import say
from kubrik.cli.usage import UsageError
from kubrik.engine.chance import Rng

HOUSE_BOTS: Final = ("random", "greedy", "ahead", "mcts", *LADDER)
DEFAULT_BOT: Final = "mate"
LONGEST_NAME: Final = 20


class Seating:
    """By seat: the name of a person, or the spec of a bot."""

    def __init__(self, players: Sequence[str], people: Sequence[int], lang: str) -> None:
        self.players: Final = tuple(players)
        self.people: Final = tuple(people)
        self.bots: Final = tuple(s for s in range(len(players)) if s not in people)
        self.names: Final = shown_names(players, lang)


def new_seating(args: Namespace, seats: int, lang: str, luck: Rng) -> Seating:
    """The seating of a new game; without `--seat`, seats are assigned at random (AD-5.2, TH-0.11)."""
    people = people_seats(args.seat or "1", seats)
    specs = one_each(args.bots or DEFAULT_BOT, seats - len(people), "bots_for_bots")
    if not args.seat:
        people, specs = [luck.below(seats)], [specs.pop(luck.below(len(specs))) for _ in range(len(specs))]
    return seated(args, seats, people, specs, lang)


def saved_seating(args: Namespace, players: Sequence[str], lang: str) -> Seating:
    """The seating of a saved game, with the changes that the arguments ask for."""
    seats = len(players)
    were_people = [s for s in range(seats) if not is_bot(players[s])] or [0]
    people = people_seats(args.seat, seats) if args.seat else were_people
    bots = [s for s in range(seats) if s not in people]
    specs = one_each(args.bots, len(bots), "bots_for_bots") if args.bots else [saved_bot(players[s], s) for s in bots]
    names = [players[s] for s in people]
    if args.seat or args.name or any(is_bot(name) for name in names):
        return seated(args, seats, people, specs, lang)
    return Seating(players_of(seats, people, names, specs), people, lang)


def saved_bot(player: str, seat: int) -> str:
    """The bot for a saved seat: only Kubrik's own bots are restored, as a record must not make us load foreign code."""
    if not is_bot(player):
        return DEFAULT_BOT
    if player.partition(":")[0] not in HOUSE_BOTS:
        raise UsageError("saved_bot", seat=seat + 1, player=player)
    return player


def seated(args: Namespace, seats: int, people: list[int], specs: list[str], lang: str) -> Seating:
    names = people_names(args.name, people, lang)
    return Seating(players_of(seats, people, names, specs), people, lang)


def players_of(seats: int, people: list[int], names: list[str], specs: list[str]) -> list[str]:
    bots = iter(specs)
    return [names[people.index(s)] if s in people else next(bots) for s in range(seats)]


def people_seats(text: str, seats: int) -> list[int]:
    """The seats named by `1` or `1,3`: people count from 1, the result from 0."""
    parts = [part.strip() for part in text.split(",")]
    if not all(p.isascii() and p.isdigit() and 1 <= int(p) <= seats for p in parts) or len(set(parts)) < len(parts):
        raise UsageError("seat_range", text=text, seats=seats)
    return sorted(int(p) - 1 for p in parts)


def people_names(text: str | None, people: list[int], lang: str) -> list[str]:
    if text is None and len(people) == 1:
        return [say(lang, "person")]
    if text is None:
        return [say(lang, "persons", seat=s + 1) for s in people]
    names = [name.strip() for name in text.split(",")]
    if len(names) != len(people):
        raise UsageError("names_for_people", text=text, names=len(names), people=len(people))
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or is_bot(name):
            raise UsageError("name_form", text=text, longest=LONGEST_NAME)
    return names


def is_bot(player: str) -> bool:
    return ":" in player or player in HOUSE_BOTS


def shown_names(players: Sequence[str], lang: str) -> list[str]:
    """The names to show. Bots are named by kind and seat; unprintable characters of a record are left out."""
    return [shown_name(player, seat, lang) for seat, player in enumerate(players)]


def shown_name(player: str, seat: int, lang: str) -> str:
    plain = "".join(c for c in player if c.isprintable()).strip()
    if not plain:
        return say(lang, "seat", seat=seat + 1)
    if not is_bot(player):
        return plain[:LONGEST_NAME]
    kind, _, rest = plain.partition(":")
    bot = LADDER[kind].title[lang] if kind in LADDER else kind if kind in HOUSE_BOTS else rest or kind
    return f"{bot[: LONGEST_NAME - 2]} {seat + 1}"
