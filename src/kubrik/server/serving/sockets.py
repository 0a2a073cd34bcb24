"""Uvicorn's WebSockets, with a shorter way for most of what a table says: no task has to wait until it is sent."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from kubrik.server.live.socket import WRITE


class Sockets(WebSocketsSansIOProtocol):
    """Whoever finds WRITE among the extensions may call it instead of awaiting `send`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope["extensions"])[WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """False if it can't be written now, for the page reads slowly or is gone."""
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
