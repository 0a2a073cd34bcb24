"""Uvicorn's WebSockets, with a shorter way for most of what a table says: no task has to wait until it is sent."""

from __future__ import annotations

from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from kubrik.server.run.exchanges import address_of, crowd_of
from kubrik.server.socket.socket import HANG_UP, WRITE

LINGER: Final = 5.0  # seconds in which a page that is let go may still read what was sent


class Sockets(WebSocketsSansIOProtocol):
    """An application that finds WRITE and HANG_UP among the extensions may call them instead of awaiting `send`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope["extensions"]).update({WRITE: self.write, HANG_UP: self.hang_up})

    def write(self, text: bytes) -> bool:
        """False if it can't be written now, for the page reads slowly or is gone."""
        if not self._is_open() or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Even if the page doesn't read. It sees the code if it reads on soon."""
        if not self._is_open():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self.read_paused = True, False
        self.transport.resume_reading()  # until the page has said goodbye, too
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    # ---- who doesn't read is not listened to: each of his messages might be one more to keep for him

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.close_sent:
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set() and not self.close_sent:
            self.transport.pause_reading()
        return message

    def handle_ping(self) -> None:
        if self.close_sent:
            self.conn.data_to_send()  # nobody needs this answer
        else:
            super().handle_ping()

    # ---- the end: what nobody reads is not kept for ever

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        crowd_of(self.config).leave(address_of(self.client))
        super().connection_lost(exc)

    def _end_soon(self) -> None:
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.disconnected and not self.transport.is_closing()
