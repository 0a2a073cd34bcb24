"""The faces of tiles as the page draws them: what they give, cost and score, in the terms of terms.py."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kubrik.games.keyflower.box.tiles import Boat, Cost, Effect, Score, SummerBoat, Tile
from kubrik.games.keyflower.terms import (
    ABILITIES,
    ANY,
    COLOURS,
    EFFECTS,
    ITEMS,
    NO_SCORE,
    NOTHING,
    RESOURCES,
    SCORES,
    SKILLS,
)

TYPES: Final = (COLOURS, RESOURCES, SKILLS)  # by items


class ScoreFurniture(Struct, frozen=True):
    """Points in addition to the printed ones (KF-13, KF-15)."""

    per: str
    points: int
    items: str | None
    n: int
    of: tuple[str, ...]
    scale: tuple[int, ...]


class FaceFurniture(Struct, frozen=True):
    """One side of a tile (KF-6.32, KF-7, KF-12)."""

    points: int
    effect: str
    n: int  # workers or skill tiles gained; for a boat the workers it brings
    resources: tuple[int, ...]  # by type
    pay_worker: str | None  # a colour, or any
    pay_skill: str | None  # a skill, or any
    transport: int
    upgrades: int
    score: ScoreFurniture | None
    ability: str | None  # for a summer boat
    skills: int  # for a boat: skill tiles it brings


class CostFurniture(Struct, frozen=True):
    """The cost of an upgrade (KF-8.16, KF-8.18)."""

    resources: tuple[int, ...]
    any_resource: int
    skills: tuple[int, ...]
    any_skill: int


def face_furniture(tile: Tile, side: int) -> FaceFurniture:
    face = tile.faces[side]
    effect = face.effect
    return FaceFurniture(
        points=face.points,
        effect=EFFECTS[effect.kind],
        n=number_on(tile, side, effect),
        resources=tuple(effect.resources),
        pay_worker=payment(effect.pay_worker, COLOURS),
        pay_skill=payment(effect.pay_skill, SKILLS),
        transport=effect.transport,
        upgrades=effect.upgrades,
        score=score_furniture(face.score) if face.score.kind != NO_SCORE else None,
        ability=ABILITIES[tile.abilities[side].kind] if isinstance(tile, SummerBoat) else None,
        skills=tile.cargo[side].skills if isinstance(tile, Boat) else 0,
    )


def number_on(tile: Tile, side: int, effect: Effect) -> int:
    if isinstance(tile, Boat):
        return tile.cargo[side].workers
    return tile.abilities[side].n if isinstance(tile, SummerBoat) else effect.n


def payment(what: int, known: list[str]) -> str | None:
    if what == NOTHING:
        return None
    return "any" if what == ANY else known[what]


def score_furniture(score: Score) -> ScoreFurniture:
    items = ITEMS[score.items] if score.items != NOTHING else None
    types = TYPES[score.items] if score.items != NOTHING else RESOURCES
    of = tuple(types[i] for i in score.types)
    return ScoreFurniture(SCORES[score.kind], score.points, items, score.n, of, tuple(score.scale))


def cost_furniture(cost: Cost) -> CostFurniture:
    return CostFurniture(tuple(cost.resources), cost.any_resource, tuple(cost.skills), cost.any_skill)
