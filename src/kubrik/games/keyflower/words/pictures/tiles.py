"""What a tile does and is worth, in a few signs: `+2 wood`, `2 steps 1 upgrade`, `−saw +3 wood`, `3 VP`."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Boat, Cost, Effect, Face, SummerBoat, Tile, UpgradableTile
from kubrik.games.keyflower.terms import (
    ABILITIES,
    ANY,
    CHOOSE,
    COLOURS,
    DRAW_SKILLS,
    DRAW_WORKERS,
    GAIN,
    NO_EFFECT,
    NOTHING,
    RESOURCES,
    SKILLS,
    TAKE_GREEN,
)
from kubrik.games.keyflower.words.pictures.scores import score_text
from kubrik.games.keyflower.words.pictures.words import Words

MINUS: Final = "\u2212"


def tile_text(words: Words, tile: Tile, face: int) -> str:
    """What it does now, and what an upgrade costs and brings."""
    if isinstance(tile, UpgradableTile) and face == 0:
        cost, back = cost_text(words, tile.cost), face_text(words, tile.faces[1])
        return f"{now_text(words, tile, 0)}; {words.words['upgrade'].format(cost=cost, face=back)}"
    return now_text(words, tile, face)


def now_text(words: Words, tile: Tile, face: int) -> str:
    if isinstance(tile, SummerBoat):
        ability = tile.abilities[face]
        return words.words[ABILITIES[ability.kind]].format(n=ability.n)
    text = face_text(words, tile.faces[face])
    return f"{text}, {words.words['flips']}" if isinstance(tile, Boat) and tile.flips else text


def face_text(words: Words, face: Face) -> str:
    parts = [effect_text(words, face.effect), score_text(words, face.score)]
    parts += [words.words["vp"].format(n=face.points)] if face.points else []
    return ", ".join(p for p in parts if p) or words.words["no_effect"]


def effect_text(words: Words, effect: Effect, times: int = 1) -> str:
    """An effect; `times` is for transports only (KF-12.8)."""
    paid = payment_text(words, effect)
    return f"{paid} {gain_text(words, effect, times)}".strip() if effect.kind != NO_EFFECT else ""


def payment_text(words: Words, effect: Effect) -> str:
    """What a use costs: a worker or a skill tile (KF-7.3, KF-7.4, KF-7.5, KF-7.6, KF-7.7, KF-7.8, KF-7.9)."""
    w = words.words
    if effect.pay_worker != NOTHING:
        return MINUS + (w["any_worker"] if effect.pay_worker == ANY else w[COLOURS[effect.pay_worker]])
    if effect.pay_skill != NOTHING:
        return MINUS + (w["any_skill"] if effect.pay_skill == ANY else w[SKILLS[effect.pay_skill]])
    return ""


def gain_text(words: Words, effect: Effect, times: int) -> str:
    w = words.words
    if effect.kind == GAIN:
        return " ".join("+" + words.counted(n, RESOURCES[i]) for i, n in enumerate(effect.resources) if n)
    if effect.kind == CHOOSE:
        return w["choose"].format(types=w["or"].join(w[RESOURCES[i]] for i, n in enumerate(effect.resources) if n))
    if effect.kind == DRAW_WORKERS:
        return w["draw_workers"].format(workers=words.counted(effect.n, "workers"))
    if effect.kind == DRAW_SKILLS:
        return w["draw_skills"].format(skills=words.counted(effect.n, "skill_tiles"))
    if effect.kind == TAKE_GREEN:
        return w["take_green"].format(green=words.counted(effect.n, "green"))
    steps, upgrades = (
        words.counted(effect.transport * times, "steps"),
        words.counted(effect.upgrades * times, "upgrades"),
    )
    return w["transport"].format(steps=steps, upgrades=upgrades)


def cost_text(words: Words, cost: Cost) -> str:
    """The cost of an upgrade (KF-8.15)."""
    parts = [words.counted(n, RESOURCES[i]) for i, n in enumerate(cost.resources) if n]
    parts += [words.counted(cost.any_resource, "any_resources")] if cost.any_resource else []
    parts += [words.lang.taken(n, SKILLS[i]) for i, n in enumerate(cost.skills) if n]
    parts += [words.counted(cost.any_skill, "any_skills")] if cost.any_skill else []
    return " + ".join(parts)
