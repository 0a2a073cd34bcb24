"""The closed list of effects: on which cards each is allowed, and which fields it needs (TH-17)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.complaints import said
from kubrik.games.common.files.errors import Label, expect, expect_fields, expect_known
from kubrik.games.humans.box.cards import TYPES
from kubrik.games.humans.box.files.schema import BoxEntry, EffectEntry

Allowed = dict[str, list[str]]

ON_SHIPS: Final[Allowed] = {
    "with_type": ["type", "n"],
    "at_centre": ["centre", "n"],
    "vs_army": ["n"],
    "move": [],
    "immortal": [],
    "in_region": ["region", "n"],
    "alone": ["n"],
    "vs_type": ["type", "n"],
    "raid_bonus": ["humans"],
    "scout": [],
}
ON_STATIONS: Final[Allowed] = {
    "boost_own_ship": ["n"],
    "cancel_bonuses": [],
    "move_enemy_ship": [],
    "token_support": ["n"],
    "fuel": ["n"],
    "reroll": [],
    "save_ship": [],
    "skip_army": [],
    "raid_bonus": ["humans"],
}
ON_COMPENSATIONS: Final[Allowed] = {
    "fuel": ["n"],
    "claim_trophy": [],
    "boost_own_ship": ["n"],
    "reroll": [],
    "save_ship": [],
    "skip_army": [],
    "humans": ["humans"],
}


def expect_humans(entry: Label, field: Label, value: int, step: int) -> None:
    """Checks that a number of humans is a multiple of the track's step (TH-4.39, TH-15.2)."""
    expect(value > 0 and value % step == 0, entry, "multiple", field=field, value=value, step=step)


def check_effect(entry: str, effect: EffectEntry, allowed: Allowed, box: BoxEntry, step: int) -> None:
    """Checks that an effect is on the right kind of card and has exactly the fields it needs."""
    expect_known(entry, "effect", effect.effect, list(allowed))
    expect_fields(entry, f"effect {effect.effect!r}", effect, allowed[effect.effect])
    _check_names(entry, effect, box)
    if effect.humans is not None:
        expect_humans(entry, said("humans_of_effect", effect=effect.effect), effect.humans, step)


def check_no_repeats(entry: str, abilities: list[EffectEntry]) -> None:
    """Refuses the same bonus twice: that is a mistake, as one larger bonus says the same."""
    seen = [(a.effect, a.type, a.centre, a.region) for a in abilities]
    for ability in seen:
        expect(seen.count(ability) == 1, entry, "ability_twice", ability=ability[0])


def _check_names(entry: str, effect: EffectEntry, box: BoxEntry) -> None:
    if effect.type is not None:
        expect_known(entry, "type", effect.type, TYPES)
    if effect.centre is not None:
        expect_known(entry, "centre", effect.centre, [c.id for c in box.centre])
    if effect.region is not None:
        expect_known(entry, "region", effect.region, [r.id for r in box.region])
