"""The centre of the table in the picture: supplies, figures, tiles to bid for, boats."""

from __future__ import annotations

from kubrik.games.common.words.lines import heading, joined, wrapped
from kubrik.games.keyflower.box.tiles import TurnOrderTile
from kubrik.games.keyflower.terms import RESOURCES, SKILLS
from kubrik.games.keyflower.views.structs import AuctionView, BoatView, FigureView, GroupView, KeyflowerView, SpotView
from kubrik.games.keyflower.words.looking import face_of
from kubrik.games.keyflower.words.pictures.tiles import now_text, tile_text
from kubrik.games.keyflower.words.pictures.words import Words

PLACES = (("offer", "on_offer"), ("turn_order", "turn_order"), ("other", "other"))


def supply_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """How much is left, and where the figures are."""
    s, w = view.supply, words.words
    left = dict(zip(RESOURCES, s.resources, strict=True))
    aside = w["aside_workers"].format(workers=words.workers(view.aside)) if any(view.aside) else ""
    figures = [figure_text(words, view, figure, names) for figure in view.figures]
    passes = w["passes"].format(n=view.passes) if view.passes and view.phase == "turns" else ""
    lines = wrapped(joined([w["supply"].format(bag=s.bag, green=s.green, pile=s.pile, **left), aside]), 0)
    return lines + wrapped(joined([*figures, passes]), 0)


def figure_text(words: Words, view: KeyflowerView, figure: FigureView, names: list[str]) -> str:
    w = words.words
    name = words.figure(figure.id)
    who = names[figure.seat] if figure.seat is not None else ""
    if figure.tile is None:
        return w["with_player" if who else "gone"].format(figure=name, name=who)
    tile = words.tile(figure.tile, face_of(view, figure.tile))
    return w["at_side" if who else "at_tile"].format(figure=name, tile=tile, name=who)


def auction_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """Each tile with what it does; below it the bids and the workers on it, if any."""
    lines: list[str] = []
    for place, title in PLACES:
        here = [auction for auction in view.auctions if auction.place == place]
        lines += [heading(words.words[title])] * bool(here)
        for auction in here:
            lines += wrapped(auction_text(words, view, auction), 0)
            lines += wrapped(joined(state_of(words, view, auction, names)), 4)
    return lines


def auction_text(words: Words, view: KeyflowerView, auction: AuctionView) -> str:
    """A tile to bid for; a turn-order tile shows its points only in winter, when it goes to a village (KF-9.19)."""
    tile = words.tiles[auction.tile]
    title = words.tile(auction.tile, auction.face)
    if isinstance(tile, TurnOrderTile):
        parts = [words.words["purple"]] if tile.purple[view.seats] else []
        parts += [now_text(words, tile, auction.face)] if view.season == "winter" else []
        return f"{title}: {', '.join(parts)}" if parts else title
    remark = words.lang.remarks.get(auction.tile, "")
    return f"{title}: {joined([tile_text(words, tile, auction.face), remark], '; ')}"


def state_of(words: Words, view: KeyflowerView, auction: AuctionView, names: list[str]) -> list[str]:
    """The lock colour, the groups with the winning one first, the workers on the tile, figures."""
    w = words.words
    lock = auction.spot.lock
    groups = sorted(auction.groups, key=lambda g: (g.seat != auction.winner, -g.workers))
    parts = [w[lock] if lock is not None else "", " > ".join(group_text(words, g, lock, names) for g in groups)]
    parts += [on_it(words, auction.spot)]
    parts += (
        [w["closed"].format(name=names[auction.winner])] if not auction.is_open and auction.winner is not None else []
    )
    return parts + [words.figure(f.id) for f in view.figures if f.tile == auction.tile]


def group_text(words: Words, group: GroupView, lock: str | None, names: list[str]) -> str:
    """A bid; with its colour only if it differs from the tile's: then the workers lie down (KF-12.13)."""
    extra = [words.words[group.colour]] if group.colour != lock else []
    extra += [words.words["lying"]] if group.lying else []
    return f"{names[group.seat]}: {group.workers}" + (f" ({', '.join(extra)})" if extra else "")


def on_it(words: Words, spot: SpotView) -> str:
    if not any(spot.on):
        return ""
    w = words.words
    after = w["full"] if spot.need > spot.room else w["next_use"].format(n=spot.need)
    return f"{w['on_it'].format(workers=words.workers(spot.on, spot.lock))}, {after}"


def boat_lines(words: Words, view: KeyflowerView, names: list[str]) -> list[str]:
    """The boats with their cargo; in winter, when boats are taken, with their worth (KF-9.20)."""
    lines = [heading(words.words["boats_row"])] if view.boats else []
    for boat in view.boats:
        taken = words.words["taken_by"].format(name=names[boat.taken_by]) if boat.taken_by is not None else ""
        lines += wrapped(joined([f"{words.tile(boat.tile)}: {boat_text(words, view, boat)}", taken]), 0)
    return lines


def boat_text(words: Words, view: KeyflowerView, boat: BoatView) -> str:
    if view.season == "winter":
        return now_text(words, words.tiles[boat.tile], boat.face)
    skills = words.many(boat.skills, SKILLS)
    return ", ".join([p for p in [words.workers(boat.workers), *skills] if p]) or words.words["no_cargo"]
