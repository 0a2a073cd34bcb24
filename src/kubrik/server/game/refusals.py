"""Why a message changed nothing, or why nobody knows yet whether it did, in words for its sender."""

from __future__ import annotations

from typing import Final

from kubrik.engine.illegal import GAME_OVER, NOT_YOUR_TURN, UNKNOWN, Illegal
from kubrik.server.store.errors import InDoubt, StoreError
from kubrik.server.wire.messages import Refused

Words = dict[str, str]

WORDS: Final[dict[str, Words]] = {
    "late": {
        "en": "This question has been answered already.",
        "ru": "На этот вопрос уже отвечено.",
    },
    "not_running": {
        "en": "Nobody is asked anything at this table now.",
        "ru": "Сейчас за этим столом никого ни о чём не спрашивают.",
    },
    "nothing_to_undo": {
        "en": "There is nothing to take back: since your choice something hidden was shown, or others have chosen.",
        "ru": "Отменять нечего: после вашего выбора открылось скрытое или сходили другие.",
    },
    "not_your_turn": {
        "en": "It is not your turn to choose.",
        "ru": "Сейчас выбираете не вы.",
    },
    "over": {
        "en": "The game is over.",
        "ru": "Партия окончена.",
    },
    "illegal": {
        "en": "This can't be chosen now.",
        "ru": "Сейчас это выбрать нельзя.",
    },
    "unknown": {
        "en": "There is no such choice in this game.",
        "ru": "В этой игре нет такого выбора.",
    },
    "malformed": {
        "en": "The server doesn't understand this message: load the page again.",
        "ru": "Сервер не понял сообщение: загрузите страницу заново.",
    },
    "silent": {
        "en": "The page said nothing: load it again.",
        "ru": "Страница ничего не сказала: загрузите её заново.",
    },
    "old_page": {
        "en": "This page is of another version than the server: load it again.",
        "ru": "Страница другой версии, чем сервер: загрузите её заново.",
    },
    "too_fast": {
        "en": "Too many messages at once: wait a moment.",
        "ru": "Слишком много сообщений сразу: подождите немного.",
    },
    "busy": {
        "en": "The adviser is asked too often: think for yourself, or ask again in a while.",
        "ru": "Советчика спрашивают слишком часто: подумайте сами или спросите чуть позже.",
    },
    "wrong_token": {
        "en": "This link opens no seat at this table: ask the host for a new one, or watch.",
        "ru": "Эта ссылка не даёт места за столом: попросите у хозяина новую или смотрите со стороны.",
    },
    "replaced": {
        "en": "This seat is somebody else's now: load the page again to watch.",
        "ru": "Это место теперь занимает другой: загрузите страницу заново, чтобы смотреть.",
    },
    "no_table": {
        "en": "There is no such table.",
        "ru": "Такого стола нет.",
    },
    "damaged": {
        "en": "This table is damaged and can't be read: tell whoever runs the server. Other tables are well.",
        "ru": "Этот стол повреждён, прочитать его нельзя: сообщите владельцу сервера. С другими столами всё в порядке.",
    },
    "spectator": {
        "en": "Spectators can't do that: sit down first.",
        "ru": "Зрителям это недоступно: сначала займите место.",
    },
    "in_doubt": {
        "en": "The database went away while it stored your choice: look in a moment whether it counts.",
        "ru": "База данных пропала, пока сохраняла ваш выбор: чуть позже посмотрите, засчитан ли он.",
    },
    "not_stored": {
        "en": "The choice could not be stored, and nothing has changed: try again in a moment.",
        "ru": "Не удалось сохранить выбор, и ничего не изменилось: попробуйте ещё раз чуть позже.",
    },
}


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
    """Nothing may be taken back."""

    code = "nothing_to_undo"


class NotAsked(TableRefusal):
    """Somebody wanted advice who has nothing to choose."""

    code = "not_your_turn"


class Busy(TableRefusal):
    """Somebody wanted advice, and too many did."""

    code = "busy"


class Replaced(TableRefusal):
    """Somebody wanted to act whose seat was given away."""

    code = "replaced"


class Watching(TableRefusal):
    """A spectator wanted to act."""

    code = "spectator"


def refused(error: Exception, id: int, lang: str) -> Refused | None:
    """The answer to a message that raised this error; None for an error of the program."""
    if isinstance(error, Illegal):
        code = ILLEGAL.get(error.reason, "illegal")
        return Refused(id, code, WORDS[code][lang], error.clause)
    if isinstance(error, TableRefusal):
        return Refused(id, error.code, WORDS[error.code][lang])
    if isinstance(error, InDoubt):
        return Refused(id, "in_doubt", WORDS["in_doubt"][lang])
    if isinstance(error, StoreError):
        return Refused(id, "not_stored", WORDS["not_stored"][lang])
    return None


def refusal(code: str, id: int, lang: str) -> Refused:
    return Refused(id, code, WORDS[code][lang])


ILLEGAL: Final = {GAME_OVER: "over", NOT_YOUR_TURN: "not_your_turn", UNKNOWN: "unknown"}
