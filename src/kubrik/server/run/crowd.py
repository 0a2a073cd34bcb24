"""How many connections are open: in all, and from one address. Beyond a limit nobody is let in."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from types import ModuleType
from typing import Final

from kubrik.server.common.buckets import neighbourhood

resource: ModuleType | None = None
with suppress(ImportError):  # on Windows
    import resource

UNKNOWN: Final = 512  # files that may be open, where the system doesn't tell
WANTED: Final = 16_384  # files; more than that needs no server of ours
SPARE: Final = 4  # one in so many files is kept for the store, bots and ourselves


class Crowd:
    """Counts connections. A proxy may have more than one address may: behind it are many people."""

    def __init__(self, most: int, most_each: int, proxies: tuple[str, ...] = ()) -> None:
        self._most: Final = most
        self._most_each: Final = most_each
        self._proxies: Final = [ip_network(proxy) for proxy in proxies]
        self._inside: Final[Counter[str]] = Counter()
        self._all = 0

    def let_in(self, address: str) -> bool:
        who = neighbourhood(address)
        is_one_too_many = self._inside[who] >= self._most_each and not is_in(address, self._proxies)
        if self._all >= self._most or is_one_too_many:
            return False
        self._inside[who] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        who = neighbourhood(address)
        self._inside[who] -= 1
        self._all -= 1
        if not self._inside[who]:
            del self._inside[who]


def is_in(address: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def most_open(wanted: int) -> int:
    """Well below what the system allows this process to have open, which is raised first as far as it may be."""
    if resource is None:
        return min(wanted, UNKNOWN - UNKNOWN // SPARE)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        soft = allowed
    open_files = WANTED if soft == resource.RLIM_INFINITY else soft
    return min(wanted, open_files - open_files // SPARE)
