"""What a call is answered from: the house, the settings and the limits of its server."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope as LitestarScope

from kubrik.server.common.buckets import Talk
from kubrik.server.http.asgi import App, Receive, Scope, Send
from kubrik.server.http.limits import Limits
from kubrik.server.settings import Settings
from kubrik.server.table.house import House

SERVED: Final = "kubrik.served"


class Served(NamedTuple):
    house: House
    settings: Settings
    limits: Limits


def with_served(app: App, served: Served) -> App:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        scope[SERVED] = served
        await app(scope, receive, send)

    return answer


def of(scope: LitestarScope) -> Served:
    found = cast("dict[str, object]", scope)[SERVED]
    assert isinstance(found, Served)
    return found


def the_house(scope: LitestarScope) -> House:
    return of(scope).house


def the_talk(scope: LitestarScope) -> Talk:
    return of(scope).limits.talk


def the_settings(scope: LitestarScope) -> Settings:
    return of(scope).settings


def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    of(connection.scope).limits.guard(connection, handler)
