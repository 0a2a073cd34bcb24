"""The types of the wire in TypeScript, so that the page can't drift: `make wire` writes them to page/src/wire."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from kubrik.engine.views import Drawn
from kubrik.games.registry import OURS
from kubrik.server.wire import analysis, lobby, messages, workshop

HEAD: Final = "// Made by `make wire` from the types of the server. Change those, not this.\n"
LOBBY: Final = (
    lobby.GameList, lobby.NewTable, lobby.NewLesson, lobby.Made, lobby.Join, lobby.MySeat, lobby.TableSummary,
    lobby.MyTable, lobby.Mine, lobby.SeatBot, lobby.StandIn, lobby.Book, lobby.Replayed, lobby.Problem,
    workshop.Workshop, workshop.CheckFile, workshop.Checked, workshop.NewExperiment, workshop.Experiment,
    analysis.Analysed, analysis.PuzzleList, analysis.ShownPuzzle, analysis.Try, analysis.Solved,
)  # fmt: skip
# Only in what a page sends may a field be left out.
SENT_BY_PAGES: Final = {t.__name__ for t in (*messages.FromPage.__subclasses__(), *lobby.Body.__subclasses__())}
SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """The names of the files and what stands in them."""
    to_server, to_page = get_args(messages.ToServer), get_args(messages.ToPage)
    unions = {"ToServer": to_server, "ToPage": to_page}
    protocol = module((*to_server, *to_page, *LOBBY)) + "".join(union(name, of) for name, of in unions.items())
    version = f"\nexport const VERSION = {messages.VERSION};\n"
    games = {f"{game.name}.ts": game_module(game.drawn) for game in OURS if game.drawn is not None}
    return {"protocol.ts": protocol + version} | games


def game_module(drawn: Drawn) -> str:
    """A game's types, and its names for what is asked, chosen and pointed at."""
    return module(drawn.types) + "".join(names(name, members) for name, members in drawn.names.items())


def module(types: Sequence[type]) -> str:
    """These types and all they are made of, by name."""
    _, parts = msgspec.json.schema_components(types, ref_template="{name}")
    return HEAD + "".join(declaration(name, parts[name]) for name in sorted(parts))


def union(name: str, members: Sequence[type]) -> str:
    return f"\nexport type {name} = {' | '.join(m.__name__ for m in members)};\n"


def names(name: str, members: Collection[str]) -> str:
    """A type that is one of these words."""
    return f"\nexport type {name} =\n" + "\n".join(f'  | "{member}"' for member in members) + ";\n"


def declaration(name: str, schema: dict[str, Any]) -> str:
    if schema.get("type") != "object":
        return f"\nexport type {name} = {written(schema)};\n"
    about = schema.get("description", "").splitlines()
    comment = f"/** {' '.join(line.strip() for line in about if line.strip())} */\n" if about else ""
    return f"\n{comment}export interface {name} {{\n{fields(name, schema)}}}\n"


def fields(owner: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", []) if owner in SENT_BY_PAGES else schema["properties"]
    marks = {name: "" if name in required else "?" for name in schema["properties"]}
    return "".join(f"  {name}{marks[name]}: {written(of)};\n" for name, of in schema["properties"].items())


def written(schema: dict[str, Any]) -> str:
    """A type, as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    return composed(schema)


def composed(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE[kind] if kind else "unknown"


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(one) for one in schema['prefixItems'])}]"
    item = written(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
