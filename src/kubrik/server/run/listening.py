"""The socket that the server listens at, and the address to type."""

from __future__ import annotations

import errno
import socket
from typing import Final

from kubrik.server.run.errors import ServeError

USUAL: Final = 8421
ANY: Final = 0
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # all addresses of this machine, and one that can be typed


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the usual port or, if that is taken, at any free one."""
    try:
        return _bound(host, USUAL if port is None else port)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return _bound(host, ANY)
        raise ServeError(_complaint(error, host, port)) from error


def _bound(host: str, port: int) -> socket.socket:
    family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, number)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
        made.set_inheritable(True)
    except BaseException:
        made.close()
        raise
    return made


def _complaint(error: OSError, host: str, port: int | None) -> str:
    if isinstance(error, socket.gaierror):
        return f"--host {host}: there is no such address; use 127.0.0.1, or 0.0.0.0 for all of this machine"
    if error.errno == errno.EADDRINUSE:
        return f"--port {port}: another program listens there; choose another, or leave it out"
    if error.errno == errno.EACCES:
        return f"--port {port}: only the system may listen there; choose one above 1023"
    return f"can't listen at {host} ({error.strerror or error}); use --host 127.0.0.1"


def address_of(made: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = made.getsockname()[:2]
    shown = EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
