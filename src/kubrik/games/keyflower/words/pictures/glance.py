"""What a question is about, for a player who has seen the whole table before: the auctions, or the village."""

from __future__ import annotations

from kubrik.games.common.words.lines import heading, joined, side_by_side, wrapped
from kubrik.games.keyflower.table.questions import HOW_TO_TRANSPORT, WHAT_TO_DO
from kubrik.games.keyflower.views.structs import AuctionView, KeyflowerView, OwnView, PlayerView, SketchView
from kubrik.games.keyflower.words.looking import face_of
from kubrik.games.keyflower.words.pictures.centre import state_of
from kubrik.games.keyflower.words.pictures.own import screen_text
from kubrik.games.keyflower.words.pictures.picture import clipped
from kubrik.games.keyflower.words.pictures.placing import sketch_lines
from kubrik.games.keyflower.words.pictures.villages import described, key, village_blocks
from kubrik.games.keyflower.words.pictures.words import Words


def glance(words: Words, view: KeyflowerView, names: list[str]) -> str:
    """Empty if a choice is already begun, or if the options tell everything."""
    own, question = view.own, view.question
    if own is None or view.seat is None or question is None:
        return ""
    names = clipped(names)
    if own.sketch is not None:
        title = placing_title(words, view, own.sketch)
        won = view.players[view.seat].won
        return "\n".join([title, *sketch_lines(words, question, own.sketch, won, names[view.seat])])
    if question.asks(HOW_TO_TRANSPORT):
        return "\n".join(transport_lines(words, view, own, view.players[view.seat], names[view.seat]))
    return "\n".join(turn_lines(words, view, names)) if question.asks(WHAT_TO_DO) else ""


def placing_title(words: Words, view: KeyflowerView, sketch: SketchView) -> str:
    parts = [words.words["placing_title"]]
    if sketch.tile is not None:
        asked = "turn" if sketch.cell is not None else "place"
        parts.append(words.words[asked].format(tile=words.tile(sketch.tile, face_of(view, sketch.tile))))
    return heading(" · ".join(parts))


def transport_lines(words: Words, view: KeyflowerView, own: OwnView, player: PlayerView, name: str) -> list[str]:
    """The village with its resources, what upgrades cost, and what else can pay for them."""
    w = words.words
    steps, upgrades = words.counted(view.steps_left, "steps"), words.counted(view.upgrades_left, "upgrades")
    lines = [heading(f"{w['transport_title']} · {w['steps_left'].format(steps=steps, upgrades=upgrades)}")]
    lines += [*side_by_side(village_blocks(words, player.village, name)), *key(words, "sides", "workers", "resources")]
    lines += described(words, [(plot.tile, plot.face) for plot in player.village])
    return lines + wrapped(f"{w['behind_screen']}: {screen_text(words, own)}", 0)


def turn_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """The auctions with their bids and workers, tiles that nobody has touched, and who has how many workers left."""
    w = words.words
    lines = [heading(w["auctions"])]
    for auction in view.auctions:
        if not is_quiet(auction):
            state = joined(state_of(words, view, auction, names))
            lines += wrapped(f"{words.tile(auction.tile, auction.face)}: {state}", 0)
    quiet = ", ".join(words.tile(auction.tile, auction.face) for auction in view.auctions if is_quiet(auction))
    lines += wrapped(w["no_bids"].format(tiles=quiet), 0) if quiet else []
    screens = ", ".join(f"{name}: {player.workers}" for name, player in zip(names, view.players, strict=True))
    return lines + wrapped(w["screens"].format(players=screens), 0)


def is_quiet(auction: AuctionView) -> bool:
    """Has nobody bid for the tile or used it?"""
    return auction.is_open and not auction.groups and not any(auction.spot.on)
