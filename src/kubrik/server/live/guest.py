"""Somebody who looks at a table, from a seat or as a spectator: what his page shows, and what has changed since."""

from __future__ import annotations

from typing import Final

import msgspec

from kubrik.games.registry import game_named
from kubrik.server.live.boxes import box_of, cards_of, furniture_of
from kubrik.server.live.outbox import Outbox
from kubrik.server.live.scenes import Sight
from kubrik.server.live.sights import Sights
from kubrik.server.store.values import Table
from kubrik.server.wire.messages import News, ToPage, Welcome
from kubrik.server.wire.scene import JournalLine, Scene, TableInfo

MOST_UNSENT: Final = 256  # messages; whoever reads so slowly is better off with a new welcome


class Guest:
    """What is put into `outbox` is sent by the socket, which is closed when that is shut."""

    def __init__(self, seat: int | None, lang: str, is_host: bool) -> None:
        self.seat: Final = seat
        self.lang = lang
        self.is_host: Final = is_host
        self.outbox: Final = Outbox()
        self._scene: Scene | None = None
        self._journal: list[JournalLine] = []  # it grows: so many lines of it were sent
        self._sent = 0

    def send(self, message: ToPage) -> None:
        if len(self.outbox) < MOST_UNSENT:
            self.outbox.put(msgspec.json.encode(message))
        else:
            self.dismiss()

    def dismiss(self) -> None:
        """The connection ends; the page will come back."""
        self.outbox.shut()

    def greet(self, sights: Sights, sight: Sight) -> None:
        """All of the table."""
        self._scene = sights.scene(sight, self.seat, self.lang)
        self._journal = sights.journal(sight, self.seat, self.lang)
        self._sent = len(self._journal)
        self.send(welcome(sight.table, self._scene, self._journal, self.lang, self.is_host))

    def update(self, sights: Sights, sight: Sight) -> None:
        """What is another since then; nothing at all if this seat can't see that anything happened."""
        before, self._scene = self._scene, sights.scene(sight, self.seat, self.lang)
        patch = sights.changes(before, self._scene)
        journal, sent = sights.journal(sight, self.seat, self.lang), self._sent
        since = sent if journal is self._journal else common(self._journal[:sent], journal)
        self._journal, self._sent = journal, len(journal)
        if patch or not since == sent == self._sent:
            self.send(News(changes=patch, since=since, journal=tuple(journal[since:])))


def common(old: list[JournalLine], new: list[JournalLine]) -> int:
    """How many lines at the beginning are the same."""
    return next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))


def welcome(table: Table, scene: Scene, journal: list[JournalLine], lang: str, is_host: bool) -> Welcome:
    box = box_of(table.setup)
    return Welcome(
        table=table_info(table, lang, is_host),
        furniture=furniture_of(box),
        cards=cards_of(box, lang),
        scene=scene,
        journal=tuple(journal),
    )


def table_info(table: Table, lang: str, is_host: bool) -> TableInfo:
    game = game_named(table.setup.game)
    return TableInfo(
        id=table.id,
        game=game.name,
        title=game.title[lang],
        expansions=table.setup.expansions,
        options=table.setup.options,
        minutes=table.minutes,
        out_of_time=table.out_of_time,
        passes=game.passing,
        is_host=is_host,
    )
