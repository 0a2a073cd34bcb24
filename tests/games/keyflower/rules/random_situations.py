"""Random situations for seat 0, told in plain words and laid on a table. There may be up to four losing groups."""

from __future__ import annotations

from random import Random

from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from tests.games.keyflower.rules.situations import ME, Group, Situation, losing
from tests.games.keyflower.rules.slow_actions import NOT_USABLE
from tests.games.keyflower.scene import Scene, scene

SEATS = 3
RIVAL = 1
USABLE = ["keywood", "workshop", "alehouse", "peddler", "tavern", "store", "brewer", "carpenter", "fair"]
OFFERED = [*USABLE, "well", "summer_boat3"]
WINTER_TILES = ["apothecary", "jeweller", "scribes", "keythedral"]
IN_VILLAGES = ["miner", "hiring_fair", "mason", "barn", "summer_boat1"]
HOMES = [f"home{n + 1}" for n in range(SEATS)]
TURN_ORDER = ["turn1", "turn2"]
USES = [[], [], [], [1], [2], [1, 2], [1, 3], [4]]
CHOSEN = RESOURCES[:3]  # what the Workshop may give
MANY = 4  # losing groups


def random_situation(seed: int) -> Situation:
    rng = Random(seed)
    winter = rng.random() < 0.2
    offered = rng.sample(WINTER_TILES if winter else OFFERED, 4)
    s = Situation(
        winter=winter,
        boat=rng.choice(["", "4a", "4b"]),
        groups_as_cost=rng.random() < 0.5,
        counter_everywhere=rng.random() < 0.3,
        workers={colour: rng.choice([0, 0, 1, 2, 3]) for colour in COLOURS},
        skills={kind: rng.choice([0, 0, 1]) for kind in SKILLS},
        resources=rng.sample(CHOSEN, rng.randrange(4)),
        around={},
        on={},
        offered=offered,
        villages=[*HOMES, *rng.sample([t for t in OFFERED + IN_VILLAGES if t not in offered], 2)],
    )
    s.workers["red"] += sum(s.workers.values()) == 0  # who has nothing at all is not asked (KF-4.10)
    for tile in [*offered, *TURN_ORDER, *rng.choice([[], ["key_celeste"]])]:
        add_auction(rng, s, tile)
    for tile in s.villages:
        if tile not in NOT_USABLE:
            s.on[tile] = random_uses(rng, s, rng.choice(COLOURS))
    return s


def add_auction(rng: Random, s: Situation, tile: str) -> None:
    """Groups around a tile, ever larger ones, and who stands on it."""
    colour = rng.choices(COLOURS, [4, 4, 4, 1])[0]
    seats = rng.sample(range(SEATS), rng.choice([0, 1, 2, 2, 3]))
    if len(losing(s)) == MANY and ME in seats[:-1]:
        seats.remove(ME)
    if tile in s.offered and tile not in NOT_USABLE and not s.winter:
        s.on[tile] = random_uses(rng, s, colour)
    s.around[tile] = []
    for seat, size in zip(seats, sorted(rng.sample(range(1, 5 if colour == "green" else 9), len(seats)))):
        lies = seat == counter_bidder(s) and was_countered(rng, s, tile, colour)
        s.around[tile].append(Group(seat, another(rng, colour) if lies else colour, size, lies))


def counter_bidder(s: Situation) -> int:
    """Who owns summer boat 4a. Its other face is 4b."""
    return {"4a": ME, "": RIVAL}.get(s.boat, NOBODY)


def was_countered(rng: Random, s: Situation, tile: str, colour: str) -> bool:
    """Has its owner bid in another colour here (KF-12.11)?"""
    if colour == "green" or rng.random() < 0.2:
        return False
    if s.counter_everywhere:
        return s.around[tile] != [] or s.on.get(tile, []) != []
    return tile in s.offered and s.around[tile] != []


def random_uses(rng: Random, s: Situation, colour: str) -> list[Group]:
    """Some of the later ones may lie (KF-12.18)."""
    uses: list[Group] = []
    for size in rng.choice(USES):
        lies = s.boat == "4b" and len(uses) > 0 and rng.random() < 0.5
        uses.append(Group(ME, another(rng, colour) if lies else colour, size, lies))
    return uses


def another(rng: Random, colour: str) -> str:
    return rng.choice([other for other in COLOURS if other != colour])


# ---------------------------------------------------------------- on the table


def laid(s: Situation) -> Scene:
    """It is the turn of seat 0."""
    table = scene(
        SEATS,
        "winter" if s.winter else "autumn",
        ghost="key_celeste" in s.around,
        extra_worker="screen_or_group" if s.groups_as_cost else "screen",
        boat_4a="everywhere" if s.counter_everywhere else "village_tiles",
    )
    table.offer(*s.offered).player(ME, workers=words(s.workers), skills=words(s.skills))
    for i, tile in enumerate(s.villages[SEATS:]):
        table.tile(i, f"{tile} aside")
    table.ability(ME if s.boat else RIVAL, s.boat or "4a")
    table.t.bag = [100] * len(COLOURS)  # more than the box has: groups may be large
    table.t.green = 100
    lay_workers(table, s)
    for kind in CHOSEN:
        if kind not in s.resources:
            table.t.supply[RESOURCES.index(kind)] = 0
    return table.turn(ME)


def lay_workers(table: Scene, s: Situation) -> None:
    for tile, uses in s.on.items():
        for use in uses:
            table.use(tile, use.colour, use.size)
    for tile, groups in s.around.items():
        for group in groups:
            table.bid(group.seat, tile, f"{group.colour} {group.size}", lying=group.lies)


def words(counts: dict[str, int]) -> str:
    return " ".join(f"{name} {n}" for name, n in counts.items() if n)
