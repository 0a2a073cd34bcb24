"""Who teaches a lesson at a live table: answers for the others, tells what chance brings, shows the next step."""

from __future__ import annotations

from typing import Final

from kubrik.engine.game import SetupError
from kubrik.engine.play import to_act
from kubrik.engine.table import CHANCE
from kubrik.games.registry import game_named
from kubrik.lessons.course import Course, Progress
from kubrik.lessons.lesson import Lesson
from kubrik.lessons.shelf import lessons_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.refusals import OffLesson
from kubrik.server.wire.scene import LessonScene, LessonStepScene


class Teacher:
    """Knows nothing but the lesson: how far it is, the log of the game says."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self._course: Final = Course(lesson)

    def is_on(self, game: LiveGame) -> bool:
        """Is the learner still to choose something?"""
        return self._course.next_move(self._progress(game)) is not None

    def draw(self, game: LiveGame) -> None:
        """Tell what chance brings as long as the lesson says so; afterwards nobody can foresee it."""
        while to_act(game.table) == [CHANCE] and self._speaks_for(game, CHANCE):
            game.tell(self._course.outcome(game.table, game.made()))
        if not self._speaks_for(game, CHANCE):
            game.draw()

    def answer(self, game: LiveGame, seat: int) -> str:
        """What a seat chooses that is not the learner's; "" if it plays by itself."""
        if seat == self.lesson.learner or not self._speaks_for(game, seat):
            return ""
        return self._course.answer(game.box, game.table, seat, game.made())

    def check(self, game: LiveGame, seat: int, choice: str) -> None:
        """OffLesson, if the lesson is about something else."""
        move = self._course.next_move(self._progress(game))
        if seat == self.lesson.learner and move is not None and choice not in move.accepts:
            raise OffLesson(self.lesson.step[move.step].otherwise)

    def scene(self, game: LiveGame, lang: str) -> LessonScene | None:
        """What the learner is told now; None if the lesson was left."""
        at = self._progress(game)
        if at.is_left:
            return None
        first, move = self._course.step(at), self._course.next_move(at)
        last = move.step + 1 if move is not None else len(self.lesson.step)
        steps = self.lesson.step[first:last]
        return LessonScene(
            title=self.lesson.title[lang],
            steps=len(self.lesson.step),
            at=first,
            now=tuple(LessonStepScene(step.say[lang], step.spotlight, bool(step.choose)) for step in steps),
            accepts=move.accepts if move is not None else (),
        )

    def _speaks_for(self, game: LiveGame, seat: int) -> bool:
        """Has the lesson something to say yet about what this seat, or chance, does?"""
        at = self._progress(game)
        return not at.is_left and (self._course.next_move(at) is not None or self._course.has_wishes(at, seat))

    def _progress(self, game: LiveGame) -> Progress:
        at = self._course.progress(game.made())
        at.is_left = at.is_left or game.has_left_lesson
        return at


def teacher_of(game: str, lesson: str) -> Teacher | None:
    """The teacher of this lesson; None if there is none, or no longer."""
    try:
        found = lessons_of(game_named(game)).get(lesson)
    except SetupError:
        return None
    return Teacher(found) if found is not None else None
