"""The lines of a record: a header, then every choice, outcome of chance and note of the journal, in order."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kubrik.engine.complaints import Complaint, Said, said

FORMAT: Final = 1
MEND: Final = said("mend_record")


class RecordError(Complaint):
    """A record that can't be written, read or replayed."""


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Written as a JSON object, without fields that have their default value."""


class Header(_Line, frozen=True):
    """What was played, and by whom. `cards` is the text of a custom card file ("" for the game's own)."""

    kubrik: int
    game: str
    rules_version: int
    seats: int
    expansions: tuple[str, ...]
    options: dict[str, str]
    cards_digest: str
    players: tuple[str, ...]
    cards: str = ""
    seed: int | None = None


class Chosen(_Line, frozen=True):
    """A seat's choice."""

    seat: int
    choice: str


class Drawn(_Line, frozen=True):
    """An outcome of chance."""

    chance: str


class Noted(_Line, frozen=True):
    """A note of the journal, by stable names, so that a newer program can show a game that it can't replay."""

    note: dict[str, str | int]
    to: Literal["all"] | tuple[int, ...]


class Result(_Line, frozen=True):
    """The result of one seat."""

    ranks: list[int]
    scores: list[int]


class Ended(_Line, frozen=True):
    """The last line of a finished game."""

    end: Result


Line = Chosen | Drawn | Noted | Ended
# Built here and not at the first use: a second thread would crash the process meanwhile.
HEADER: Final = msgspec.json.Decoder(Header)
KINDS: Final[dict[str, msgspec.json.Decoder[Line]]] = {
    "seat": msgspec.json.Decoder(Chosen),
    "chance": msgspec.json.Decoder(Drawn),
    "note": msgspec.json.Decoder(Noted),
    "end": msgspec.json.Decoder(Ended),
}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A stored game. `path` is the file it was read from, for error messages."""

    header: Header
    lines: tuple[Line, ...]
    path: str = ""

    def where(self, line: int) -> Said:
        """Names the file and line of one of the lines, for error messages; the header is line -1."""
        return line_of(self.path, line + 2)


def line_of(path: str, line: int) -> Said:
    """Names a file and a line, for error messages. Not every record has a file."""
    return said("line_of", path=path or said("record"), line=line)


def encode(record: Record) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (record.header, *record.lines))


def decode(text: str, path: str) -> Record:
    """Decodes the text of a record file."""
    texts = text.removesuffix("\n").split("\n")
    header = _header(texts[0], line_of(path, 1))
    is_cut = not text.endswith("\n")
    lines: list[Line] = []
    for i, line in enumerate(texts[1:], 2):
        if lines and isinstance(lines[-1], Ended):
            raise RecordError("record_goes_on", where=line_of(path, i), mend=MEND)
        lines.append(_line(line, line_of(path, i), is_cut and i == len(texts)))
    return Record(header=header, lines=tuple(lines), path=path)


def _header(text: str, where: Said) -> Header:
    try:
        first = msgspec.json.decode(text, type=dict[str, object])
        if first["kubrik"] != FORMAT:
            raise RecordError("record_format", where=where, format=repr(first["kubrik"]))
        header = HEADER.decode(text)
    except (msgspec.MsgspecError, RecursionError, KeyError) as error:
        why = said("no_header") if isinstance(error, KeyError) else str(error)
        raise RecordError("no_record", where=where, why=why) from error
    if len(header.players) != header.seats:
        raise RecordError("record_players", where=where, seats=header.seats, players=len(header.players))
    return header


def _line(text: str, where: Said, is_cut: bool) -> Line:
    try:
        raw = msgspec.json.decode(text, type=dict[str, object])
        kind = next((KINDS[key] for key in raw if key in KINDS), None)
        if kind is not None:
            return kind.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        code = "record_line_cut" if is_cut else "record_line"
        raise RecordError(code, where=where, why=str(error), mend=MEND) from error
    raise RecordError("record_kind", where=where, mend=MEND)
