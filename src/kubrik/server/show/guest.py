"""Somebody who looks at a table, from a seat or as a spectator: what his page shows, and what has changed since."""

from __future__ import annotations

from typing import Final

import msgspec

from kubrik.games.registry import game_named
from kubrik.server.game.boxes import cards_of, furniture_of
from kubrik.server.show.outbox import COME_BACK, Farewell, Outbox
from kubrik.server.show.scenes import Scenes
from kubrik.server.show.stage import Stage
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.wire.messages import ToPage, Update, Welcome
from kubrik.server.wire.scene import JournalLine, Scene, TableInfo

MOST_UNSENT: Final = 400_000  # bytes; who reads so slowly is better off with a new welcome
TOO_SLOW: Final = (1013, "too slow, come back")  # the code is one of RFC 6455


class Guest:
    """What is put into `outbox` is sent by the socket, which is closed when that is shut."""

    def __init__(self, seat: int | None, lang: str, is_host: bool, token_hash: str | None = None) -> None:
        self.seat: Final = seat
        self._token_hash: Final = token_hash  # of the token that opened the seat
        self.lang = lang
        self.is_host: Final = is_host
        self.outbox: Final = Outbox()
        self._scene: Scene | None = None
        self._journal: list[JournalLine] = []  # it grows; the number of lines that were sent
        self._sent = 0

    def has(self, chair: Seat) -> bool:
        """Is this his seat now? It was when he came; meanwhile a bot may have got it for good."""
        return chair.kind == "person" and chair.token_hash is not None and chair.token_hash == self._token_hash

    def send(self, message: ToPage) -> None:
        """Send a message of any length; a guest who lets too much wait, while he reads the last one, is dismissed."""
        encoded, held = msgspec.json.encode(message), self.outbox.held
        if held and held + len(encoded) > MOST_UNSENT:
            self.dismiss(TOO_SLOW)
        else:
            self.outbox.put(encoded)

    def dismiss(self, farewell: Farewell = COME_BACK) -> None:
        """End the connection; the page will come back."""
        self.outbox.shut(farewell)

    def greet(self, scenes: Scenes, stage: Stage) -> None:
        """Send all of the table."""
        self._scene = scenes.scene(stage, self.seat, self.lang)
        self._journal = scenes.journal(stage, self.seat, self.lang)
        self._sent = len(self._journal)
        self.send(welcome(stage, self._scene, self._journal, self.lang, self.is_host))

    def update(self, scenes: Scenes, stage: Stage) -> None:
        """Send what has changed since the last message; nothing if this seat can't see that anything happened."""
        before, self._scene = self._scene, scenes.scene(stage, self.seat, self.lang)
        patch = scenes.changes(before, self._scene)
        journal, sent = scenes.journal(stage, self.seat, self.lang), self._sent
        since = sent if journal is self._journal else common(self._journal[:sent], journal)
        self._journal, self._sent = journal, len(journal)
        if patch or not since == sent == self._sent:
            self.send(Update(changes=patch, since=since, journal=tuple(journal[since:])))


def common(old: list[JournalLine], new: list[JournalLine]) -> int:
    """How many lines at the beginning of both are the same."""
    return next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))


def welcome(stage: Stage, scene: Scene, journal: list[JournalLine], lang: str, is_host: bool) -> Welcome:
    return Welcome(
        table=table_info(stage.table, lang, is_host),
        furniture=furniture_of(stage.box),
        cards=cards_of(stage.box, lang),
        scene=scene,
        journal=tuple(journal),
    )


def table_info(table: TableFacts, lang: str, is_host: bool) -> TableInfo:
    game = game_named(table.setup.game)
    return TableInfo(
        id=table.id,
        game=game.name,
        title=game.title[lang],
        expansions=table.setup.expansions,
        options=table.setup.options,
        minutes=table.minutes,
        out_of_time=table.out_of_time,
        ahead=game.ahead,
        is_host=is_host,
        lesson=table.lesson,
    )
