"""The lessons of a game: TOML files in the folder `lessons` beside its code, or that of an expansion."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from kubrik.engine.complaints import Complaint
from kubrik.engine.game import Game
from kubrik.engine.languages import LANGUAGES
from kubrik.lessons.lesson import Lesson

FOLDER: Final = "lessons"
EXPANSIONS: Final = "expansions"  # each has a folder of its own there
SUFFIX: Final = ".toml"
FIRST: Final = "first"  # the name of the lesson about the base game


class LessonError(Complaint):
    """A lesson that can't be read, or no longer fits the rules and cards."""


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """By name, the first lesson first. A game without lessons has none."""
    files = sorted(_files(game), key=lambda file: (file.name != FIRST + SUFFIX, file.name))
    return {file.name.removesuffix(SUFFIX): read(file.read_text("utf-8"), f"{game.name}/{file.name}") for file in files}


def read(text: str, where: str) -> Lesson:
    """The lesson in this text, or LessonError."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError("lesson_form", where=where, why=str(error)) from error
    for number, step in enumerate(lesson.step, 1):
        if unsaid := [lang for lang in LANGUAGES if not step.say.get(lang)]:
            raise LessonError("lesson_unsaid", where=where, step=number, langs=unsaid)
    return lesson


def _files(game: Game) -> list[Traversable]:
    package = sys.modules[type(game).__module__].__package__
    if not package:
        return []
    home = resources.files(package)
    folders = [home / FOLDER, *(home / EXPANSIONS / name / FOLDER for name in game.expansions)]
    return [file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.name.endswith(SUFFIX)]
