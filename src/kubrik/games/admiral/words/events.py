"""The events of the journal: for each kind of note its stable name, its clause, and what its numbers are.

A type says how a number is written in records (`records.py`) and how it is said (`phrases.py`).
"""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.rules.boarding.burning import CATCHES_UP_TO
from kubrik.games.admiral.rules.firing.resolving import NO_DIE
from kubrik.games.admiral.rules.mines import EXPLODES_UP_TO
from kubrik.games.admiral.rules.turn_start import DAMAGED_BY
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.choices import SALVO
from kubrik.games.admiral.terms import BY_BANKING, BY_HOLDING, CALM, DIE, NOBODY, STORM
from kubrik.games.common.words.event import Wording, event


def above(place: int, most: int, words: str) -> list[Wording]:
    """The same wording for every number of a die above this."""
    return [(place, die, words) for die in range(most + 1, DIE + 1)]


EVENTS: Final = [
    event(notes.ROUND_BEGINS, "round_begins", "AD-6.2", "round"),
    event(notes.WIND, "wind", "AD-7.1", "direction strength", (1, CALM, "calm"), (1, STORM, "storm")),
    event(notes.ACTS, "acts", "AD-6.3", "seat place:nth"),
    event(notes.TURN_BEGINS, "turn_begins", "AD-6.6", "seat"),
    event(notes.TURN_ENDS, "turn_ends", "AD-6.12", "seat"),
    event(notes.SAILS, "sails", "AD-8.6", "ship from:cell to:cell heading:direction"),
    event(notes.TURNS, "turns", "AD-20.4", "ship facing:direction"),
    event(notes.FIRES, "fires", "AD-9.1", "seat target:thing shots manner", (3, SALVO, "fires_salvo")),
    event(notes.FIRES_WITH, "fires_with", "AD-9.1", "thing shots"),
    event(
        notes.SHOT, "shot", "AD-10.4", "thing target:thing die hits", (2, NO_DIE, "shot_sure"), (3, 0, "shot_misses")
    ),
    event(
        notes.SALVO_FIRED,
        "salvo_fired",
        "AD-12.1",
        "target:thing shots die hits",
        (2, NO_DIE, "salvo_sure"),
        (3, 0, "salvo_misses"),
    ),
    event(notes.DAMAGED, "damaged", "AD-13.1", "thing n:strengths left", (2, 0, "knocked_out")),
    event(notes.SUNK, "sunk", "AD-13.2", "ship by:seat", (1, NOBODY, "lost")),
    event(notes.FLOTSAM, "flotsam", "AD-13.4", "cell gold"),
    event(notes.BOARDS, "boards", "AD-14.1", "seat ship target:ship"),
    event(notes.BOARDERS_ROLL, "boarders_roll", "AD-14.5", "thing points die"),
    event(notes.BEATEN_OFF, "beaten_off", "AD-14.7", "ship target:ship"),
    event(notes.CAPTURED, "captured", "AD-14.8", "ship by:seat with:ship"),
    event(notes.GOLD_SHARED, "gold_shared", "AD-14.10", "ship gold winner:ship rest:gold"),
    event(notes.STORMS, "storms", "AD-17.5", "seat ship fort"),
    event(notes.FORT_TAKEN, "fort_taken", "AD-17.7", "fort by:seat"),
    event(notes.STORM_BEATEN, "storm_beaten", "AD-17.8", "ship fort"),
    event(notes.REPAIRED, "repaired", "AD-15.1", "ship strength:n"),
    event(notes.FORT_REPAIRED, "fort_repaired", "AD-17.11", "fort strength:n"),
    event(notes.LOADED, "loaded", "AD-16.2", "ship gold cell"),
    event(notes.BANKED, "banked", "AD-16.3", "seat gold ship"),
    event(notes.STORM_ROLL, "storm_roll", "AD-8.15", "ship die", (1, DAMAGED_BY, "storm_hits")),
    event(notes.MINE_HIT, "mine_hit", "AD-21.3", "ship cell die", *above(2, EXPLODES_UP_TO, "mine_fails")),
    event(notes.BURNS, "burns", "AD-21.1", "seat brig:ship target:ship die", *above(3, CATCHES_UP_TO, "burns_in_vain")),
    event(notes.RESIGNS, "resigns", "AD-22.6", "seat"),
    event(notes.OUT, "out", "AD-22.2", "seat"),
    event(notes.FORT_PASSES, "fort_passes", "AD-22.11", "fort to:seat", (1, NOBODY, "fort_neutral")),
    event(notes.LIMIT, "limit", "AD-22.8", "round"),
    event(
        notes.VICTORY,
        "victory",
        "AD-22.1",
        "seat how",
        (1, BY_BANKING, "victory_gold"),
        (1, BY_HOLDING, "victory_fort"),
    ),
    event(notes.RESULT, "result", "AD-22.3", "seat score:points bank:gold place", (2, 0, "result_no_gold")),
]
