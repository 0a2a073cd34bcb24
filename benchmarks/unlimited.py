"""`unlimited.py DATABASE WORKERS`: `kubrik serve` without rate limits, because all clients share one address."""

from __future__ import annotations

import sys

from kubrik.server.app import make_app
from kubrik.server.http.asgi import App
from kubrik.server.run import process
from kubrik.server.run.start import start
from kubrik.server.settings import Rate, Settings
from kubrik.server.table.house import House

ANY = Rate(burst=1e9, per_second=1e9)


def app_of(house: House, settings: Settings | None = None) -> App:
    return make_app(house, Settings(calls=ANY, pages=ANY, tables=ANY, hints=ANY, messages=ANY))


def told(address: str, place: str) -> None:
    print(address, flush=True)


# Outside the block below: every process of the server imports this module and needs it.
process.make_app = app_of  # type: ignore[attr-defined]

if __name__ == "__main__":
    start("127.0.0.1", 0, sys.argv[1], int(sys.argv[2]), told, Settings(connections_each=10**6))
