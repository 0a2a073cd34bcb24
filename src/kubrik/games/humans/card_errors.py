"""What is wrong with a card file, said in one line: the entry, what stands there and what is expected."""

from __future__ import annotations

import re
import reprlib
from typing import Final, get_args, get_type_hints

from msgspec import Struct, ValidationError

from kubrik.games.humans.card_schema import CardFile

MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
PLACE: Final = re.compile(r"(.*?)(?: - at `(\$.*)`)?", re.DOTALL)
STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


class EntryError(Exception):
    """Which entry of the file is wrong, and how."""

    def __init__(self, entry: str, problem: str) -> None:
        super().__init__(f"{entry}: {problem}")
        self.entry: Final = entry
        self.problem: Final = problem


def expect(holds: bool, entry: str, problem: str) -> None:
    if not holds:
        raise EntryError(entry, problem)


def expect_known(entry: str, field: str, value: str, known: list[str]) -> None:
    expect(value in known, entry, f"{field} is {value!r}, expected one of {', '.join(map(repr, known))}")


def expect_humans(entry: str, field: str, value: int, step: int) -> None:
    """Humans are counted in steps of the track (TH-4.39, TH-15.2)."""
    expect(value > 0 and value % step == 0, entry, f"{field} is {value}, expected a positive multiple of {step}")


def wrong_form(raw: dict[str, object], error: ValidationError) -> EntryError:
    """msgspec's complaint about `$.box.city[3].raid`, told of city 'minsk'."""
    match = PLACE.fullmatch(str(error))
    assert match is not None, "the pattern fits every text"
    path = match[2] or "$"
    entry, field = _entry(raw, path)
    if missing := MISSING.fullmatch(match[1]):
        return EntryError(entry, f"{_inside(field)}the field {missing[1]!r} is missing")
    if unknown := UNKNOWN.fullmatch(match[1]):
        known = ", ".join(_fields(path))
        return EntryError(entry, f"{_inside(field)}there is a field {unknown[1]!r}, expected only {known}")
    expected = match[1].replace("Expected", "expected", 1).replace("`", "")
    return EntryError(entry, f"{field or 'it'} is {reprlib.repr(_value(raw, path))}, {expected}")


def _entry(raw: dict[str, object], path: str) -> tuple[str, str]:
    """The entry a path leads into, and what is left of the path."""
    if card := re.match(r"\$\.box\.(\w+)\[(\d+)\]\.?", path):
        return _card(raw, card), path[card.end() :]
    if table := re.match(r"\$\.(\w+)(\.|$)", path):
        return f"[{table[1]}]", path[table.end() :]
    return "the file", ""


def _card(raw: dict[str, object], card: re.Match[str]) -> str:
    entry = _value(raw, card[0].rstrip("."))
    id = entry.get("id") if isinstance(entry, dict) else None
    return f"{card[1]} {id!r}" if isinstance(id, str) else f"{card[1]} no. {int(card[2]) + 1}"


def _value(raw: object, path: str) -> object:
    for key, position in STEP.findall(path):
        if isinstance(raw, dict):
            raw = raw.get(key)
        elif isinstance(raw, list):
            raw = raw[int(position)]
    return raw


def _fields(path: str) -> tuple[str, ...]:
    """The fields of the table at a path."""
    struct: type[Struct] = CardFile
    for key, _ in STEP.findall(path):
        if key:
            hint = get_type_hints(struct)[key]
            struct = get_args(hint)[0] if get_args(hint) else hint
    return struct.__struct_fields__


def _inside(field: str) -> str:
    return f"{field}: " if field else ""
