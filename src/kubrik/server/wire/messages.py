"""The messages of a table's WebSocket, version 1: lines of JSON, of which `t` says what each is.

The page sends one in a text frame; the server sends one or several.

The page speaks first: Hello. The server answers with Welcome, and from then on with Update whenever something that this
seat may see has changed. A request with an `id` is answered by Done or by Refused with the same id.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kubrik.engine.standing import Standing
from kubrik.server.wire.phrases import Phrase
from kubrik.server.wire.scene import CardText, Change, JournalLine, Language, Scene, TableInfo

VERSION: Final = 3  # raised when an older page could not read what is sent: it is told to load itself again
LONGEST_MESSAGE: Final = 4096  # bytes, from the page


class FromPage(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """What a page may say."""


class Hello(FromPage, frozen=True):
    """The first message. `token` is the secret of a seat, or "" for a spectator; `host` that of the table's host."""

    v: int
    lang: Language
    token: str = ""
    host: str = ""


class Choose(FromPage, frozen=True):
    """One of the ways of the question `ask`."""

    id: int
    ask: int
    choice: str


class Undo(FromPage, frozen=True):
    """Take back the last choice, or the unfinished answer under seal."""

    id: int
    ask: int


class Why(FromPage, frozen=True):
    """Why can't I choose this? Or, without a choice, what is closed to me now and by which clause?"""

    id: int
    choice: str = ""


class Hint(FromPage, frozen=True):
    """Ask what a bot would choose."""

    id: int


class Stand(FromPage, frozen=True):
    """Give this answer once for all, until it is taken back: to the question that is asked, or in advance."""

    id: int
    answer: Standing
    on: bool


class Back(FromPage, frozen=True):
    """The player is here again: the bot that stood in gives the seat back."""

    id: int


class Leave(FromPage, frozen=True):
    """Go on without the lesson that is taught at this table."""

    id: int


class Say(FromPage, frozen=True):
    """Say something to all at the table: one of the phrases that every page knows, so nobody needs to moderate."""

    id: int
    phrase: Phrase


class Speak(FromPage, frozen=True):
    """Speak a different language from now on: answered by a new Welcome."""

    lang: Language


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="welcome"):
    """All that the page needs to draw the table."""

    v: int = VERSION
    table: TableInfo
    furniture: Any  # what the game's boards are drawn from
    cards: dict[str, CardText]
    scene: Scene
    journal: tuple[JournalLine, ...]


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="news"):
    """What has changed since the last message: places in the scene, and the journal from line `since` on."""

    changes: list[Change]
    since: int
    journal: tuple[JournalLine, ...]


class Done(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """What was asked for is done and stored."""

    id: int


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """Nothing has changed; with the code `in_doubt` nobody knows yet. `id` is 0 where the message could not be read."""

    id: int
    code: str  # for programs: illegal, late, not_your_turn, malformed, too_fast, …
    text: str  # for people, in the language of the page
    clause: str = ""


class Closed(msgspec.Struct, frozen=True):
    """A choice that is not open now, and the clause that closes it."""

    choice: str
    label: str
    clause: str


class Because(msgspec.Struct, frozen=True, tag_field="t", tag="because"):
    """The answer to Why: what can't be chosen, and the clauses that forbid it."""

    id: int
    closed: tuple[Closed, ...]


class Said(msgspec.Struct, frozen=True, tag_field="t", tag="said"):
    """A player says one of the ready-made phrases. It is told once, and kept nowhere."""

    seat: int
    phrase: Phrase


class Suggestion(msgspec.Struct, frozen=True, tag_field="t", tag="suggestion"):
    """The answer to Hint: a way of the question `ask`, sentences that say why, and the clause that matters."""

    id: int
    ask: int
    choice: str
    why: tuple[str, ...] = ()
    clause: str = ""


ToServer = Hello | Choose | Undo | Why | Hint | Stand | Back | Leave | Say | Speak
ToPage = Welcome | Update | Done | Refused | Because | Suggestion | Said
