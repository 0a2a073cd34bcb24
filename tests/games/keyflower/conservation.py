"""What is never made nor lost in Keyflower: workers, skill tiles, resources, tiles (KF-1); and what always holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kubrik.engine.table import Table
from kubrik.games.keyflower.expansions.key_celeste.rules.haunting import PlayGhost
from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import AT_TILE, GONE, HELD, ON_SHIP, GhostPlace
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table.auctions import MOST_ON_A_TILE, NO_COLOUR, NOBODY, Auction
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.state import NOTHING, Keyflower
from kubrik.games.keyflower.terms import COLOURS, GREEN, RESOURCES, SKILLS, SPRING, WINTER


def check(t: Table) -> None:
    """Every piece is in one place, nobody stands where nobody may, and what all know is true."""
    assert isinstance(t, Keyflower)
    supply = t.rules.box.supply
    assert workers(t) == supply.workers, "workers"
    assert skills(t) == supply.skills, "skill tiles"
    assert resources(t) == supply.resources, "resources"
    check_tiles(t)
    check_auctions(t)
    for player in t.players:
        check_ledger(player)
    assert t.green_in == t.bag[GREEN] + sum(p.workers[GREEN] - p.known[GREEN] for p in t.players), "green unseen"
    check_ghost(t)


def added(rows: Iterable[list[int]], kinds: int) -> list[int]:
    """Column by column; nothing is ever less than nothing."""
    total = [0] * kinds
    for row in rows:
        assert len(row) == kinds, "a kind of piece that is none"
        for kind in range(kinds):
            assert row[kind] >= 0, "less than nothing"
            total[kind] += row[kind]
    return total


def only(kind: int, n: int, kinds: int) -> list[int]:
    """So many of one kind."""
    return [n if kind == i else 0 for i in range(kinds)]


def workers(t: Keyflower) -> list[int]:
    """In the bag, on boats, behind screens, around tiles, on tiles, set aside, and green ones in the supply."""
    around = [0] * len(COLOURS)
    for auction in auctions(t):
        for seat, size in enumerate(auction.sizes):
            assert (size > 0) == (auction.colours[seat] != NO_COLOUR), "a group without a colour"
            if size > 0:
                around[auction.colours[seat]] += size
    on = [spot.on for spot in t.spots]
    screens = [player.workers for player in t.players]
    others = [t.bag, around, only(t.aside, t.aside_size, 4), [0, 0, 0, t.green]]
    return added([*others, *t.cargo, *screens, *on], len(COLOURS))


def skills(t: Keyflower) -> list[int]:
    screens = [player.skills for player in t.players]
    return added([t.pile, only(t.aside_skill, 1, 3), *t.cargo_skills, *screens], len(SKILLS))


def resources(t: Keyflower) -> list[int]:
    return added([t.supply, *(plot.resources for plot in t.plots if plot is not None)], len(RESOURCES))


def check_tiles(t: Keyflower) -> None:
    hands = [tile for player in t.players for tile in player.winter]
    built = [tile for player in t.players for tile in [*player.won, *player.village]]
    places = Counter([*in_the_centre(t, built), *t.undrawn, *t.winter_left, *hands, *built])
    assert max(places.values(), default=0) <= 1, "a tile in two places"
    assert all(boat.index in places for boat in t.rules.boats), "a boat is lost"
    dealt = len(hands) + len(t.winter_left)
    assert dealt in (0, len(t.rules.box.winter)) or t.season == WINTER, "a winter tile is lost"
    owners = {tile: seat for seat, player in enumerate(t.players) for tile in player.village}
    assert {p.tile.index: p.owner for p in t.plots if p is not None} == owners, "a village and its plots differ"
    cells = [(p.owner, p.q, p.r) for p in t.plots if p is not None and not p.aside]
    assert len(cells) == len(set(cells)), "two tiles in one cell"
    assert all(0 <= spot.room == MOST_ON_A_TILE - sum(spot.on) for spot in t.spots), "too many on a tile"


def in_the_centre(t: Keyflower, built: list[int]) -> list[int]:
    """Tiles on offer and turn-order tiles that nobody has taken; boats, in winter those left (KF-11.5)."""
    tiles = [*t.on_offer, *(tile.index for tile in t.rules.turn_order)]
    boats = t.boats if t.season == WINTER else [boat.index for boat in t.rules.boats]
    return [tile for tile in tiles if tile not in built] + boats


def auctions(t: Keyflower) -> list[Auction]:
    return [auction for auction in t.auctions if auction is not None]


def are_turns(t: Keyflower) -> bool:
    return any(isinstance(step, Turns) for step in t.agenda)


def check_auctions(t: Keyflower) -> None:
    """Of open tiles one group is the largest, and it is the winner's (KF-5.13); of closed ones the victim has none."""
    turns = are_turns(t)
    for auction in auctions(t):
        own = auction.sizes[auction.winner] if auction.winner != NOBODY else 0
        if not auction.is_open:
            assert own == 0, "a group where the ghost stands"
        elif auction.bidders() > 0 or (turns and auction.winner != NOBODY):
            assert own > max([0, *(n for seat, n in enumerate(auction.sizes) if seat != auction.winner)]), "no winner"
        if turns:
            check_colours(auction, t.spots[auction.tile.index].lock)


def check_colours(auction: Auction, lock: int) -> None:
    """All have the lock colour, but a counter-bid lies in its own (KF-5.8, KF-12.13)."""
    standing = [colour for seat, colour in enumerate(auction.colours) if seat != auction.lying and colour != NO_COLOUR]
    assert all(colour == lock for colour in standing), "a group of another colour"


def check_ledger(player: Player) -> None:
    """The true hand is one of those that open play allows (R-KF-26)."""
    assert all(0 <= player.known[c] <= player.workers[c] for c in range(len(COLOURS))), "known workers"
    hidden_green = player.workers[GREEN] - player.known[GREEN]
    assert hidden_green <= player.green_most <= player.unknown(), "green workers"
    missing = [max(0, player.known_skills[kind] - player.skills[kind]) for kind in range(len(SKILLS))]
    assert sum(missing) <= player.paid_hidden, "known skill tiles"
    assert min(player.known_skills) >= 0, "less than nothing"
    if player.skill_count() == 0:
        assert player.paid_hidden == sum(player.known_skills) == 0, "something known of nothing"


def check_ghost(t: Keyflower) -> None:
    """In one place (KC-3.15), not in the bag (KC-5.5); a tile is closed only where it stands (KC-4.3)."""
    closed = [auction.tile.index for auction in auctions(t) if not auction.is_open]
    ghosts = [annex for annex in t.annexes if isinstance(annex, GhostPlace)]
    if not ghosts:
        assert closed == [], "closed by nobody"
        return
    (ghost,) = ghosts
    assert (ghost.seat != NOBODY) == (ghost.place in (HELD, AT_TILE)), "a ghost with nobody"
    assert (ghost.tile != NOTHING) == (ghost.place == AT_TILE), "a ghost at no tile"
    assert ghost.place != GONE or t.season == WINTER, "gone too early"
    if ghost.place == AT_TILE:
        assert closed == [ghost.tile], "another tile is closed"
        (play,) = (action for action in t.rules.actions if isinstance(action, PlayGhost))
        wins = t.auction(ghost.tile).winner == ghost.seat
        assert wins != play.haunter_wins, "a ghost at another side than the victim's"  # KC-4.1, R-KC-1
    elif are_turns(t):
        assert closed == [], "closed where no ghost is"
        assert ghost.place == ON_SHIP or t.season != SPRING, "held in spring"
