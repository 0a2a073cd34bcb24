"""From values to rows of the database, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from kubrik.server.store.errors import StoreError
from kubrik.server.store.values import Seat, StoredLine, TableFacts

AnyRow = Row[*tuple[Any, ...]]


def row_of_table(table: TableFacts) -> dict[str, Any]:
    fields = msgspec.structs.asdict(table)
    return fields | {"game": table.setup.game, "setup": json(table.setup), "result": json_or_none(table.result)}


def row_of_seat(table_id: str, seat: Seat) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"table_id": table_id, "name": storable(seat.name)}


def table_of(row: AnyRow) -> TableFacts:
    """The table of a row, or an error of msgspec: SQLite keeps anything in any column."""
    fields = {name: row._mapping[name] for name in TableFacts.__struct_fields__}
    fields["setup"] = msgspec.json.decode(row.setup)
    fields["result"] = None if row.result is None else msgspec.json.decode(row.result)
    return msgspec.convert(fields, TableFacts)


def seats_of(rows: Iterable[AnyRow]) -> tuple[Seat, ...]:
    return tuple(msgspec.convert({name: row._mapping[name] for name in Seat.__struct_fields__}, Seat) for row in rows)


def all_seats(table: TableFacts, chairs: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a table, or LookupError if one is missing."""
    if [chair.seat for chair in chairs] != list(range(table.setup.seats)):
        raise LookupError
    return chairs


def lines_of(rows: Iterable[AnyRow]) -> tuple[StoredLine, ...]:
    return tuple(StoredLine(row.line, row.at) for row in rows)


def json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def json_or_none(value: msgspec.Struct | None) -> str | None:
    return None if value is None else json(value)


def storable(text: str) -> str:
    """People type names. PostgreSQL takes no NUL, and half of a character is no text in UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        text = "\0"
    if "\0" in text:
        raise StoreError("this name has a character that can't be stored; choose another")
    return text
