"""What the face of a tile does and is worth, and what an upgrade costs, in words."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Ability, Cost, Effect, Face, Score
from kubrik.games.keyflower.terms import (
    ABILITIES,
    ANY,
    CHOOSE,
    COLOURS,
    DRAW_SKILLS,
    DRAW_WORKERS,
    GAIN,
    ITEMS,
    NO_EFFECT,
    NO_SCORE,
    NOTHING,
    PER_ANY,
    PER_CHOSEN,
    PER_KEPT,
    PER_RIVER_BOAT,
    PER_SET,
    RESOURCES,
    SCORES,
    SKILLS,
    TAKE_GREEN,
)
from kubrik.games.keyflower.words.records import TYPES_OF
from kubrik.games.keyflower.words.words import Language

COUNTED_AS: Final = ["workers", "resources", "skill_tiles"]  # by items


class FaceWords:
    """Effects, scores and costs in one language."""

    def __init__(self, lang: Language) -> None:
        self.lang: Final = lang

    def face(self, face: Face) -> str:
        """The full text of one face."""
        parts = [self.effect(face.effect)] if face.effect.kind != NO_EFFECT else []
        parts += self.worth(face)
        return "; ".join(parts) or self.lang.effects["nothing"]

    def worth(self, face: Face) -> list[str]:
        """What the face scores, then its printed points."""
        parts = [self.score(face.score)] if face.score.kind != NO_SCORE else []
        return parts + ([self.lang.counted(face.points, "vp")] if face.points else [])

    # ---- uses (KF-7)

    def effect(self, effect: Effect, times: int = 1) -> str:
        """«2 iron», «give a saw, get 3 wood»; `times` is for transports only (KF-12.8)."""
        pays = self.payment(effect)
        gets = self.gets(effect, pays != "", times)
        return self.lang.effects["trade"].format(pays=pays, gets=gets) if pays else gets

    def payment(self, effect: Effect) -> str:
        if effect.pay_worker != NOTHING:
            return self.lang.one("workers" if effect.pay_worker == ANY else COLOURS[effect.pay_worker])
        if effect.pay_skill != NOTHING:
            return self.lang.one("skill_tiles" if effect.pay_skill == ANY else SKILLS[effect.pay_skill])
        return ""

    def gets(self, effect: Effect, is_object: bool, times: int) -> str:
        count = self.lang.taken if is_object else self.lang.counted
        if effect.kind == NO_EFFECT:
            return self.lang.effects["no_action"]
        if effect.kind == GAIN:
            return " + ".join(count(n, RESOURCES[i]) for i, n in enumerate(effect.resources) if n)
        if effect.kind == CHOOSE:
            return self.lang.joined([count(1, RESOURCES[i]) for i, n in enumerate(effect.resources) if n], "or")
        if effect.kind == DRAW_WORKERS:
            return self.lang.effects["from_bag"].format(workers=count(effect.n, "workers"))
        if effect.kind in (TAKE_GREEN, DRAW_SKILLS):
            return count(effect.n, "green" if effect.kind == TAKE_GREEN else "skill_tiles")
        return f"{count(effect.transport * times, 'steps')}, {count(effect.upgrades * times, 'upgrades')}"

    def ability(self, ability: Ability) -> str:
        """The ability of a summer boat (KF-12)."""
        n, name = ability.n, ABILITIES[ability.kind]
        return self.lang.effects[name].format(
            workers=self.lang.counted(n, "workers"), green=self.lang.counted(n, "green")
        )

    # ---- points (KF-13, KF-15)

    def score(self, score: Score) -> str:
        vp = self.lang.counted(score.points, "vp")
        effects = self.lang.effects
        if score.kind in (PER_ANY, PER_CHOSEN):
            some = self.lang.taken(score.n, COUNTED_AS[score.items])
            return effects[f"{SCORES[score.kind]}_{ITEMS[score.items]}"].format(vp=vp, some=some)
        if score.kind == PER_SET:
            return self.set_of(score, vp)
        if score.kind == PER_KEPT:
            return self.kept(score, vp)
        if score.kind == PER_RIVER_BOAT:
            return self.river(score.scale)
        return effects[SCORES[score.kind]].format(vp=vp)

    def set_of(self, score: Score, vp: str) -> str:
        """A score per set; a set of one type means each single thing."""
        types = [TYPES_OF[score.items][i] for i in score.types]
        if len(types) == 1:
            return self.lang.effects["each"].format(vp=vp, each=self.lang.words[f"each_{types[0]}"])
        things = self.lang.joined([self.lang.words[type] for type in types])
        return self.lang.effects[f"set_{ITEMS[score.items]}"].format(vp=vp, things=things)

    def kept(self, score: Score, vp: str) -> str:
        if len(score.types) == len(RESOURCES):
            return self.lang.effects["kept_any"].format(vp=vp)
        each = self.lang.joined([self.lang.words[f"each_{RESOURCES[i]}"] for i in score.types], "or")
        return self.lang.effects["kept"].format(vp=vp, each=each)

    def river(self, scale: list[int]) -> str:
        """The scale of points for boats in a river, from the first boat on: without boats there are no points."""
        boats = ", ".join(str(i) for i in range(1, len(scale)))
        return self.lang.effects["river_boat"].format(boats=boats, points=", ".join(map(str, scale[1:])))

    # ---- upgrades (KF-8.15)

    def cost(self, cost: Cost, is_object: bool = False) -> str:
        """The cost of an upgrade: «1 wood + 1 iron»."""
        count = self.lang.taken if is_object else self.lang.counted
        parts = [count(n, RESOURCES[i]) for i, n in enumerate(cost.resources) if n]
        parts += [count(cost.any_resource, "any_resources")] if cost.any_resource else []
        parts += [count(n, SKILLS[i]) for i, n in enumerate(cost.skills) if n]
        parts += [count(cost.any_skill, "any_skills")] if cost.any_skill else []
        return " + ".join(parts)
