"""The lines of a record: a header, then every choice, outcome of chance and note of the journal, in order."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

FORMAT: Final = 1
MEND: Final = "delete this line and all after it to keep the game up to here"


class RecordError(Exception):
    """A record that can't be written, read or replayed; the message is one line that says what to do."""


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Written as an object of JSON with no more than it needs."""


class Header(_Line, frozen=True):
    """What was played, and by whom. `cards` is the text of another card file ("" for the game's own)."""

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
    """What chance brought."""

    chance: str


class Noted(_Line, frozen=True):
    """A note of the journal, by stable names: with it a newer program shows a game that it can't replay."""

    note: dict[str, str | int]
    to: Literal["all"] | tuple[int, ...]


class Result(_Line, frozen=True):
    """How it ended, by seat."""

    ranks: list[int]
    scores: list[int]


class Ended(_Line, frozen=True):
    """The last line of a finished game."""

    end: Result


Line = Chosen | Drawn | Noted | Ended
KINDS: Final[dict[str, type[Line]]] = {"seat": Chosen, "chance": Drawn, "note": Noted, "end": Ended}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is kept. `path` is the file it was read from, for complaints."""

    header: Header
    lines: tuple[Line, ...]
    path: str = ""

    def where(self, line: int) -> str:
        """The place of one of the lines in its file."""
        return f"{self.path or 'record'}, line {line + 2}"


def encode(record: Record) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (record.header, *record.lines))


def decode(text: str, path: str) -> Record:
    """The record that is written in the text of a file."""
    texts = text.removesuffix("\n").split("\n")
    header = _header(texts[0], f"{path}, line 1")
    cut = "" if text.endswith("\n") else " (the file ends in the middle of it)"
    lines: list[Line] = []
    for i, line in enumerate(texts[1:], 2):
        if lines and isinstance(lines[-1], Ended):
            raise RecordError(f"{path}, line {i}: the game was over before this line; {MEND}")
        lines.append(_line(line, f"{path}, line {i}", cut if i == len(texts) else ""))
    return Record(header=header, lines=tuple(lines), path=path)


def _header(text: str, where: str) -> Header:
    try:
        first = msgspec.json.decode(text, type=dict[str, object])
        if first["kubrik"] != FORMAT:
            raise RecordError(f"{where}: this record is of format {first['kubrik']!r}: it needs a newer Kubrik")
        header = msgspec.convert(first, Header)
    except (msgspec.MsgspecError, RecursionError, KeyError) as error:
        problem = "no header" if isinstance(error, KeyError) else error
        raise RecordError(f"{where}: this is no record of a Kubrik game ({problem}); give another file") from error
    if len(header.players) != header.seats:
        raise RecordError(f"{where}: {header.seats} seats, but {len(header.players)} players; mend the header")
    return header


def _line(text: str, where: str, cut: str) -> Line:
    try:
        raw = msgspec.json.decode(text, type=dict[str, object])
        kind = next((KINDS[key] for key in raw if key in KINDS), None)
        if kind is not None:
            return msgspec.convert(raw, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"{where}: {error}{cut}; {MEND}") from error
    raise RecordError(f"{where}: neither a choice nor chance nor a note nor the end; {MEND}")
