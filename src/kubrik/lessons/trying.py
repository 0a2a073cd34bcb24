"""Plays a lesson through the real rules, as its learner would, and says where it does not fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kubrik.engine.game import Box, Game
from kubrik.engine.play import is_asked, only_way, options, to_act
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import CHANCE
from kubrik.lessons.course import Course, Made
from kubrik.lessons.lesson import Lesson, Move
from kubrik.lessons.shelf import LessonError

LONGEST: Final = 2000  # choices and outcomes between two of the learner's


class Trial:
    """A lesson at a table of its own."""

    def __init__(self, game: Game, lesson: Lesson, where: str) -> None:
        self.box: Final[Box] = game.box(lesson.setup(game.name))
        self.course: Final = Course(lesson)
        self.sitting: Final = Sitting(self.box, None)
        self.log: Final[list[Made]] = []
        self._where: Final = where

    def play(self) -> Iterator[Move]:
        """Plays up to each of the learner's choices, and on when asked for the next; LessonError where it can't be."""
        for move in self.course.moves:
            if not self._goes_on_to_learner():
                raise LessonError("lesson_stops", where=self._where, step=move.step + 1, choice=list(move.accepts))
            yield move
            self._choose(self._learner, self._chosen(move))
        self._goes_on_to_learner()
        if missed := self.course.unfulfilled(self.course.progress(self.log)):
            raise LessonError("lesson_missed", where=self._where, missed=missed)

    @property
    def _learner(self) -> int:
        return self.course.lesson.learner

    def _goes_on_to_learner(self) -> bool:
        """Everybody else, and chance, do as the lesson says until the learner has a choice; False if there is none."""
        for _ in range(LONGEST):
            t = self.sitting.table
            acting = to_act(t)
            if not acting:
                return False
            if acting == [CHANCE]:
                self._draw(self.course.outcome(t, self.log))
            elif others := [seat for seat in acting if seat != self._learner and is_asked(t, seat)]:
                self._choose(others[0], self.course.answer(self.box, t, others[0], self.log))
            elif (only := only_way(t, self._learner)) is not None:
                self._choose(self._learner, only.name, forced=True)
            else:
                return True
        return False

    def _chosen(self, move: Move) -> str:
        """The first that will do; every one of them must be on offer."""
        offered = [choice.name for choice in options(self.sitting.table, self._learner)]
        for name in move.accepts:
            if name not in offered:
                where, step = self._where, move.step + 1
                raise LessonError("lesson_closed", where=where, step=step, choice=name, offered=offered)
        return move.accepts[0]

    def _draw(self, name: str) -> None:
        self.sitting.tell(name)
        self.log.append(Made(CHANCE, name, False))

    def _choose(self, seat: int, name: str, forced: bool = False) -> None:
        self.sitting.choose(seat, name, forced)
        self.log.append(Made(seat, name, forced))


def try_out(game: Game, lesson: Lesson, where: str) -> None:
    """Plays the whole lesson, or raises LessonError."""
    for _ in Trial(game, lesson, where).play():
        pass
