"""The players in the picture: a row of public numbers for each, then what else is known of them."""

from __future__ import annotations

from kubrik.games.common.words.lines import clip, columns, heading, joined, wrapped
from kubrik.games.keyflower.box.tiles import SummerBoat
from kubrik.games.keyflower.terms import ABILITIES, SKILLS
from kubrik.games.keyflower.views.structs import KeyflowerView, KnownView, PlayerView
from kubrik.games.keyflower.words.pictures.words import Words


def player_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    w = words.words
    titles = [
        (w["workers_title"], -11),
        (w["skills_title"], -13),
        (w["winter_title"], -14),
        ("  " + w["boat_title"], 17),
    ]
    lines = [heading(w["players"]), columns([("", 16), *titles])]
    for seat, player in enumerate(view.players):
        lines.append(numbers(words, view, player, seat, names[seat]))
        lines += wrapped(joined(belongings(words, view, player, seat)), 4)
    return lines


def numbers(words: Words, view: KeyflowerView, player: PlayerView, seat: int, name: str) -> str:
    boat = words.tile(player.boat) if player.boat is not None else ""
    row = [(str(player.workers), -11), (str(player.skills), -13), (str(player.winter), -14), ("  " + boat, 18)]
    return columns([(f"{seat + 1} {clip(name, 13)}", 16), *row, (state(words, view, player, seat), 8)])


def state(words: Words, view: KeyflowerView, player: PlayerView, seat: int) -> str:
    if player.ready:
        return words.words["ready"]
    return words.words["thinking"] if seat in view.to_act else ""


def belongings(words: Words, view: KeyflowerView, player: PlayerView, seat: int) -> list[str]:
    """Abilities, tiles to be placed, and what everybody can deduce."""
    w = words.words
    won = ", ".join(words.tile(tile.tile, tile.face) for tile in player.won)
    parts = [ability_text(words, ability) for ability in player.abilities]
    parts += [w["to_place"].format(tiles=won)] if won else []
    parts += [w["marker_won"]] if view.start_won and view.start == seat else []
    return parts + ([known_text(words, player.known)] if player.known is not None else [])


def ability_text(words: Words, ability: str) -> str:
    """An ability, with the number of workers printed on the summer boat."""
    for tile in words.tiles.values():
        if isinstance(tile, SummerBoat):
            for face in tile.abilities:
                if ABILITIES[face.kind] == ability:
                    return words.words[ability].format(n=face.n)
    raise AssertionError("no summer boat does this")


def known_text(words: Words, known: KnownView) -> str:
    w = words.words
    unknown = w["unknown_green" if known.green_most else "unknown"].format(n=known.others, most=known.green_most)
    paid = [w["paid_hidden"].format(n=known.paid_hidden)] if known.paid_hidden else []
    parts = [words.workers(known.workers), unknown if known.others else ""]
    parts += words.many(known.skills, SKILLS) + paid
    return w["known"].format(items=", ".join(p for p in parts if p)) if any(parts) else ""
