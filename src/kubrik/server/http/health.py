"""Is the server well, and how busy is it? For the person who runs it."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from kubrik import __version__
from kubrik.games.registry import GAMES
from kubrik.server.common.metrics import exposition
from kubrik.server.table.house import House


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server is well; if it is not, the answer is a Problem with the status 503."""

    status: str = "ok"
    version: str
    rules: dict[str, int]


@get("/health")
async def health(house: NamedDependency[House]) -> Health:
    """Say whether the server is well: it is if something can be stored, for that is what a table needs."""
    await house.store.check()
    return Health(version=__version__, rules={name: game.rules_version for name, game in GAMES.items()})


@get("/metrics", sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(exposition(), media_type="text/plain; version=0.0.4")
