"""What is wrong with a file of cards or tiles, said in one line: the entry, what stands there and what is expected."""

from __future__ import annotations

import re
import reprlib
from functools import cache
from typing import Final, get_args, get_type_hints

from msgspec import Meta, Struct, ValidationError, structs

MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
PLACE: Final = re.compile(r"(.*?)(?: - at `(\$.*)`)?", re.DOTALL)
STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
TOO_LONG: Final = re.compile(r"Expected `(array|str)` of length <= (\d+)")
COUNTED: Final = {"array": "entries", "str": "letters"}
SPELLED: Final = re.compile(r"Expected `str` matching regex (.*)", re.DOTALL)
IN_WORDS: Final[dict[str, str]] = {}  # patterns, as msgspec quotes them: for people


class EntryError(Exception):
    """Which entry of the file is wrong, and how."""

    def __init__(self, entry: str, problem: str) -> None:
        super().__init__(f"{entry}: {problem}")
        self.entry: Final = entry
        self.problem: Final = problem


def spelled(pattern: str, words: str) -> Meta:
    """A text of this pattern; complaints say it in words."""
    IN_WORDS[repr(pattern)] = words
    return Meta(pattern=pattern)


def expect(holds: bool, entry: str, problem: str) -> None:
    if not holds:
        raise EntryError(entry, problem)


def expect_known(entry: str, field: str, value: str, known: list[str]) -> None:
    expect(value in known, entry, f"{field} is {value!r}, expected one of {', '.join(map(repr, known))}")


def expect_fields(entry: str, what: str, part: Struct, needs: list[str]) -> None:
    """Of the fields that may be left out, the part has exactly those it needs."""
    has = fields_of(part)
    expect(has == needs, entry, f"{what} has {_words(has)}, expected {_words(needs)}")


def fields_of(part: Struct) -> list[str]:
    """The fields that were not left out, though they may be."""
    return [field for field in _may_be_left_out(type(part)) if getattr(part, field) is not None]


@cache
def _may_be_left_out(form: type[Struct]) -> list[str]:
    """Asked once for each form: msgspec reads its annotations anew every time."""
    return [field.name for field in structs.fields(form) if field.default is None]


def wrong_form(raw: dict[str, object], form: type[Struct], error: ValidationError) -> EntryError:
    """msgspec's complaint about `$.box.city[3].raid`, told of city 'minsk'."""
    match = PLACE.fullmatch(str(error))
    assert match is not None, "the pattern fits every text"
    path = match[2] or "$"
    entry, field = _entry(raw, path)
    if missing := MISSING.fullmatch(match[1]):
        return EntryError(entry, f"{_inside(field)}the field {missing[1]!r} is missing")
    if unknown := UNKNOWN.fullmatch(match[1]):
        known = ", ".join(_fields_at(path, form))
        return EntryError(entry, f"{_inside(field)}there is a field {unknown[1]!r}, expected only {known}")
    value = _value(raw, path)
    if (long := TOO_LONG.fullmatch(match[1])) and isinstance(value, list | str):
        problem = f"{field} has {len(value)} {COUNTED[long[1]]}, expected at most {long[2]}: leave some out"
        return EntryError(entry, problem)
    return EntryError(entry, f"{field or 'it'} is {reprlib.repr(value)}, {_expected(match[1])}")


def _expected(complaint: str) -> str:
    if pattern := SPELLED.fullmatch(complaint):
        return f"expected {IN_WORDS[pattern[1]]}"
    return complaint.replace("Expected", "expected", 1).replace("`", "")


def _words(fields: list[str]) -> str:
    return " and ".join(fields) or "no further field"


def _entry(raw: dict[str, object], path: str) -> tuple[str, str]:
    """The entry a path leads into, and what is left of the path."""
    if one := re.match(r"\$\.box\.(\w+)\[(\d+)\]\.?", path):
        return _one_of_many(raw, one), path[one.end() :]
    if table := re.match(r"\$\.(\w+)(\.|$)", path):
        return f"[{table[1]}]", path[table.end() :]
    return "the file", ""


def _one_of_many(raw: dict[str, object], one: re.Match[str]) -> str:
    entry = _value(raw, one[0].rstrip("."))
    id = entry.get("id") if isinstance(entry, dict) else None
    return f"{one[1]} {id!r}" if isinstance(id, str) else f"{one[1]} no. {int(one[2]) + 1}"


def _value(raw: object, path: str) -> object:
    for key, position in STEP.findall(path):
        if isinstance(raw, dict):
            raw = raw.get(key)
        elif isinstance(raw, list):
            raw = raw[int(position)]
    return raw


def _fields_at(path: str, form: type[Struct]) -> tuple[str, ...]:
    """The fields of the table at a path."""
    struct = form
    for key, _ in STEP.findall(path):
        if key:
            hint = get_type_hints(struct)[key]
            struct = get_args(hint)[0] if get_args(hint) else hint
    return struct.__struct_fields__


def _inside(field: str) -> str:
    return f"{field}: " if field else ""
