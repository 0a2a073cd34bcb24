"""An experiment as it lies in the queue, how far it is, and what it may take."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kubrik.engine.complaints import Said

Status = Literal["queued", "playing", "done", "failed"]
# Levels that may play, each with the most games: strangers' wishes, so neither clocks nor anybody's own code.
MOST_GAMES: Final = {"cadet": 300, "mate": 300, "captain": 40}
CHUNKS: Final = {"cadet": 4, "mate": 4, "captain": 1}  # games between two looks at the clock, about
MOST_PARTS: Final = 12


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be found out. Cards come as text: nothing here names a file."""

    kind: Literal["compare", "values", "seats", "pace"]
    game: str
    seats: int
    bot: str
    games: int
    cards: str
    own: str = ""  # what they are compared with
    names: tuple[str, str] = ("", "")  # what the two are called in the report
    parts: tuple[str, ...] = ()
    lang: str = "en"


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the queue."""

    who: str  # asks for it: a hash of an address
    at: float  # when, in seconds since 1970


class State(msgspec.Struct, frozen=True, kw_only=True):
    """How far an experiment is. It waits as long as nobody has written a state."""

    status: Status = "queued"
    done: int = 0
    games: int = 0
    problem: Said | None = None


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What experiments may take."""

    seconds: float = 300.0  # of playing; then the report is made of what was played
    grace: float = 120.0  # seconds for the chunk that is being played, and for the report; then the process is ended
    megabytes: int = 1000  # of memory, beside the program itself
    disk: int = 200  # megabytes of rows
    report: int = 3_000_000  # bytes
    waiting: int = 8  # experiments in the queue
    each: int = 2  # of them from one address
    kept: float = 3600.0  # seconds that a report can be read
    most_kept: int = 50
    look: float = 0.2  # seconds between two looks at the process
