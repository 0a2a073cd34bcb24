"""What all entries of all files have: a source, and if there are many of them, an id and titles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final

from msgspec import Meta, Struct

from kubrik.games.common.files.errors import Label, expect, expect_known, spelled
from kubrik.games.common.words.names import Name

NOTHING: Final = "none"  # means "no entry" in the names of choices, so no entry may have this id
Id = Annotated[str, spelled(r"^[a-z0-9_]+\Z", "spelled_id"), Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]
Source = Annotated[str, Meta(min_length=1, max_length=200)]
Few = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=1, le=99)]
Many = Meta(max_length=99)  # the limit for entries of a table
Some = Meta(max_length=9)  # the limit for values of a list


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the file, which must say where its facts come from."""

    source: Source


class NamedEntry(Entry):
    """One of many in its table: a region, a card, a tile."""

    table: ClassVar[str]
    id: Id
    en: Text
    ru: Text

    @property
    def label(self) -> str:
        return f"{self.table} {self.id!r}"

    @property
    def name(self) -> Name:
        return Name(self.id, self.en, self.ru)


def check_source(where: Label, entry: Entry, sources: list[str]) -> None:
    """Checks that a source is known: 'house', or parts such as 'seed: price; house: fuel'."""
    for part in entry.source.split(";"):
        expect_known(where, "source", part.partition(":")[0].strip(), sources)


def check_ids(entries: Sequence[NamedEntry]) -> None:
    seen: dict[str, NamedEntry] = {}
    for entry in entries:
        expect(entry.id != NOTHING, entry.label, "id_none", id=NOTHING)
        first = seen.setdefault(entry.id, entry)
        expect(first is entry, entry.label, "id_twice", first=first.label)


def check_titles(entries: Sequence[NamedEntry], sources: list[str]) -> None:
    for entry in entries:
        check_source(entry.label, entry, sources)
        for field, title in (("en", entry.en), ("ru", entry.ru)):
            expect(_is_title(title), entry.label, "title", field=field, title=title)


def _is_title(text: str) -> bool:
    return text.isprintable() and text.strip() == text
