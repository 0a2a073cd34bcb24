"""Nobody keeps the server busy for all others: so many calls from an address, then it has to wait."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from kubrik.server.lobby.refusals import Refusal
from kubrik.server.rest.asgi import App, Receive, Scope, Send
from kubrik.server.rest.buckets import Buckets, neighbourhood
from kubrik.server.rest.language import preferred
from kubrik.server.rest.problems import problem
from kubrik.server.settings import Settings

TRY_LATER: Final = 1013  # the code of a WebSocket


def with_limits(app: App, settings: Settings) -> App:
    calls, tables = Buckets(settings.calls), Buckets(settings.tables)

    def wait(scope: Scope) -> float:
        """The page's own files are not counted, nor is what a supervisor asks."""
        path = scope.get("path", "")
        if not path.startswith(("/api/", "/ws/")):
            return 0.0
        who = neighbourhood((scope["client"] or ("", 0))[0])
        is_new_table = path == "/api/tables" and scope.get("method") == "POST"
        return calls.wait(who) or (tables.wait(who) if is_new_table else 0.0)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        seconds = wait(scope)
        if seconds > 0:
            await refuse(scope, receive, send, math.ceil(seconds))
        else:
            await app(scope, receive, send)

    return answer


async def refuse(scope: Scope, receive: Receive, send: Send, seconds: int) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": TRY_LATER, "reason": "too fast"})
        return
    lang = preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    headers = [(b"content-type", b"application/json"), (b"retry-after", str(seconds).encode())]
    body = msgspec.json.encode(problem(Refusal("too_fast", seconds=seconds), lang))
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
