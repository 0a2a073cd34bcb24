"""Uvicorn's HTTP, with time limits: a client that sends or reads very slowly can't hold a connection forever."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from kubrik.server.run.crowd import Crowd

ASK_WITHIN: Final = 10.0  # seconds, from the first byte of a request to the end of its head
ANSWER_WITHIN: Final = 120.0  # seconds, for the rest of it and for the answer to be read, on a slow line
IDLE: Final = 5  # seconds between two requests


class Config(uvicorn.Config):
    """Uvicorn's settings, and who is connected."""

    def __init__(self, *args: Any, crowd: Crowd, **more: Any) -> None:
        super().__init__(*args, **more)
        self.crowd: Final = crowd


class Exchanges(H11Protocol):
    """A connection belongs to the crowd until it is lost; one that becomes a WebSocket leaves it as such."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_inside = crowd_of(self.config).let_in(address_of(self.client))
        self._deadline: asyncio.TimerHandle | None = None
        if self._is_inside:
            self._expect(ASK_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        if self._is_inside:
            crowd_of(self.config).leave(address_of(self.client))
        super().connection_lost(exc)

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and not self.cycle.response_complete:
            self._expect(ANSWER_WITHIN)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._expect(ASK_WITHIN)
        super().on_response_complete()

    def _expect(self, within: float) -> None:
        self._forget()
        self._deadline = self.loop.call_later(within, self.transport.abort)

    def _forget(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def crowd_of(config: uvicorn.Config) -> Crowd:
    return cast(Config, config).crowd


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
