"""Writes a data file again after some of it was changed by the program."""

from __future__ import annotations

import json
import tomllib
from statistics import median_low
from typing import Any, Final

KEPT_BY_SWAPS: Final = ("id", "en", "ru", "copies", "blue", "red", "edges", "source")

Table = dict[str, Any]


def without_entry(text: str, id: str) -> str:
    """The file without the entry of this id; "" if it has none."""
    file = tomllib.loads(text)
    for name, entries in file["box"].items():
        left = [entry for entry in entries if entry.get("id") != id]
        if len(left) < len(entries):
            file["box"][name] = left
            return written(file)
    return ""


def swapped_entry(text: str, id: str, alike: tuple[str, ...], by: str) -> str:
    """The file in which this entry is worth what the middle one of those alike is; "" if it is itself that one."""
    file = tomllib.loads(text)
    for entries in file["box"].values():
        for at, entry in enumerate(entries):
            if entry.get("id") == id and (middle := middle_of(entries, entry, alike, by)) is not entry:
                entries[at] = {**middle, **{key: entry[key] for key in KEPT_BY_SWAPS if key in entry}}
                return written(file)
    return ""


def middle_of(entries: list[Table], entry: Table, alike: tuple[str, ...], by: str) -> Table:
    """Of the entries that have the same in these fields, one in the middle by a number of theirs."""
    group = [one for one in entries if all(one.get(key) == entry.get(key) for key in alike)]
    middle = median_low([one.get(by, 0) for one in group])
    return next((one for one in group if one.get(by, 0) == middle and one is not entry), entry)


def written(file: Table) -> str:
    """The text of a file: plain keys, then tables, the entries of a box a line each."""
    plain = [f"{key} = {value_of(value)}" for key, value in file.items() if not isinstance(value, dict)]
    tables = [table_of(key, value) for key, value in file.items() if isinstance(value, dict)]
    return "\n".join([*plain, *tables]) + "\n"


def table_of(name: str, table: Table) -> str:
    return "\n".join([f"\n[{name}]", *(f"{key} = {list_of(value)}" for key, value in table.items())])


def list_of(value: object) -> str:
    """A list of entries with a line for each of them, anything else in one line."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"    {value_of(entry)},\n" for entry in value) + "]"
    return value_of(value)


def value_of(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}={value_of(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(value_of, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower() if isinstance(value, bool) else repr(value)
