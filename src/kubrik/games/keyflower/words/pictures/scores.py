"""What a tile is worth in addition to its printed points, in a few signs: `3 VP per 5 workers`."""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.terms import (
    COLOURS,
    NO_SCORE,
    PER_ANY,
    PER_CHOSEN,
    PER_KEPT,
    PER_LOOP_TILE,
    PER_NEIGHBOUR,
    PER_OTHER_WORKER,
    PER_RIVER_BOAT,
    PER_SET,
    PER_TRANSPORT,
    RESOURCES,
    SKILLS,
)
from kubrik.games.keyflower.words.pictures.words import Words

TYPES: Final = (COLOURS, RESOURCES, SKILLS)
NOUNS: Final = ("workers", "resources", "skill_tiles")
OF_ONE_TYPE: Final = ("of_one_colour", "resource_of_one_type", "skill_of_one_type")
OTHERS: Final = {
    PER_NEIGHBOUR: "neighbour",
    PER_TRANSPORT: "transport_score",
    PER_LOOP_TILE: "loop_tile",
    PER_OTHER_WORKER: "other_worker",
}


def score_text(words: Words, score: Score) -> str:
    if score.kind == NO_SCORE:
        return ""
    if score.kind == PER_RIVER_BOAT:
        return words.words["river_boat"].format(scale=" ".join(str(n) for n in score.scale[1:]))
    points = words.words["vp"].format(n=score.points)
    return words.words["per"].format(points=points, what=what_scores(words, score))


def what_scores(words: Words, score: Score) -> str:
    w = words.words
    if score.kind == PER_ANY:
        return words.counted(score.n, NOUNS[score.items])
    if score.kind == PER_SET:
        return " + ".join(w["per_" + TYPES[score.items][i]] for i in score.types)
    if score.kind == PER_CHOSEN:
        return w[OF_ONE_TYPE[score.items]]
    if score.kind == PER_KEPT:
        kept = (
            w["per_resource"]
            if len(score.types) == len(RESOURCES)
            else "/".join(w["per_" + RESOURCES[i]] for i in score.types)
        )
        return w["kept"].format(what=kept)
    return w[OTHERS[score.kind]]
