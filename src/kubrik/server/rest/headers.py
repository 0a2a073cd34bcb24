"""Headers of every answer: what the page may load and do, and who may frame it or hear where it was."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders

from kubrik.server.rest.asgi import App, Message, Receive, Scope, Send

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
        async def signed(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableScopeHeaders(message))
            await send(message)

        await app(scope, receive, signed)

    return answer


def add_headers(headers: MutableScopeHeaders) -> None:
    """What an answer says of its own keeping stands: secrets are in some, so others are kept nowhere."""
    for name, value in SAFE.items():
        headers[name] = value
    if CACHE not in headers:
        headers[CACHE] = "no-store"
