"""By which names the server is reached: a page under any other name could count as our own (DNS rebinding)."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from typing import Final

from kubrik.server.http.asgi import App, Receive, Scope, Send
from kubrik.server.http.limits import tell
from kubrik.server.lobby.refusals import Refusal

MISDIRECTED: Final = 421
POLICY: Final = 1008  # the code of a WebSocket


def with_hosts(app: App, names: Collection[str]) -> App:
    """Answer only calls to the server's own names, and those without any: browsers always name one."""
    known = {name.lower().rstrip(".") for name in names}

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if all(is_known(host, known) for host in hosts):
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": "unknown host"})
        else:
            await tell(scope, send, MISDIRECTED, Refusal("wrong_host"), [])

    return answer


def is_known(host: str, known: Collection[str]) -> bool:
    """An address leads to us and to nobody else, and `localhost` can be given to nobody."""
    name = name_of(host)
    return name in known or name == "localhost" or name.endswith(".localhost") or is_address(name)


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
