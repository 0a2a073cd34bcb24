"""Why a message changed nothing, or why it is not known yet whether it did, in words for its sender."""

from __future__ import annotations

from typing import Final

from kubrik.engine.illegal import GAME_OVER, NOT_YOUR_TURN, UNKNOWN, Illegal
from kubrik.engine.languages import Words, table_of
from kubrik.server.store.errors import InDoubt, StoreError
from kubrik.server.wire.messages import Refused

TABLE: Final = "kubrik.words.{lang}.table"


class TableRefusal(Exception):
    """A request that is not carried out."""

    code = ""


class Late(TableRefusal):
    """The question that was answered is not the one that is asked now."""

    code = "late"


class NotRunning(TableRefusal):
    """The game has not begun, is over, or can't go on."""

    code = "not_running"


class NothingToUndo(TableRefusal):
    """There is nothing to take back."""

    code = "nothing_to_undo"


class NotAsked(TableRefusal):
    """A request for advice by somebody who has nothing to choose."""

    code = "not_your_turn"


class Busy(TableRefusal):
    """A request for advice while too many others are waiting for theirs."""

    code = "busy"


class Replaced(TableRefusal):
    """An action by somebody whose seat was given away."""

    code = "replaced"


class Watching(TableRefusal):
    """An action by a spectator."""

    code = "spectator"


class Talkative(TableRefusal):
    """A phrase of somebody who has said several just now."""

    code = "talkative"


class OffLesson(TableRefusal):
    """A choice that is not what the lesson is about, and what the lesson says to that."""

    code = "off_lesson"

    def __init__(self, said: Words | None = None) -> None:
        super().__init__(self.code)
        self.said: Final = said or {}


def refused(error: Exception, id: int, lang: str) -> Refused | None:
    """The answer to a message that raised this error; None for an error of the program."""
    if isinstance(error, Illegal):
        code = ILLEGAL.get(error.reason, "illegal")
        return Refused(id, code, table_of(TABLE, lang)[code], error.clause)
    if isinstance(error, OffLesson) and error.said:
        return Refused(id, error.code, error.said[lang])
    if isinstance(error, TableRefusal):
        return refusal(error.code, id, lang)
    if isinstance(error, InDoubt):
        return refusal("in_doubt", id, lang)
    if isinstance(error, StoreError):
        return refusal("not_stored", id, lang)
    return None


def refusal(code: str, id: int, lang: str) -> Refused:
    return Refused(id, code, table_of(TABLE, lang)[code])


ILLEGAL: Final = {GAME_OVER: "over", NOT_YOUR_TURN: "not_your_turn", UNKNOWN: "unknown"}
