"""`kubrik lesson`: plays a lesson through the rules, step by step, and says where it does not fit."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from kubrik.cli.speech import language, say
from kubrik.engine.game import Game
from kubrik.engine.play import options
from kubrik.games.registry import game_named
from kubrik.lessons.lesson import Lesson
from kubrik.lessons.shelf import LessonError, lessons_of, read
from kubrik.lessons.trying import Trial


def run(args: Namespace) -> int:
    """Without a lesson: all of the game. A complaint about the first that does not fit ends it."""
    lang, game = language(args.lang), game_named(args.game)
    for name, lesson in wanted(game, args.lesson).items():
        print(say(lang, "lesson_title", title=lesson.title[lang], name=name, steps=len(lesson.step)))
        tell(game, lesson, name, lang)
    return 0


def wanted(game: Game, asked: str | None) -> dict[str, Lesson]:
    """Those of the game, one of them by its name, or that of a file."""
    known = lessons_of(game)
    if asked is None:
        return known
    if asked in known:
        return {asked: known[asked]}
    if not Path(asked).is_file():
        raise LessonError("no_lesson", game=game.name, name=asked, known=list(known))
    return {asked: read(Path(asked).read_text(encoding="utf-8"), asked)}


def tell(game: Game, lesson: Lesson, name: str, lang: str) -> None:
    """Each step: its sentence, and what the learner chooses and could choose instead."""
    trial, told = Trial(game, lesson, name), 0
    for move in trial.play():
        told = tell_steps(lesson, told, move.step + 1, lang)
        offered = ", ".join(choice.name for choice in options(trial.sitting.table, lesson.learner))
        print(say(lang, "lesson_chosen", choice=" | ".join(move.accepts), offered=offered))
    tell_steps(lesson, told, len(lesson.step), lang)


def tell_steps(lesson: Lesson, told: int, to: int, lang: str) -> int:
    for number in range(told, to):
        print(f"{number + 1:3}. {lesson.step[number].say[lang]}")
    return max(told, to)
