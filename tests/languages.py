"""What a language lacks: whatever another one says, the reference, and it does not.

`python -m tests.languages de` lists it for a language that is being written.
"""

from __future__ import annotations

import runpy
import string
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import kubrik
from kubrik.bots.levels import LADDER
from kubrik.engine.game import Game
from kubrik.engine.languages import LANGUAGES, Words
from kubrik.games.registry import GAMES

ROOT = Path(kubrik.__file__).parent
ABRIDGED = {"short"}  # only the titles that are too long in that language

Tables = dict[str, dict[str, Any]]


def lacks(lang: str, reference: str = LANGUAGES[0], root: Path = ROOT) -> list[str]:
    """Sentences, file by file; then rulebooks."""
    found = [one for path in sorted(root.rglob(f"words/{reference}/*.py")) for one in lacks_of(path, lang, root)]
    books = [path.with_name(f"rulebook.{lang}.md") for path in sorted(root.rglob(f"rulebook.{reference}.md"))]
    return found + [str(book.relative_to(root)) for book in books if not book.exists()]


def lacks_of(path: Path, lang: str, root: Path) -> list[str]:
    """The keys that the same file of the language has not, or the file itself."""
    other = path.parents[1] / lang / path.name
    wanted, name = tables_in(path), str(other.relative_to(root))
    if wanted and not other.exists():
        return [name]
    has = tables_in(other) if wanted else {}
    return [f"{name}: {key}" for table, keys in wanted.items() for key in keys.keys() - has.get(table, {}).keys()]


def tables_in(path: Path) -> Tables:
    """A table of words, or all tables of a language or of an expansion."""
    module = runpy.run_path(str(path))
    found: Tables = {"WORDS": module["WORDS"]} if "WORDS" in module else {}
    for whole in (module[name] for name in ("LANGUAGE", "PHRASES") if name in module):
        assert is_dataclass(whole)
        parts = {f.name: getattr(whole, f.name) for f in fields(whole) if f.name not in ABRIDGED}
        found |= {name: part for name, part in parts.items() if isinstance(part, dict)}
    return found


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def untitled(lang: str) -> list[str]:
    """Games, expansions, options and levels that have no word in this language: each is said where it is named."""
    return [place for place, words in titles() if not words.get(lang)]


def titles() -> Iterator[tuple[str, Words]]:
    for game in GAMES.values():
        yield from titles_of(game)
    for name, level in LADDER.items():
        yield f"level {name}", level.title
        yield f"level {name}, about", level.about


def titles_of(game: Game) -> Iterator[tuple[str, Words]]:
    yield game.name, game.title
    yield f"{game.name}, about", game.about.about
    for name in game.expansions:
        yield f"{game.name} with {name}", game.about.expansion(name).title
        yield f"{game.name} with {name}, about", game.about.expansion(name).about
    for option in game.options:
        yield f"{game.name} {option.name}", option.title
        yield f"{game.name} {option.name}, about", option.about
        yield from ((f"{game.name} {option.name}={value}", words) for value, words in option.values.items())


if __name__ == "__main__":
    print("\n".join([*lacks(sys.argv[1]), *untitled(sys.argv[1])]) or "nothing")
