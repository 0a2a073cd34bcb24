"""What all who look at a live table are shown: made, compared and told once for those who see the same."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import NOBODY
from kubrik.engine.views import View
from kubrik.server.game.game import LiveGame
from kubrik.server.show.journal import InWords, SeatJournal
from kubrik.server.show.patches import Compared, changes
from kubrik.server.show.stage import SeatScenes, Stage, scene, seat_scene
from kubrik.server.wire.scene import Change, JournalLine, Scene


class Scenes:
    """Scenes and journals of one table, for every seat and language in which somebody looks."""

    def __init__(self) -> None:
        self._scenes: Final[dict[tuple[int | None, str], Scene]] = {}
        self._chairs: Final[dict[str, tuple[tuple[object, ...], SeatScenes]]] = {}  # and what they were made from
        self._journals: Final[dict[tuple[int | None, str], SeatJournal]] = {}
        self._in_words: Final[InWords] = {}
        self._compared: Final[Compared] = {}
        self._public: View | None = None  # what everybody sees

    def forget(self, in_secret: bool = False) -> None:
        """Make new scenes from now on. What a seat does in secret changes nothing that everybody sees."""
        self._scenes.clear()
        self._in_words.clear()
        self._compared.clear()
        if not in_secret:
            self._public = None

    def scene(self, stage: Stage, seat: int | None, lang: str) -> Scene:
        if (seat, lang) not in self._scenes:
            view = self._view(stage.live(), seat)
            self._scenes[seat, lang] = scene(stage, self._seated(stage, view, lang), view, seat, lang)
        return self._scenes[seat, lang]

    def changes(self, old: Scene | None, new: Scene) -> list[Change]:
        return changes(old, new, self._compared)

    def journal(self, stage: Stage, seat: int | None, lang: str) -> list[JournalLine]:
        """The same list as the last time, possibly extended; a new list if an earlier line changed."""
        if stage.game is None:
            return []
        written = self._journals.setdefault((seat, lang), SeatJournal(NOBODY if seat is None else seat, lang))
        return written.lines(stage.game, stage.names(lang), self._in_words)

    def _view(self, game: LiveGame | None, seat: int | None) -> View | None:
        if game is None:
            return None
        box, table = game.box, game.table
        self._public = self._public or box.view(table, None)
        return self._public if seat is None else box.seat_view(self._public, table, seat)

    def _seated(self, stage: Stage, view: View | None, lang: str) -> SeatScenes:
        """The seats as all see them: the same tuple as before, unless somebody came, went or has to act now."""
        game = stage.live()
        replaced = (frozenset(game.stand_ins), frozenset(game.away)) if game is not None else ()
        made_from = stage.seats, stage.online, replaced, view.to_act if view is not None else ()
        if lang not in self._chairs or self._chairs[lang][0] != made_from:
            self._chairs[lang] = made_from, tuple(seat_scene(stage, view, chair, lang) for chair in stage.seats)
        return self._chairs[lang][1]
