"""What tiles are worth at the end: the closed list of scores, on which tiles each is allowed and its fields."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.files.errors import expect, expect_fields, expect_known
from kubrik.games.keyflower.box.files.schema import ScoreEntry, ScoringEntry
from kubrik.games.keyflower.terms import COLOURS, ITEMS, RESOURCES, SKILLS

Allowed = dict[str, list[str]]

ON_VILLAGE: Final[Allowed] = {"kept": ["of", "points"]}  # KF-15.2, KF-15.3
ON_WINTER: Final[Allowed] = {
    "any": ["items", "n", "points"],
    "set": ["items", "of", "points"],
    "chosen": ["items", "points"],
}
ON_TURN_ORDER: Final[Allowed] = {"neighbour": ["points"]}  # KF-15.17
ON_BOATS: Final[Allowed] = {  # KF-13
    "transport": ["points"],
    "loop_tile": ["points"],
    "river_boat": ["scale"],
    "other_worker": ["points"],
}
TYPES: Final = dict(zip(ITEMS, (COLOURS, RESOURCES, SKILLS)))


def check_score(entry: str, score: ScoreEntry, allowed: Allowed) -> None:
    """Checks that a score is on the right kind of tile and has exactly the fields it needs."""
    expect_known(entry, "score per", score.per, list(allowed))
    expect_fields(entry, f"score per {score.per!r}", score, allowed[score.per])
    if score.items is not None:
        expect_known(entry, "items", score.items, ITEMS)
    if score.of is not None:
        check_types(entry, f"score per {score.per!r}: of", score.of, types_of(score))


def check_worth(tile: ScoringEntry, allowed: Allowed) -> None:
    """Checks that a scoring tile is worth something."""
    expect(tile.score is not None or tile.points > 0, tile.label, "no_points")
    if tile.score is not None:
        check_score(tile.label, tile.score, allowed)


def types_of(score: ScoreEntry) -> list[str]:
    """The colours or types of what is counted; only resources can be kept on the tile itself."""
    return RESOURCES if score.items is None else TYPES[score.items]


def check_types(entry: str, field: str, types: list[str], known: list[str]) -> None:
    expect(len(types) > 0, entry, "types_empty", field=field, known=known)
    for type in types:
        expect_known(entry, field, type, known)
        expect(types.count(type) == 1, entry, "named_twice", field=field, name=type)
