"""What tiles do: the closed lists of effects and abilities, and which fields belong together (KF-7, KF-12)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.complaints import said
from kubrik.games.common.files.errors import expect, expect_fields, expect_known, fields_of
from kubrik.games.keyflower.box.files.schema import AbilityEntry, CostEntry, FaceEntry, ResourcesEntry
from kubrik.games.keyflower.box.files.scores import ON_VILLAGE, check_score, check_types
from kubrik.games.keyflower.terms import ABILITIES, COLOURS, EFFECTS, EXTRA_GREEN, EXTRA_WORKERS, RESOURCES, SKILLS

PAYMENTS: Final = {
    "gain": ["pay_skill"],
    "choose": [],
    "draw_workers": ["pay_worker", "pay_skill"],
    "take_green": ["pay_worker"],
    "draw_skills": ["pay_skill"],
    "transport": [],
}
GIVE_WORKERS: Final = [ABILITIES[EXTRA_WORKERS], ABILITIES[EXTRA_GREEN]]
MOST_RESOURCES: Final = 9  # in the cost of an upgrade: limits the options of its payment


def check_face(entry: str, side: str, face: FaceEntry) -> None:
    """Checks that a face has at most one effect, with exactly the fields it needs."""
    effects = effects_of(face)
    expect(len(effects) <= 1, entry, "several_effects", side=side, effects=effects)
    _check_payment(entry, side, face)
    _check_upgrades(entry, side, face)
    if face.gain is not None:
        expect(sum(resources_of(face.gain)) > 0, entry, "gain_empty", side=side)
    if face.choose is not None:
        check_types(entry, f"{side}: choose", face.choose, RESOURCES)
    if face.score is not None:
        check_score(entry, face.score, ON_VILLAGE)


def check_cost(entry: str, cost: CostEntry) -> None:
    """Checks the cost of an upgrade (KF-8.15)."""
    resources = sum(resources_of(cost)) + cost.any_resource
    expect(resources <= MOST_RESOURCES, entry, "cost_most", resources=resources, most=MOST_RESOURCES)
    paid = resources + cost.anvil + cost.pickaxe + cost.saw + cost.any_skill
    expect(paid > 0, entry, "cost_empty")


def check_ability(entry: str, ability: AbilityEntry) -> None:
    expect_known(entry, "ability", ability.ability, ABILITIES)
    expect_fields(entry, f"ability {ability.ability!r}", ability, ["n"] if ability.ability in GIVE_WORKERS else [])


def effects_of(face: FaceEntry) -> list[str]:
    return [field for field in fields_of(face) if field in EFFECTS]


def resources_of(entry: ResourcesEntry) -> list[int]:
    """The numbers of resources by type."""
    return [entry.wood, entry.stone, entry.iron, entry.gold]


def _check_payment(entry: str, side: str, face: FaceEntry) -> None:
    """A use costs at most one worker or one skill tile, if its effect allows a payment (KF-7.3, KF-7.4, KF-7.5, KF-7.6,
    KF-7.7, KF-7.8, KF-7.9).
    """
    has = [field for field in fields_of(face) if field in ("pay_worker", "pay_skill")]
    fit = [payment for effect in effects_of(face) for payment in PAYMENTS[effect]]
    fits = has == [] or (len(has) == 1 and has[0] in fit)
    expected = said("one_payment", known=fit) if fit else said("no_payment")
    expect(fits, entry, "payments", side=side, has=has, expected=expected)
    if face.pay_worker is not None:
        expect_known(entry, f"{side}: pay_worker", face.pay_worker, [*COLOURS, "any"])
    if face.pay_skill is not None:
        expect_known(entry, f"{side}: pay_skill", face.pay_skill, [*SKILLS, "any"])


def _check_upgrades(entry: str, side: str, face: FaceEntry) -> None:
    """Transport and upgrades come together or not at all (KF-8.1)."""
    both = (face.transport is None) == (face.upgrades is None)
    expect(both, entry, "transport_and_upgrades", side=side)
