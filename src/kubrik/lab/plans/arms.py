"""The arms of an experiment: what is played on every deal."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from kubrik.engine.complaints import Complaint
from kubrik.engine.game import Game, Setup
from kubrik.engine.study import Part
from kubrik.lab.plans.checks import bots_of
from kubrik.lab.plans.file import ArmEntry, PlanFile
from kubrik.lab.plans.plan import Arm, PlanError

Cards = Callable[[str], str]  # from the name of a file to its text
BASE = "base"


def arms_of(file: PlanFile, game: Game, base: Setup, cards: Cards) -> tuple[list[Arm], list[Part], list[str]]:
    """All arms, the first of each strength being what the others are compared with; all parts of the box; those asked
    for that can't be lacking.
    """
    every = game.study.parts(base)
    if file.kind == "compare":
        return compared(file, game, base, cards), every, []
    arms = [
        Arm(name=strength or BASE, setup=base, bots=bots, strength=strength)
        for strength, bots in bots_of(file, base.seats)
    ]
    if file.kind != "values":
        return arms, every, []
    parts = parts_of(file, game, every)
    found = [(arm, part, way) for arm in arms for part in parts for way in file.ways]
    lacking = [one for arm, part, way in found if (one := lacking_arm(arm, game, base, part.id, way)) is not None]
    had = {arm.part for arm in lacking}
    return [*arms, *lacking], every, [part.id for part in parts if part.id not in had]


def compared(file: PlanFile, game: Game, base: Setup, cards: Cards) -> list[Arm]:
    if len(file.arms) < 2 or len({arm.name for arm in file.arms}) < len(file.arms):
        raise PlanError("lab_arms")
    found = []
    for strength, bots in bots_of(file, base.seats):
        for entry in file.arms:
            setup = changed(base, entry, cards)
            game.box(setup)
            name = f"{entry.name} ({strength})" if strength else entry.name
            found.append(Arm(name=name, setup=setup, bots=bots, strength=strength))
    return found


def changed(base: Setup, entry: ArmEntry, cards: Cards) -> Setup:
    return replace(
        base,
        options={**base.options, **entry.options},
        expansions=base.expansions if entry.expansions is None else entry.expansions,
        cards=base.cards if entry.cards is None else cards(entry.cards),
    )


def parts_of(file: PlanFile, game: Game, every: list[Part]) -> list[Part]:
    if not every:
        raise PlanError("lab_no_parts", game=game.name)
    known = {part.id: part for part in every}
    unknown = [name for name in file.parts if name not in known]
    if unknown:
        raise PlanError("lab_part", name=unknown[0], known=list(known))
    return [known[name] for name in file.parts] or every


def lacking_arm(arm: Arm, game: Game, base: Setup, part: str, way: str) -> Arm | None:
    """The arm in which this part is lacking in this way; None if the game or its files don't allow that."""
    name = f"{arm.name}: {way} {part}"
    if way == "denied":
        if game.study.lacking(base, part, 0) is not None:
            return replace(arm, name=name, part=part, way="lacking")
        return replace(arm, name=name, part=part, way=way) if game.study.taking else None
    with suppress(Complaint):
        setup = (game.study.without if way == "removed" else game.study.swapped)(base, part)
        if setup is not None:
            game.box(setup)
            return replace(arm, name=name, part=part, way=way, setup=setup)
    return None
