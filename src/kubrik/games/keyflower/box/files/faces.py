"""From a checked tile file to the faces of tiles: edges, effects, scores and costs as numbers."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.files.effects import effects_of, resources_of
from kubrik.games.keyflower.box.files.schema import CostEntry, FaceEntry, ScoreEntry, ScoringEntry
from kubrik.games.keyflower.box.files.scores import types_of
from kubrik.games.keyflower.box.tiles import Cost, Effect, Face, Score
from kubrik.games.keyflower.terms import (
    ANY,
    COLOURS,
    EDGES,
    EFFECTS,
    ITEMS,
    NO_EFFECT,
    NO_SCORE,
    NOTHING,
    RESOURCES,
    SCORES,
    SEASONS,
    SKILLS,
)

LETTERS: Final = [edge[0] for edge in EDGES]


def edges_of(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def face_in(back: list[str]) -> list[int]:
    """For each season: the face that is up."""
    return [int(season in back) for season in SEASONS]


def face_of(face: FaceEntry) -> Face:
    return Face(face.points, _effect(face), _score(face.score))


def worth_of(tile: ScoringEntry) -> Face:
    return Face(tile.points, _effect(FaceEntry()), _score(tile.score))


def plain_face(points: int) -> Face:
    """A face with nothing but printed points."""
    return Face(points, _effect(FaceEntry()), _score(None))


def cost_of(cost: CostEntry) -> Cost:
    return Cost(resources_of(cost), cost.any_resource, [cost.anvil, cost.pickaxe, cost.saw], cost.any_skill)


def _effect(face: FaceEntry) -> Effect:
    kind = EFFECTS.index(effects_of(face)[0]) if effects_of(face) else NO_EFFECT
    return Effect(
        kind=kind,
        n=face.draw_workers or face.take_green or face.draw_skills or 0,
        resources=_resources(face),
        pay_worker=_payment(face.pay_worker, COLOURS),
        pay_skill=_payment(face.pay_skill, SKILLS),
        transport=face.transport or 0,
        upgrades=face.upgrades or 0,
    )


def _resources(face: FaceEntry) -> list[int]:
    if face.gain is not None:
        return resources_of(face.gain)
    return [int(resource in (face.choose or [])) for resource in RESOURCES]


def _payment(what: str | None, known: list[str]) -> int:
    if what is None:
        return NOTHING
    return ANY if what == "any" else known.index(what)


def _score(score: ScoreEntry | None) -> Score:
    if score is None:
        return Score(NO_SCORE, 0, NOTHING, 0, [], [])
    kind, items = SCORES.index(score.per), NOTHING if score.items is None else ITEMS.index(score.items)
    types = [types_of(score).index(type) for type in score.of or []]
    return Score(kind, score.points or 0, items, score.n or 0, types, score.scale or [])
