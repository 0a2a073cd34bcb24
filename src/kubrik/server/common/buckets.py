"""How often an address may ask: a bucket of tokens for each, which fills up again."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, NamedTuple

from kubrik.server.settings import Rate

MOST: Final = 20_000  # addresses that are remembered


class Buckets:
    """A bucket for each address. A full one is forgotten: the address would begin with one."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._left: Final[dict[str, tuple[float, float]]] = {}  # the number of tokens, and when it was counted

    def wait(self, who: str) -> float:
        """Takes a token; or says in how many seconds there will be one."""
        now = self._clock()
        left = self._level(who, now)
        if left < 1:
            return (1 - left) / self._rate.per_second
        if len(self._left) >= MOST:
            self._forget(now)
        self._left[who] = left - 1, now
        return 0.0

    def _level(self, who: str, now: float) -> float:
        left, at = self._left.get(who, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - at) * self._rate.per_second)

    def _forget(self, now: float) -> None:
        """Forgets full buckets; if too many are left, forgets all, so that memory stays limited."""
        busy = {who: of for who, of in self._left.items() if self._level(who, now) < self._rate.burst}
        self._left.clear()
        if len(busy) < MOST:
            self._left.update(busy)


class Talk(NamedTuple):
    """How much the pages of tables may say, from one address."""

    messages: Buckets
    hints: Buckets


def neighbourhood(address: str) -> str:
    """One home has many addresses of IPv6: the first half of them is the same."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return address


def address_of(scope: Mapping[str, Any]) -> str:
    """The address by which a caller is counted."""
    return neighbourhood((scope["client"] or ("", 0))[0])
