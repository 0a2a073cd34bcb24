"""Notes in records: written by stable names, and read back."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.games.common.words.event import Event
from kubrik.games.keyflower.expansions.key_celeste.rules import notes as ghost_notes
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import GOLD, OF_RESOURCES, OF_SKILLS, RED, SAW, SIDES, SUMMER
from tests.games.keyflower.random_games import journal_of, played_game
from tests.games.keyflower.scene import tile_of
from tests.games.keyflower.words.test_text import ALL_EVENTS
from tests.games.keyflower.words.texts import HAUNTED, PLAIN


def note(kind: int, *numbers: int) -> Note:
    a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
    return Note(kind, EVERYBODY, a, b, c, d)


def same(note: Note, again: Note | None) -> bool:
    return again is not None and vars_of(note) == vars_of(again)


def vars_of(note: Note) -> tuple[int, int, int, int, int]:
    return note.kind, note.a, note.b, note.c, note.d


@pytest.mark.parametrize("ghost", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_a_note_can_be_written_and_read_back(players: int, ghost: bool) -> None:
    texts = HAUNTED if ghost else PLAIN
    for fact in journal_of(played_game(players, seed=players, ghost=ghost)):
        again = texts.read(texts.write(fact))
        assert same(fact, again)
        assert again is not None
        assert again.audience == EVERYBODY  # who may read it, a record says beside it


@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_written_and_read_back(event: Event) -> None:
    for value in (0, 1, 2):
        numbers = [value if i < len(event.params) and event.params[i][1] != "face" else 0 for i in range(4)]
        fact = note(event.kind, *numbers)
        assert same(fact, HAUNTED.read(HAUNTED.write(fact)))


def test_notes_are_written_by_stable_names() -> None:
    miner, home = tile_of("miner"), tile_of("home1")
    assert PLAIN.write(note(notes.BIDS, 1, miner, RED, 3)) == {
        "event": "bids",
        "seat": 1,
        "tile": "miner",
        "colour": "red",
        "n": 3,
    }
    assert PLAIN.write(note(notes.TILE_PLACED, 0, miner, home, SIDES.index("NE"))) == {
        "event": "tile_placed",
        "seat": 0,
        "tile": "miner",
        "beside": "home1",
        "side": "NE",
    }
    assert PLAIN.write(note(notes.CARRIED, 0, GOLD, home, miner))["resource"] == "gold"
    assert PLAIN.write(note(notes.SEASON_ENDS, SUMMER)) == {"event": "season_ends", "season": "summer"}
    assert PLAIN.write(note(notes.TILE_LAID, tile_of("summer_boat1"), 1))["face"] == "b"


def test_the_face_of_a_summer_boat_is_written_beside_its_name() -> None:
    boat, tiles = tile_of("summer_boat2"), len(PLAIN.ids)
    for number, face in ((boat, {}), (boat + tiles, {"tile_face": "a"}), (boat + 2 * tiles, {"tile_face": "b"})):
        fact = note(notes.TILE_WON, 1, number)
        assert PLAIN.write(fact) == {"event": "tile_won", "seat": 1, "tile": "summer_boat2"} | face
        assert same(fact, PLAIN.read(PLAIN.write(fact)))


def test_workers_of_several_colours_have_no_colour() -> None:
    one, several = (note(notes.USES, 0, tile_of("miner"), 2, colour) for colour in (RED, -1))
    assert [PLAIN.write(fact)["colour"] for fact in (one, several)] == ["red", ""]
    assert all(same(fact, PLAIN.read(PLAIN.write(fact))) for fact in (one, several))


def test_what_the_purple_marker_counts_as_is_written_by_its_own_names() -> None:
    """The same number means another type among other items."""
    gold: dict[str, str | int] = {"event": "marker_counted", "seat": 0, "items": "resources", "type": "gold"}
    saw: dict[str, str | int] = {"event": "marker_counted", "seat": 0, "items": "skills", "type": "saw"}
    assert PLAIN.write(note(notes.MARKER_COUNTED, 0, OF_RESOURCES, GOLD)) == gold
    assert PLAIN.write(note(notes.MARKER_COUNTED, 0, OF_SKILLS, SAW)) == saw
    assert PLAIN.read(gold | {"items": "skills"}) is None


def test_nothing_is_written_as_an_empty_name() -> None:
    held, played = note(ghost_notes.GHOST_RETURNS, 2, -1), note(ghost_notes.GHOST_RETURNS, -1, tile_of("tavern"))
    assert HAUNTED.write(held) == {"event": "ghost_returns", "seat": 2, "tile": ""}
    assert HAUNTED.write(played) == {"event": "ghost_returns", "seat": -1, "tile": "tavern"}
    assert all(same(fact, HAUNTED.read(HAUNTED.write(fact))) for fact in (held, played))


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"event": "something_new"},
        {"event": "tile_won", "seat": 0, "tile": "a tile of another box"},
        {"event": "tile_won", "seat": 0},
        {"event": "tile_won", "seat": "Ann", "tile": "miner"},
        {"event": "tile_won", "seat": 0, "tile": "summer_boat2", "tile_face": "c"},
        {"event": "tile_won", "seat": 0, "tile": "", "tile_face": "a"},
        {"event": "worker_drawn", "seat": 0, "worker": "purple"},
        {"event": "worker_drawn", "seat": 0, "worker": 1},
        {"event": "passes", "seat": 0, "mood": 3},
    ],
)
def test_what_is_not_known_any_more_is_not_read(written: dict[str, str | int]) -> None:
    assert HAUNTED.read(written) is None
