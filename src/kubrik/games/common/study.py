"""Parts for the laboratory, as the tables of a card or tile file name them."""

from __future__ import annotations

import tomllib

from msgspec.structs import replace

from kubrik.engine.game import Setup
from kubrik.engine.languages import say
from kubrik.engine.study import Part


def parts_of(text: str, tables: tuple[str, ...]) -> list[Part]:
    """The entries of these tables of a file, in its order."""
    box = tomllib.loads(text)["box"]
    return [
        Part(entry["id"], table, say(en=entry["en"], ru=entry["ru"]), entry.get("price"))
        for table in tables
        for entry in box.get(table, [])
        if entry.get("buyable", True)
    ]


def with_cards(setup: Setup, text: str) -> Setup | None:
    """The set-up with the text of another file; None without a text."""
    return replace(setup, cards=text) if text else None
