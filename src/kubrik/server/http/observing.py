"""Every request is counted and logged: what was asked and how it went, never what was sent or by whose secret."""

from __future__ import annotations

import time
from contextlib import nullcontext
from typing import Final

from kubrik.server.common.logs import LOG
from kubrik.server.common.metrics import REQUESTS, SOCKETS
from kubrik.server.http.asgi import App, Message, Receive, Scope, Send

ELSEWHERE: Final = "elsewhere"  # for unknown addresses, which may contain anything, even a secret


def observed(app: App) -> App:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            with SOCKETS.track_inprogress() if scope["type"] == "websocket" else nullcontext():
                return await app(scope, receive, send)
        begun, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            note(scope, status, time.perf_counter() - begun)

    return answer


def note(scope: Scope, status: int, seconds: float) -> None:
    """The route stands for the address: there are few of them, and none has a secret in it."""
    route = scope.get("path_template") or ELSEWHERE
    method = scope["method"] if scope["method"] in ("GET", "POST", "HEAD", "OPTIONS") else "other"
    REQUESTS.labels(method, route, status).observe(seconds)
    client = (scope["client"] or ("", 0))[0]
    told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1), "client": client}
    LOG.info("request", extra=told)
