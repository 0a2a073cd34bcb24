"""A stage is a table at one moment; a scene is what one seat, or a spectator, is shown of it, from its view alone."""

from __future__ import annotations

from typing import Final

from kubrik.engine.game import Box
from kubrik.engine.standing import Standing
from kubrik.engine.views import View
from kubrik.server.game.game import LiveGame
from kubrik.server.game.old import Stuck
from kubrik.server.game.teacher import Teacher
from kubrik.server.game.titles import titles
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.wire.scene import Asked, Kept, LessonScene, Scene, SeatScene, Way

SeatScenes = tuple[SeatScene, ...]


class Stage:
    """A table at one moment: all that scenes are made from."""

    def __init__(self, box: Box, table: TableFacts, seats: tuple[Seat, ...], game: LiveGame | Stuck | None) -> None:
        self.box: Final = box
        self.table: Final = table
        self.seats: Final = seats
        self.game: Final = game
        self.teacher: Teacher | None = None
        self.online: frozenset[int] = frozenset()
        self.deadlines: dict[int, float] = {}  # by seat
        self._names: Final[dict[str, list[str]]] = {}

    def live(self) -> LiveGame | None:
        return self.game if isinstance(self.game, LiveGame) else None

    def names(self, lang: str) -> list[str]:
        if lang not in self._names:
            self._names[lang] = titles(self.seats, lang)
        return self._names[lang]


def scene(stage: Stage, seats: SeatScenes, view: View | None, seat: int | None, lang: str) -> Scene:
    game = stage.live()
    ended = game if view is not None and view.over else None
    return Scene(
        status=stage.table.status,
        stuck=stage.game.why[lang] if isinstance(stage.game, Stuck) else "",
        seat=seat,
        seats=seats,
        view=view,
        board=game.box.texts.board(view, stage.names(lang), lang) if game is not None and view is not None else (),
        ranks=tuple(ended.box.ranks(ended.table)) if ended is not None else (),
        scores=tuple(ended.table.scores()) if ended is not None else (),
        asked=asked(stage, game, view, lang) if game is not None and view is not None else None,
        can_undo=can_undo(stage, game, seat),
        standing=standing(stage, game, view, lang) if game is not None and view is not None else (),
        deadline=stage.deadlines.get(seat) if seat is not None and view is not None and not view.over else None,
        rematch=stage.table.rematch,
        lesson=lesson(stage, game, seat, lang),
    )


def lesson(stage: Stage, game: LiveGame | None, seat: int | None, lang: str) -> LessonScene | None:
    """What is taught now, to the learner alone."""
    if stage.teacher is None or game is None or seat != stage.teacher.lesson.learner:
        return None
    return stage.teacher.scene(game, lang)


def seat_scene(stage: Stage, view: View | None, chair: Seat, lang: str) -> SeatScene:
    game = stage.live()
    return SeatScene(
        name=stage.names(lang)[chair.seat],
        kind=chair.kind,
        bot=chair.bot,
        online=chair.kind == "bot" or chair.seat in stage.online,
        stand_in=game is not None and chair.seat in game.stand_ins,
        away=game is not None and chair.seat in game.away,
        to_act=view is not None and chair.seat in view.to_act,
        kept=chair.is_kept,
    )


def asked(stage: Stage, game: LiveGame, view: View, lang: str) -> Asked | None:
    """The question, if there is one and a person of this seat is to answer it."""
    if view.question is None or view.seat is None or stage.table.status != "running":
        return None
    by_itself = game.has_only_way(view.seat)
    if by_itself and not game.can_undo(view.seat):
        return None  # it is being answered
    texts, names = game.box.texts, stage.names(lang)
    is_reaction = texts.is_reaction(view)
    return Asked(
        ask=game.ask(view.seat),
        prompt=texts.prompt(view, names, lang),
        clause=view.question.clause,
        ways=tuple(way(game, view, name, names, lang) for name in view.question.options),
        glance=texts.glance(view, names, lang) if is_reaction else "",
        answers=tuple(texts.answers(view, names, lang)),
        out_of_turn=is_reaction,
        by_itself=by_itself,
        may_stand=kept(game, view, game.may_stand(view.seat), names, lang),
    )


def standing(stage: Stage, game: LiveGame, view: View, lang: str) -> tuple[Kept, ...]:
    """What the seat answers once for all."""
    answers = game.standing[view.seat] if view.seat is not None and not view.over else []
    found = [kept(game, view, answer, stage.names(lang), lang) for answer in answers]
    return tuple(one for one in found if one is not None)


def kept(game: LiveGame, view: View, answer: Standing | None, names: list[str], lang: str) -> Kept | None:
    return None if answer is None else Kept(answer, game.box.texts.standing(view, answer, names, lang))


def way(game: LiveGame, view: View, name: str, names: list[str], lang: str) -> Way:
    texts = game.box.texts
    section = texts.section(view, name, names, lang)
    label = texts.label(view, name, names, lang)
    entry = texts.entry(view, name, names, lang) if section else label
    on_board = game.box.way(view, name)
    return Way(name, label, section, entry, on_board.kind, on_board.places, on_board.ends)


def can_undo(stage: Stage, game: LiveGame | None, seat: int | None) -> bool:
    is_played = game is not None and seat is not None and stage.table.status == "running"
    return is_played and game.can_undo(seat)  # type: ignore[union-attr,arg-type]
