"""Notes in records: written by stable names, and read back."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.games.humans.table import notes
from kubrik.games.humans.words.text import HumansTexts
from tests.games.humans.random_games import PLAYERS, journal_of, played_game
from tests.games.humans.scene import CARDS, STANDARD

TEXTS = HumansTexts(STANDARD)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_note_can_be_written_and_read_back(players: int) -> None:
    for note in journal_of(played_game(players, seed=players)):
        again = TEXTS.read(TEXTS.write(note))
        assert again is not None
        assert (again.kind, again.a, again.b, again.c, again.d) == (note.kind, note.a, note.b, note.c, note.d)
        assert again.audience == EVERYBODY  # who may read it, a record says beside it


def test_notes_are_written_by_stable_names() -> None:
    cyclops = next(s.index for s in CARDS.ships if s.name.id == "cyclops")
    jammer = next(c.index for c in CARDS.deck if c.name.id == "jammer" and c.colour == 1)
    written = TEXTS.write(Note(notes.SHIP_PULLED, EVERYBODY, 0, 1, cyclops, 3))
    assert written == {"event": "ship_pulled", "seat": 0, "whose": 1, "ship": "cyclops", "cell": 3}
    assert TEXTS.write(Note(notes.CARD_DISCARDED, EVERYBODY, 2, jammer, 0, 0))["card"] == "red jammer"
    assert TEXTS.write(Note(notes.DECK_RENEWED, EVERYBODY, 1, 0, 0, 0)) == {"event": "deck_renewed", "deck": "armies"}
    assert TEXTS.write(Note(notes.BOOSTED, EVERYBODY, 1, -1, 3, 0))["ship"] == ""


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"event": "something_new"},
        {"event": "ship_lost", "seat": 0, "ship": "a ship of another box"},
        {"event": "ship_lost", "seat": 0},
        {"event": "fights", "seat": 0, "mood": 3},
    ],
)
def test_what_is_not_known_any_more_is_not_read(written: dict[str, str | int]) -> None:
    assert TEXTS.read(written) is None
