"""What is wrong with a file of cards or tiles, in one line: the entry, its value and what is expected."""

from __future__ import annotations

import re
import reprlib
from functools import cache
from typing import Final, get_args, get_type_hints

from msgspec import Meta, Struct, ValidationError, structs

from kubrik.engine.complaints import Complaint, Said, Value, said

MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
PLACE: Final = re.compile(r"(.*?)(?: - at `(\$.*)`)?", re.DOTALL)
STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
TOO_LONG: Final = re.compile(r"Expected `(array|str)` of length <= (\d+)")
SPELLED: Final = re.compile(r"Expected `str` matching regex (.*)", re.DOTALL)
OTHER_KIND: Final = re.compile(r"Expected `([^`]+)`, got `(\w+)`")
BOUND: Final = re.compile(r"Expected `(\w+)`( of length)? (>=|<=) (-?\d+)")
BOUNDS: Final = {">=": "at_least", "<=": "at_most"}
IN_WORDS: Final[dict[str, str]] = {}  # the code of the description of each pattern, as msgspec quotes it
FILES: Final = "kubrik.words.{lang}.files"


Label = str | Said  # of an entry: `city 'minsk'` needs no translation, "the file" does
THE_FILE: Final = said("the_file")


class EntryError(Complaint):
    """Which entry of a file is wrong, and how. DataFileError wraps it, with the words of the game."""

    tables = (FILES,)


def wrong(entry: Label, code: str, **values: Value) -> EntryError:
    return EntryError("of_entry", entry=entry, problem=said(code, **values))


def table(name: str) -> Said:
    """The label of a whole table, for errors that belong to no single entry."""
    return said("table", name=name)


def spelled(pattern: str, code: str) -> Meta:
    """A text of this pattern; error messages describe it in words, by `code`."""
    IN_WORDS[repr(pattern)] = code
    return Meta(pattern=pattern)


def expect(holds: bool, entry: Label, code: str, **values: Value) -> None:
    if not holds:
        raise wrong(entry, code, **values)


def expect_value(entry: Label, field: str, value: str | int, expected: str | int) -> None:
    expect(value == expected, entry, "must_be", field=field, value=value, expected=expected)


def expect_known(entry: Label, field: Label, value: str, known: list[str]) -> None:
    expect(value in known, entry, "one_of", field=field, value=value, known=known)


def expect_fields(entry: Label, what: Label, part: Struct, needs: list[str]) -> None:
    """Checks that of its optional fields a part has exactly those it needs."""
    has = fields_of(part)
    expect(has == needs, entry, "fields", what=what, has=_words(has), needs=_words(needs))


def fields_of(part: Struct) -> list[str]:
    """The optional fields that are present."""
    return [field for field in _may_be_left_out(type(part)) if getattr(part, field) is not None]


@cache
def _may_be_left_out(form: type[Struct]) -> list[str]:
    """The names of the optional fields; cached because msgspec reads the annotations every time."""
    return [field.name for field in structs.fields(form) if field.default is None]


def wrong_form(raw: dict[str, object], form: type[Struct], error: ValidationError) -> EntryError:
    """Turns msgspec's error about `$.box.city[3].raid` into one about city 'minsk'."""
    match = PLACE.fullmatch(str(error))
    assert match is not None, "the pattern fits every text"
    path = match[2] or "$"
    entry, field = _entry(raw, path)
    inside = "_in" if field else ""
    if missing := MISSING.fullmatch(match[1]):
        return wrong(entry, f"missing{inside}", field=field, name=missing[1])
    if unknown := UNKNOWN.fullmatch(match[1]):
        return wrong(entry, f"unknown{inside}", field=field, name=unknown[1], known=_fields_at(path, form))
    value = _value(raw, path)
    if (long := TOO_LONG.fullmatch(match[1])) and isinstance(value, list | str):
        return wrong(entry, f"long_{long[1]}", field=field, n=len(value), most=int(long[2]))
    there = reprlib.repr(value)
    return wrong(entry, "not_as", field=field or said("it"), value=there, expected=_expected(match[1]))


def _expected(complaint: str) -> Said:
    """What msgspec expects, parsed from its message: it has no error codes."""
    if pattern := SPELLED.fullmatch(complaint):
        return said(IN_WORDS[pattern[1]])
    if other := OTHER_KIND.fullmatch(complaint):
        return said("other_kind", kinds=[_kind(name) for name in other[1].split(" | ")], got=_kind(other[2]))
    if bound := BOUND.fullmatch(complaint):
        return said(("length_" if bound[2] else "") + BOUNDS[bound[3]], kind=_kind(bound[1]), n=int(bound[4]))
    return said(complaint.removeprefix("Expected ").replace("`", ""))


def _kind(name: str) -> Said:
    return said(f"kind_{name}")


def _words(fields: list[str]) -> Said:
    return said("these_fields", names=fields) if fields else said("no_further_field")


def _entry(raw: dict[str, object], path: str) -> tuple[Label, str]:
    """The entry that a path leads into, and the rest of the path."""
    if one := re.match(r"\$\.box\.(\w+)\[(\d+)\]\.?", path):
        return _one_of_many(raw, one), path[one.end() :]
    if table := re.match(r"\$\.(\w+)(\.|$)", path):
        return f"[{table[1]}]", path[table.end() :]
    return THE_FILE, ""


def _one_of_many(raw: dict[str, object], one: re.Match[str]) -> Label:
    entry = _value(raw, one[0].rstrip("."))
    id = entry.get("id") if isinstance(entry, dict) else None
    return f"{one[1]} {id!r}" if isinstance(id, str) else said("numbered", table=one[1], n=int(one[2]) + 1)


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
