"""The small questions about a payment against a slow and obvious definition of it (KF-8, KF-12.9)."""

from __future__ import annotations

from itertools import product

import pytest

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.box.tiles import Cost, UpgradableTile
from kubrik.games.keyflower.rules.transport.transport import Transporting
from kubrik.games.keyflower.table.village import kept_aside
from kubrik.games.keyflower.terms import RESOURCES
from tests.games.keyflower.rules.transport.slow_payments import Payment, slow_payments, units_of
from tests.games.keyflower.scene import BOX, Scene, in_words, scene

TRANSPORT = Transporting(0)


def needs_no_skill(cost: Cost) -> bool:
    return not any(cost.skills) and not cost.any_skill


TILES = [tile for tile in [*BOX.spring, *BOX.summer, *BOX.autumn] if needs_no_skill(tile.cost)]


WELL = next(tile for tile in TILES if tile.name.id == "well")
ODD = [  # what other tile files may contain
    Cost([1, 0, 0, 1], 0, [0, 0, 0], 0),
    Cost([0, 0, 0, 1], 1, [0, 0, 0], 0),
    Cost([0, 1, 0, 0], 2, [0, 0, 0], 0),
    Cost([2, 0, 1, 0], 0, [0, 0, 0], 0),
]


def with_cost(cost: Cost) -> UpgradableTile:
    """A Well that costs this."""
    return UpgradableTile(WELL.index, WELL.name, WELL.kind, WELL.edges, WELL.faces, cost, 0)


def upgrading(tile: UpgradableTile, alike: bool) -> Scene:
    """Player 0 has the tile, perhaps summer boat 3a, and an upgrade."""
    s = scene().tile(0, f"{tile.name.id} aside")
    s.t.plots[tile.index] = kept_aside(tile, 0, 0)
    s.t.upgrades_left = 1
    return s.ability(0, "3a") if alike else s


def composed(s: Scene, cost: Cost, so_far: list[Choice]) -> list[Payment]:
    """All payments to which the questions lead, the rest of each being gold."""
    following = TRANSPORT.options(s.t, 0, so_far)
    if following:
        return [payment for choice in following for payment in composed(s, cost, [*so_far, choice])]
    paid = [choice.b for choice in so_far[1:]]
    return [(*paid, len(units_of(cost)) - sum(paid))]


def check(s: Scene, tile: UpgradableTile, there: list[int], alike: bool) -> None:
    """The upgrade is offered if it can be paid for, and every payment can be composed in one way."""
    s.t.plots[tile.index] = s.t.plot(tile.index).with_resources(there)
    opening = s.choice(f"upgrade {tile.name.id}")
    offered = composed(s, tile.cost, [opening]) if opening in TRANSPORT.options(s.t, 0, []) else []
    assert sorted(offered) == sorted(slow_payments(tile.cost, there, alike)), in_words(there, RESOURCES)


@pytest.mark.rule("KF-8.15", "KF-8.16", "KF-8.19", "KF-8.20", "KF-8.21", "KF-12.9", "EC-129")
@pytest.mark.parametrize("alike", [False, True])
@pytest.mark.parametrize("tile", [*TILES, *map(with_cost, ODD)], ids=lambda tile: tile.name.id)
def test_the_questions_lead_to_every_legal_payment_once(tile: UpgradableTile, alike: bool) -> None:
    s = upgrading(tile, alike)
    for there in product(range(4), repeat=len(RESOURCES)):
        check(s, tile, list(there), alike)


def test_homes_cost_nothing_else() -> None:
    tried = [units_of(tile.cost) for tile in TILES]
    assert all(needs_no_skill(home.cost) and units_of(home.cost) in tried for home in BOX.homes)
