"""Headers of every answer: what the page may load and do, and who may frame it or hear where it was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kubrik.server.http.asgi import App, Message, Receive, Scope, Send

# Only our own files, and nothing written into the page itself.
CONTENT: Final = "; ".join((
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
))  # fmt: skip
SAFE: Final = {
    "Content-Security-Policy": CONTENT,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
CACHE: Final = "Cache-Control"


def with_headers(app: App) -> App:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await app(scope, receive, send)

        async def signed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *missing(message.get("headers", []))]
            await send(message)

        await app(scope, receive, signed)

    return answer


def missing(given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers to add to an answer. Caching is forbidden unless the answer allows it: some contain secrets."""
    there = {name.lower() for name, _ in given}
    wanted = {name.lower().encode(): value.encode() for name, value in (SAFE | {CACHE: "no-store"}).items()}
    return [(name, value) for name, value in wanted.items() if name not in there]
