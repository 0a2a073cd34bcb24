"""Logs: a line of JSON each, on stderr. Nothing that looks like a secret gets into one."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

# Tokens and hashes: long words without a gap. And ids of tables, because knowing one allows watching.
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{40,}|(?<![A-Za-z0-9])[0-9a-f]{20}(?![A-Za-z0-9])")
KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
LOG: Final = logging.getLogger("kubrik")


class JsonLines(logging.Formatter):
    """Writes each record as a line of JSON: when, how grave, what; then what was given with `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in KNOWN}
        if record.exc_info and record.exc_info[1]:
            line["error"] = "".join(traceback.format_exception(record.exc_info[1]))
        return SECRET.sub("…", msgspec.json.encode(line, enc_hook=str).decode())


def begin_logging(stream: TextIO = sys.stderr) -> None:
    """Somebody who plays at home sees what goes wrong; a file or a collector of logs gets every request."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING if stream.isatty() else logging.INFO, force=True)
    for chatty in ("asyncio", "alembic", "aiosqlite", "sqlalchemy", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
