"""The folder in which experiments lie, one folder each. All processes of a server look into the same one.

Who asks may reach any of them, and whoever has the turn plays: so all that is known of an experiment is here.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from kubrik.server.experiments.asked import Asked, Limits, State, Ticket

ASKED: Final = "asked.json"
TICKET: Final = "ticket.json"
STATE: Final = "state.json"
REPORT: Final = "report.html"
PLAN: Final = "plan.json"
ROWS: Final = "rows"
GONE: Final = "."  # what is being removed begins with it, and is no experiment any more
ID: Final = re.compile(r"[A-Za-z0-9_-]{43}")


Form = TypeVar("Form", bound=msgspec.Struct)


class Shelf:
    """Experiments by id. An id is a secret: only who has asked knows it."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root

    def put(self, id: str, asked: Asked, ticket: Ticket) -> None:
        """From now on it waits: a folder without a ticket is not looked at."""
        (self.root / id).mkdir(mode=0o700, parents=True)  # systems tidy up where temporary folders are
        write(self.root / id / ASKED, msgspec.json.encode(asked))
        write(self.root / id / TICKET, msgspec.json.encode(ticket))

    def has(self, id: str) -> bool:
        """Whatever is asked for comes from outside: it must look like an id before it is a name of a folder."""
        return ID.fullmatch(id) is not None and (self.root / id / TICKET).is_file()

    def folder(self, id: str) -> Path:
        return self.root / id

    def asked(self, id: str) -> Asked | None:
        return read(self.root / id / ASKED, Asked)

    def state(self, id: str) -> State:
        return read(self.root / id / STATE, State) or State()

    def note(self, id: str, state: State) -> None:
        with suppress(FileNotFoundError):  # cancelled meanwhile
            write(self.root / id / STATE, msgspec.json.encode(state))

    def result(self, id: str, name: str) -> bytes | None:
        """A file that came out of it."""
        with suppress(OSError):
            return (self.root / id / name).read_bytes()
        return None

    def all(self) -> list[tuple[str, Ticket]]:
        """Whole experiments, the oldest first."""
        with suppress(FileNotFoundError):
            ids = [path.name for path in self.root.iterdir() if ID.fullmatch(path.name)]
            tickets = [(id, read(self.root / id / TICKET, Ticket)) for id in ids]
            found = [(id, ticket) for id, ticket in tickets if ticket is not None]
            return sorted(found, key=lambda one: (one[1].at, one[0]))
        return []

    def live(self) -> list[tuple[str, Ticket]]:
        """Those that wait or are played."""
        return [(id, ticket) for id, ticket in self.all() if self.state(id).status in ("queued", "playing")]

    def remove(self, id: str) -> bool:
        """Out of sight first: a process that still writes there finds nothing any more. False: there is none."""
        gone = self.root / f"{GONE}{id}"
        try:
            os.replace(self.root / id, gone)
        except OSError:
            return False
        shutil.rmtree(gone, ignore_errors=True)
        return True

    def forget_rows(self, id: str) -> None:
        """Only the report is kept."""
        shutil.rmtree(self.root / id / ROWS, ignore_errors=True)

    def tidy(self, limits: Limits) -> None:
        """Removes what has been there for long, and the oldest reports if there are many."""
        over = [id for id, _ in self.all() if self.state(id).status in ("done", "failed")]
        late = time.time() - limits.kept
        many = len(over) - limits.most_kept
        for number, id in enumerate(over):
            if number < many or changed_at(self.root / id / STATE) < late:
                self.remove(id)


def read(path: Path, form: type[Form]) -> Form | None:
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(path.read_bytes(), type=form)
    return None


def write(path: Path, content: bytes) -> None:
    """All or nothing: others read it meanwhile."""
    beside = path.with_name(f"{GONE}{path.name}")
    beside.write_bytes(content)
    os.replace(beside, path)


def changed_at(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0
