"""Writes the files of a new game."""

from __future__ import annotations

from argparse import Namespace
from importlib import resources
from pathlib import Path
from string import Template
from typing import Final

from kubrik.cli.screen import Screen
from kubrik.cli.speech import language
from kubrik.cli.usage import UsageError
from kubrik.games.registry import GAMES, NAME

# Where each file of the skeleton goes.
FILES: Final = {
    "pyproject.toml": "pyproject.toml",
    "game.py": "src/{name}/__init__.py",
    "rulebook.en.md": "src/{name}/rulebook.en.md",
    "rulebook.ru.md": "src/{name}/rulebook.ru.md",
    "test.py": "tests/test_{name}.py",
}


def run(args: Namespace) -> int:
    screen, folder = Screen(language(args.lang)), Path(args.folder or args.name)
    check(args.name, folder)
    for file, place in FILES.items():
        write(folder / place.format(name=args.name), file, words_of(args.name))
        screen.line(str(folder / place.format(name=args.name)))
    screen.say("new_game", name=args.name, folder=folder)
    return 0


def check(name: str, folder: Path) -> None:
    if not NAME.fullmatch(name):
        raise UsageError("new_game_name", name=name)
    if name in GAMES:
        raise UsageError("new_game_taken", name=name)
    if folder.exists():
        raise UsageError("new_game_folder", folder=str(folder))


def words_of(name: str) -> dict[str, str]:
    """The values for the placeholders of the skeleton."""
    parts = [part for part in name.split("_") if part]
    title = " ".join(parts).capitalize()
    prefix = "".join(part[0] for part in parts).upper() if len(parts) > 1 else name[:2].upper()
    named = "".join(part.capitalize() for part in parts)
    letters = "".join(c for c in prefix if c.isalpha()) or "XX"
    return {"name": name, "title": title, "class": named, "prefix": letters, "dashed": name.replace("_", "-")}


def write(path: Path, file: str, words: dict[str, str]) -> None:
    text = (resources.files("kubrik.cli.new_game") / "skeleton" / f"{file}.txt").read_text(encoding="utf-8")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Template(text).safe_substitute(words), encoding="utf-8")
