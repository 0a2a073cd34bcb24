"""`appending.py URL TABLE`: a process that appends 500 lines and says how many are stored. It is meant to die."""

from __future__ import annotations

import asyncio
import sys

from kubrik.server.store.store import Store


async def append(url: str, id: str) -> None:
    async with await Store.open(url) as store:
        number = 0
        while number < 500:
            batch = [f"line {number + i}" for i in range(1 + number % 3)]
            await store.append(id, number, batch)
            number += len(batch)
            print(number, flush=True)


if __name__ == "__main__":
    asyncio.run(append(*sys.argv[1:]))
