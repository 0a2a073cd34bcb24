"""The WebSocket of a table: one guest, from hello to goodbye."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kubrik.engine.game import LANGUAGES
from kubrik.server.live.guest import Guest
from kubrik.server.live.house import House
from kubrik.server.live.refusals import refusal, refused
from kubrik.server.live.requests import answer
from kubrik.server.live.room import Room
from kubrik.server.origin import is_own_origin
from kubrik.server.store.errors import NoTable, StoreError
from kubrik.server.wire.messages import LONGEST_MESSAGE, VERSION, Hello, Refused, ToServer

HELLO_WITHIN: Final = 10.0  # seconds
READ_WITHIN: Final = 20.0  # seconds; whoever takes longer for a message is gone
BURST: Final = 60  # messages
EACH_SECOND: Final = 20  # messages, after that
POLICY: Final = 1008  # codes of RFC 6455
RESTART: Final = 1012
LATER: Final = 1013
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger(__name__)


@websocket("/ws/{id:str}")
async def table_socket(socket: Socket, id: FromPath[str], house: NamedDependency[House]) -> None:
    if not is_own_origin(socket.headers):
        await socket.close(POLICY, "another site's page")
        return
    await socket.accept()
    with suppress(WebSocketDisconnect, OSError):
        await serve(socket, id, house)


async def serve(socket: Socket, id: str, house: House) -> None:
    hello = await read_hello(socket)
    try:
        guest = hello if isinstance(hello, Refused) else await admitted(house, id, hello)
        if isinstance(guest, Refused):
            return await turn_away(socket, guest)
        await look_after(socket, await house.room(id), guest)
    except StoreError as error:
        log.warning("table %s can't be opened: %s", id, error)
        await socket.close(LATER, "come back")


async def read_hello(socket: Socket) -> Hello | Refused:
    try:
        text = await asyncio.wait_for(socket.receive_data("text"), HELLO_WITHIN)
    except TimeoutError:
        return refusal("silent", 0, LANGUAGES[0])
    message = understood(text, LANGUAGES[0])
    if isinstance(message, Hello):
        return message if message.v == VERSION else refusal("old_page", 0, message.lang)
    return message if isinstance(message, Refused) else refusal("malformed", 0, LANGUAGES[0])


async def admitted(house: House, id: str, hello: Hello) -> Guest | Refused:
    """A guest with the seat that the token opens."""
    try:
        await house.room(id)
    except NoTable:
        return refusal("no_table", 0, hello.lang)
    is_host = bool(hello.host) and await house.store.is_host(id, hello.host)
    if not hello.token:
        return Guest(None, hello.lang, is_host)
    found = await house.store.seat_by_token(hello.token)
    if found is None or found[0] != id:
        return refusal("wrong_token", 0, hello.lang)
    return Guest(found[1], hello.lang, is_host)


async def turn_away(socket: Socket, why: Refused) -> None:
    await socket.send_data(msgspec.json.encode(why).decode(), "text")
    await socket.close(POLICY, why.code)


async def look_after(socket: Socket, room: Room, guest: Guest) -> None:
    """Two tasks, one for each direction; when either ends, both do."""
    tasks: list[asyncio.Task[None]] = []
    try:
        await room.enter(guest)
        tasks = [asyncio.create_task(hear(socket, room, guest)), asyncio.create_task(send(socket, guest))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(guest)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def send(socket: Socket, guest: Guest) -> None:
    while (messages := await waiting(guest)) is not None:
        async with asyncio.timeout(READ_WITHIN):
            await socket.send_data(messages.decode(), "text")
    async with asyncio.timeout(READ_WITHIN):
        await socket.close(RESTART, "come back")


async def waiting(guest: Guest) -> bytes | None:
    """All that waits to be sent goes into one frame: what a choice brought, and that it is done."""
    messages = [await guest.outbox.get()]
    while messages[-1] is not None and not guest.outbox.empty():
        messages.append(guest.outbox.get_nowait())
    if messages[-1] is None:
        return None
    return b"\n".join(message for message in messages if message is not None)


async def hear(socket: Socket, room: Room, guest: Guest) -> None:
    allowance = Allowance()
    while True:
        text = await socket.receive_data("text")
        if not allowance.take():
            guest.send(refusal("too_fast", 0, guest.lang))
            await asyncio.sleep(1)
            continue
        await respond(room, guest, understood(text, guest.lang))


async def respond(room: Room, guest: Guest, message: ToServer | Refused) -> None:
    if isinstance(message, Refused):
        guest.send(message)
        return
    id = getattr(message, "id", 0)
    try:
        reply = await answer(room, guest, message)
    except Exception as error:
        reply = refused(error, id, guest.lang)
        if reply is None:
            log.exception("table %s could not answer %s", room.id, type(message).__name__)
            reply = refusal("not_stored", id, guest.lang)
    if reply is not None:
        guest.send(reply)


def understood(text: str | bytes, lang: str) -> ToServer | Refused:
    if len(text) > LONGEST_MESSAGE:
        return refusal("malformed", 0, lang)
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return refusal("malformed", 0, lang)


DECODER: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)


class Allowance:
    """So many messages at once, and so many a second."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * EACH_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
