"""Notes in records: written by stable names, and read back."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.games.admiral.expansions.captain_cards.table import notes as card_notes
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.choices import SALVO
from kubrik.games.admiral.terms import BY_HOLDING, NOBODY, STORM
from kubrik.games.common.words.event import Event
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.texts import MANNED, PLAIN, texts_of
from tests.games.admiral.words.test_text import ALL_EVENTS
from tests.games.in_words import note

THINGS = MANNED.rules.names


def vars_of(note: Note) -> tuple[int, int, int, int, int]:
    return note.kind, note.a, note.b, note.c, note.d


def same(note: Note, again: Note | None) -> bool:
    return again is not None and vars_of(note) == vars_of(again)


@pytest.mark.parametrize("captains", [None, 2])
def test_a_note_can_be_written_and_read_back(captains: int | None) -> None:
    *_, last = moments(Game(NARROWS, "admiral", captains, fireships="on", mines="on"), 2, quarrelsome)
    texts = texts_of(last.rules)
    assert last.journal is not None
    for fact in last.journal.notes:
        again = texts.read(texts.write(fact))
        assert same(fact, again), texts.write(fact)
        assert again is not None
        assert again.audience == EVERYBODY  # who may read it, a record says beside it


@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_written_and_read_back(event: Event) -> None:
    for value in (0, 1):
        told = [i < len(event.params) and event.params[i][0] != "-" for i in range(4)]
        fact = note(event.kind, *(value if is_told else 0 for is_told in told))
        assert same(fact, MANNED.read(MANNED.write(fact)))


def test_notes_are_written_by_stable_names() -> None:
    battleship, fort = THINGS.index("L2"), THINGS.index("fort 2")
    assert PLAIN.write(note(notes.FIRES, 1, battleship, 3, SALVO)) == {
        "event": "fires",
        "seat": 1,
        "target": "L2",
        "shots": 3,
        "manner": "salvo",
    }
    assert PLAIN.write(note(notes.SAILS, battleship, 0, NARROWS.chart.named("C2"), 2)) == {
        "event": "sails",
        "ship": "L2",
        "from": "A1",
        "to": "C2",
        "heading": "E",
    }
    assert PLAIN.write(note(notes.DAMAGED, fort, 1, 5))["thing"] == "fort 2"
    assert PLAIN.write(note(notes.FORT_TAKEN, fort - MANNED.rules.number_of_ships, 0))["fort"] == "fort 2"
    assert PLAIN.write(note(notes.WIND, 0, STORM)) == {"event": "wind", "direction": "N", "strength": "storm"}
    assert PLAIN.write(note(notes.VICTORY, 0, BY_HOLDING)) == {"event": "victory", "seat": 0, "how": "fort"}


@pytest.mark.rule("AD-19.7")
def test_captains_and_their_cards_are_written_by_name_and_those_who_are_not_named_are_not() -> None:
    galleon = THINGS.index("G1")
    named, hidden = (note(card_notes.CARD_SHOWN, galleon, galleon, 1, captain) for captain in (1, -1))
    written = {"event": "card_shown", "card": "G1", "ship": "G1", "used": 1}
    assert MANNED.write(named) == written | {"captain": "swift"}
    assert MANNED.write(hidden) == written | {"captain": ""}
    ashore = note(card_notes.CARD_DOWN, galleon, -1)
    assert MANNED.write(ashore) == {"event": "card_down", "card": "G1", "ship": ""}
    assert all(same(fact, MANNED.read(MANNED.write(fact))) for fact in (named, hidden, ashore))


def test_nobody_is_written_as_such() -> None:
    fact = note(notes.SUNK, 0, NOBODY)
    assert PLAIN.write(fact) == {"event": "sunk", "ship": "G1", "by": NOBODY}
    assert same(fact, PLAIN.read(PLAIN.write(fact)))


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"event": "something_new"},
        {"event": "sunk", "ship": "a ship of another fleet", "by": 0},
        {"event": "sunk", "ship": "fort 1", "by": 0},
        {"event": "sunk", "ship": "G1"},
        {"event": "sunk", "ship": "G1", "by": "Ann"},
        {"event": "sunk", "ship": 0, "by": 0},
        {"event": "flotsam", "cell": "Z9", "gold": 1},
        {"event": "wind", "direction": "E", "strength": "breeze"},
        {"event": "resigns", "seat": 0, "mood": 3},
    ],
)
def test_what_is_not_known_any_more_is_not_read(written: dict[str, str | int]) -> None:
    assert MANNED.read(written) is None
