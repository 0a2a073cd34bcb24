"""`kubrik env columns`: what the numbers of a seat's row mean."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from kubrik.cli.setup import setup_from
from kubrik.engine.numbers.finding import sheet_of
from kubrik.games.registry import game_named

if TYPE_CHECKING:
    from kubrik.engine.numbers.sheet import Sheet


def run(args: Namespace) -> int:
    game = game_named(args.game)
    sheet = sheet_of(game.box(setup_from(args, game)))
    print(json.dumps(as_json(sheet)) if args.json else "\n".join(lines(sheet)))
    return 0


def as_json(sheet: Sheet) -> dict[str, object]:
    columns = [{"name": name, "top": top} for name, top in zip(sheet.names, sheet.tops)]
    return {"game": sheet.title, "version": sheet.version, "digest": sheet.digest(), "columns": columns}


def lines(sheet: Sheet) -> list[str]:
    """The number of each column, its name, and by what it is divided in observations."""
    title = f"# {sheet.title}, version {sheet.version}, {sheet.width} columns, {sheet.digest()}"
    return [title, *(f"{i:5}  {name}  /{top}" for i, (name, top) in enumerate(zip(sheet.names, sheet.tops)))]
