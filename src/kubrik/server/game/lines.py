"""The lines of a live table's log: those of a record, and what people do beside choosing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kubrik.engine.record_lines import Chosen, Drawn, Noted
from kubrik.engine.standing import Standing
from kubrik.server.store.values import StoredLine


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Written as an object of JSON."""


class Undone(_Line, frozen=True):
    """A seat took back: its unfinished answer under seal, or the last choice of all. So many notes are left."""

    undo: int
    notes: int


class Faded(_Line, frozen=True):
    """The table has forgotten something: from now on this note of the journal reads differently."""

    faded: int
    reads: dict[str, str | int]


class StoodIn(_Line, frozen=True):
    """A bot begins to play for a player who stays away, or stops."""

    stand_in: int
    on: bool


class WentAway(_Line, frozen=True):
    """From now on the rulebook's default answers are given for a player who let the time run out, until he is back."""

    away: int


class Forced(_Line, frozen=True):
    """The only way that a seat had, as everybody could see: it is taken back with the choice before it."""

    forced: int
    choice: str


class Stands(_Line, frozen=True):
    """A seat gives an answer once for all, or changes that. Nobody else's business."""

    stands: int
    answer: Standing
    on: bool


class LeftLesson(_Line, frozen=True):
    """The learner goes on without the lesson: from now on everybody plays as they like."""

    left_lesson: int


class Unread(_Line, frozen=True):
    """A line that this Kubrik can't read: a newer one wrote it, or it is broken."""

    text: str


class Broken(Exception):
    """A line that can't follow those before it."""


LiveLine = Chosen | Forced | Drawn | Noted | Faded | Undone | StoodIn | WentAway | Stands | LeftLesson | Unread
ENCODER: Final = msgspec.json.Encoder()
# Built here and not at the first use: a second thread would crash the process meanwhile.
KINDS: Final[dict[str, msgspec.json.Decoder[LiveLine]]] = {
    "seat": msgspec.json.Decoder(Chosen),
    "chance": msgspec.json.Decoder(Drawn),
    "note": msgspec.json.Decoder(Noted),
    "faded": msgspec.json.Decoder(Faded),
    "undo": msgspec.json.Decoder(Undone),
    "stand_in": msgspec.json.Decoder(StoodIn),
    "away": msgspec.json.Decoder(WentAway),
    "forced": msgspec.json.Decoder(Forced),
    "stands": msgspec.json.Decoder(Stands),
    "left_lesson": msgspec.json.Decoder(LeftLesson),
}


def read(text: str) -> LiveLine:
    try:
        raw = msgspec.json.decode(text, type=dict[str, object])
        kind = next((KINDS[key] for key in raw if key in KINDS), None)
        return Unread(text) if kind is None else kind.decode(text)
    except msgspec.MsgspecError:
        return Unread(text)


def write_all(lines: Sequence[LiveLine]) -> str:
    """The lines of one choice as one text, which is stored as a whole."""
    return ENCODER.encode_lines(lines).decode().removesuffix("\n")


def read_all(stored: Sequence[StoredLine]) -> list[LiveLine]:
    return [read(line) for one in stored for line in one.line.split("\n")]
