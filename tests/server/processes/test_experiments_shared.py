"""`kubrik serve --workers 2`: whichever process is asked, it knows every experiment."""

from __future__ import annotations

from contextlib import AsyncExitStack

import httpx

from tests.patience import PATIENCE
from tests.server.processes.serving import served
from tests.server.workshop.asking import wish

CALLS = 6  # connections, so that each process gets some


async def test_an_experiment_is_known_and_cancelled_at_either_process(sqlite: str) -> None:
    async with AsyncExitStack() as stack:
        _, address = stack.enter_context(served(sqlite, workers=2))
        calls = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=PATIENCE)) for _ in range(CALLS)
        ]
        ids = []
        for _ in range(2):  # by the same process: each would have to start one that checks files
            begun = await calls[0].post("api/experiments", json=wish(bot="mate", games=300))
            assert begun.status_code == 201, begun.text
            ids.append(begun.json()["id"])
        for call in calls:
            found = [(await call.get(f"api/experiments/{id}")).json() for id in ids]
            assert [one["ahead"] for one in found] == [0, 1]
        assert (await calls[0].post("api/experiments", json=wish())).json()["code"] == "your_experiments"
        for call, id in zip(calls[2:], ids):
            assert (await call.post(f"api/experiments/{id}/cancel")).status_code == 204
        for call in calls:
            assert [(await call.get(f"api/experiments/{id}")).status_code for id in ids] == [404, 404]
