"""`appending.py URL TABLE …`: a process that appends 500 lines to each table, and says what is stored. It is to die."""

from __future__ import annotations

import asyncio
import sys

from kubrik.server.store.store import Store


async def main(url: str, ids: list[str]) -> None:
    async with await Store.open(url) as store:
        await asyncio.gather(*(append(store, id) for id in ids))


async def append(store: Store, id: str) -> None:
    number = 0
    while number < 500:
        batch = [f"line {number + i}" for i in range(1 + number % 3)]
        await store.append(id, number, batch)
        number += len(batch)
        print(id, number, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
