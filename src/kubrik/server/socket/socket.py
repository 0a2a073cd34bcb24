"""The WebSocket of a table: one guest, from hello to goodbye."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kubrik.engine.languages import LANGUAGES
from kubrik.server.common.buckets import Talk, address_of
from kubrik.server.common.origin import is_own_origin
from kubrik.server.common.tasks import end
from kubrik.server.game.refusals import refusal, refused
from kubrik.server.show.guest import TOO_SLOW, Guest
from kubrik.server.show.outbox import Write
from kubrik.server.socket.advice import Advice
from kubrik.server.socket.requests import answer
from kubrik.server.store.errors import Damaged, NoTable, StoreError
from kubrik.server.store.tokens import hash_of
from kubrik.server.table.house import House
from kubrik.server.table.room import Room
from kubrik.server.wire.messages import LONGEST_MESSAGE, VERSION, Hello, Hint, Refused, ToServer

HELLO_WITHIN: Final = 10.0  # seconds
READ_WITHIN: Final = 20.0  # seconds, between two looks; who reads the same message all the while is gone
POLICY: Final = 1008  # codes of RFC 6455
LATER: Final = 1013
WRITE: Final = "kubrik.write"  # the extension of a connection that can write at once
HANG_UP: Final = "kubrik.hang_up"  # and end at once
HangUp = Callable[[int, str], None]
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger(__name__)


@websocket("/ws/{id:str}")
async def table_socket(
    socket: Socket, id: FromPath[str], house: NamedDependency[House], talk: NamedDependency[Talk]
) -> None:
    if not is_own_origin(socket.headers):
        await socket.close(POLICY, "another site's page")
        return
    await socket.accept()
    with suppress(WebSocketDisconnect, OSError):
        await serve(socket, id, house, talk)


async def serve(socket: Socket, id: str, house: House, talk: Talk) -> None:
    hello = await read_hello(socket)
    try:
        guest = hello if isinstance(hello, Refused) else await admitted(house, id, hello)
        if isinstance(guest, Refused):
            return await turn_away(socket, guest)
        await look_after(socket, await house.room(id), guest, talk)
    except StoreError as error:
        log.warning("table %s can't be opened: %s", id, error)
        await socket.close(LATER, "come back")


async def read_hello(socket: Socket) -> Hello | Refused:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            text = await socket.receive_data("text")
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
    except Damaged:
        return refusal("damaged", 0, hello.lang)
    is_host = bool(hello.host) and await house.store.is_host(id, hello.host)
    if not hello.token:
        return Guest(None, hello.lang, is_host)
    found = await house.store.seat_by_token(hello.token)
    if found is None or found[0] != id:
        return refusal("wrong_token", 0, hello.lang)
    return Guest(found[1], hello.lang, is_host, hash_of(hello.token))


async def turn_away(socket: Socket, why: Refused) -> None:
    await socket.send_data(msgspec.json.encode(why).decode(), "text")
    await socket.close(POLICY, why.code)


async def look_after(socket: Socket, room: Room, guest: Guest, talk: Talk) -> None:
    """What the page says is heard here, so that nothing it began is cut off; others send to it and watch over that."""
    helpers: list[asyncio.Task[None]] = []
    advice = Advice()
    guest.outbox.write = cast("Write | None", extension(socket, WRITE))
    try:
        await room.enter(guest)
        async with asyncio.timeout(None) as patience:
            helpers = [asyncio.create_task(send(socket, guest)), asyncio.create_task(watch(socket, guest, patience))]
            await hear(socket, room, guest, advice, talk)
    except TimeoutError:
        pass
    finally:
        room.leave(guest)
        await advice.end()
        await end(helpers)


async def send(socket: Socket, guest: Guest) -> None:
    while (messages := await guest.outbox.take()) is not None:
        await socket.send_data(messages.decode(), "text")


async def watch(socket: Socket, guest: Guest, patience: asyncio.Timeout) -> None:
    """Ends the connection when the guest is dismissed, or reads no more, which is looked at now and then.

    A timer for every message would take longer than to send it.
    """
    outbox = guest.outbox
    while outbox.farewell is None and not outbox.is_stuck():
        with suppress(TimeoutError):
            async with asyncio.timeout(READ_WITHIN):
                await outbox.is_shut()
    hang_up = cast("HangUp | None", extension(socket, HANG_UP))
    if hang_up is not None:
        hang_up(*(outbox.farewell or TOO_SLOW))
    else:
        patience.reschedule(0)


def extension(socket: Socket, name: str) -> object | None:
    return cast("dict[str, object]", socket.scope["extensions"] or {}).get(name)


async def hear(socket: Socket, room: Room, guest: Guest, advice: Advice, talk: Talk) -> None:
    """Answer messages until the page goes. All connections of an address share how much they may say."""
    address = address_of(socket.scope)
    while True:
        text = await socket.receive_data("text")
        if talk.messages.wait(address) > 0:
            guest.send(refusal("too_fast", 0, guest.lang))
            await asyncio.sleep(1)
            continue
        message = understood(text, guest.lang)
        if isinstance(message, Hint) and talk.hints.wait(address) > 0:
            guest.send(refusal("busy", message.id, guest.lang))
        elif isinstance(message, Hint):
            await advice.begin(partial(respond, room, guest, message))
        else:
            await respond(room, guest, message)


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
