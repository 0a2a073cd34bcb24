"""Every table of words of every game has the same keys in all languages."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import kubrik.games

GAMES = Path(kubrik.games.__file__).parent
NAMES = {"ENGLISH": "RUSSIAN", "EN": "RU"}
ABRIDGED = {"short"}  # only the titles that are too long in that language


def module(path: Path) -> ModuleType:
    return import_module(".".join(("kubrik", "games", *path.relative_to(GAMES).with_suffix("").parts)))


def pairs() -> list[tuple[str, object, object]]:
    """What is said in English, and the same in Russian: in one module, or in two whose names tell."""
    found = []
    for path in sorted([*GAMES.rglob("words/en/*.py"), *GAMES.rglob("words/phrases.py")]):
        for name in NAMES.keys() & vars(module(path)).keys():
            russian = module(Path(path.as_posix().replace("/en/", "/ru/")))
            title = f"{path.relative_to(GAMES).as_posix()} {name}"
            found.append((title, getattr(module(path), name), getattr(russian, NAMES[name])))
    return found


def keys(words: object) -> dict[str, set[str]]:
    """Of one table of words, or of all tables of a language."""
    if isinstance(words, dict):
        return {"": set(words)}
    assert is_dataclass(words)
    tables = {f.name: getattr(words, f.name) for f in fields(words) if f.name not in ABRIDGED}
    return {name: set(table) for name, table in tables.items() if isinstance(table, dict)}


@pytest.mark.parametrize(("english", "russian"), [p[1:] for p in pairs()], ids=[p[0] for p in pairs()])
def test_both_languages_say_the_same_things(english: object, russian: object) -> None:
    assert keys(english) == keys(russian)


def test_every_game_and_expansion_is_looked_at() -> None:
    spoken = {path.parent for path in GAMES.rglob("words/text.py")}
    assert {next(p for p in (GAMES / title).parents if p.name == "words") for title, _, _ in pairs()} == spoken
