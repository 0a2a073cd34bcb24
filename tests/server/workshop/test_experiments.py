"""Experiments over HTTP: played in a process of their own, one at a time, within limits, and gone when cancelled."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kubrik.server.experiments.asked import Limits
from kubrik.server.experiments.experiments import Experiments
from kubrik.server.settings import Rate
from tests.server.workshop.asking import (
    OWN,
    become,
    begin,
    code,
    is_running,
    look,
    process_of,
    sleep_for_ever,
    take_all_memory,
    vanish,
    wish,
)
from tests.server.workshop.conftest import Opening


async def test_an_experiment_is_played_to_its_report_and_nothing_but_that_is_kept(
    opened: Opening, laboratory: Path
) -> None:
    """A title may hold anything; in the report it is text, and what the report may do is fenced in."""
    mine = OWN.replace('en="Wasp"', 'en="<script>alert(1)</script>"')
    async with opened() as client:
        id = await begin(client, kind="values", cards=mine, parts=["wasp"])
        found = await become(client, id, "done")
        assert (found["done"], found["games"], found["text"]) == (4, 4, "")
        answer = await client.get(f"/api/experiments/{id}/report")
        assert "&lt;script&gt;alert(1)&lt;/script&gt;" in answer.text
        assert "<script>alert" not in answer.text
        assert "sandbox allow-scripts" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-frame-options"] == "SAMEORIGIN"
        assert (await client.get(f"/api/experiments/{id}/plan")).json()["parts"]
        assert sorted(path.name for path in (laboratory / id).iterdir()) == [
            "asked.json", "plan.json", "report.html", "state.json", "ticket.json"
        ]  # fmt: skip


HOSTILE: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"bot": "mcts:100ms"}, (400, "no_bot")),
    ({"bot": "os:system"}, (400, "no_bot")),
    ({"bot": "admiral"}, (400, "no_bot")),
    ({"bot": "captain", "games": 1000}, (400, "many_games")),
    ({"games": 1_000_000}, (400, "malformed")),
    ({"kind": "ratings"}, (400, "malformed")),
    ({"kind": "values"}, (400, "no_parts")),
    ({"kind": "values", "parts": ["wasp"] * 13}, (400, "malformed")),
    ({"file": "../../../etc/passwd"}, (400, "no_file")),
    ({"cards": "/etc/passwd"}, (400, "cards")),
    ({"cards": "a." * 900 + "a=1"}, (400, "cards")),
    ({"seats": 8}, (400, "setup")),
    ({"game": "chess"}, (404, "no_game")),
    ({"statistic": "os:system"}, (400, "malformed")),
    ({"options": {}}, (400, "malformed")),
]


async def test_what_nobody_may_ask_for(opened: Opening, laboratory: Path) -> None:
    async with opened(what=sleep_for_ever) as client:
        answers = [(changed, await client.post("/api/experiments", json=wish(**changed))) for changed, _ in HOSTILE]
        assert [(changed, code(answer)) for changed, answer in answers] == HOSTILE
        assert not list(laboratory.iterdir())


async def test_they_wait_for_each_other_and_not_too_many(opened: Opening) -> None:
    async with opened(what=sleep_for_ever, waiting=3, each=3) as client:
        ids = [await begin(client) for _ in range(3)]
        await become(client, ids[0], "playing")
        assert [(await look(client, id))["ahead"] for id in ids] == [0, 1, 2]
        assert [(await look(client, id))["status"] for id in ids[1:]] == ["queued", "queued"]
        assert code(await client.post("/api/experiments", json=wish())) == (409, "your_experiments")
        assert (await client.post(f"/api/experiments/{ids[0]}/cancel")).status_code == 204
        await become(client, ids[1], "playing")
        assert (await look(client, ids[2]))["ahead"] == 1


async def test_a_full_queue_refuses_everybody(opened: Opening) -> None:
    async with opened(what=sleep_for_ever, waiting=1) as client:
        await begin(client)
        assert code(await client.post("/api/experiments", json=wish())) == (503, "many_experiments")


async def test_so_many_from_one_address(opened: Opening) -> None:
    async with opened(what=sleep_for_ever, experiments=Rate(burst=1, per_second=0.01)) as client:
        await begin(client)
        answer = await client.post("/api/experiments", json=wish())
        assert code(answer) == (429, "too_fast")
        assert int(answer.headers["retry-after"]) > 1


async def test_who_cancels_ends_the_process_and_nothing_is_left(opened: Opening, laboratory: Path) -> None:
    async with opened(what=sleep_for_ever) as client:
        id = await begin(client)
        pid = await process_of(laboratory, id)
        assert is_running(pid)
        assert (await client.post(f"/api/experiments/{id}/cancel")).status_code == 204
        assert not is_running(pid)
        assert not [path for path in laboratory.iterdir() if path.is_dir()]
        assert code(await client.get(f"/api/experiments/{id}")) == (404, "no_experiment")
        assert code(await client.post(f"/api/experiments/{id}/cancel")) == (404, "no_experiment")


async def test_another_process_of_the_server_may_be_asked(opened: Opening, laboratory: Path) -> None:
    """It sees the same queue, plays nothing while the first one does, and can cancel what that one plays."""
    async with opened(what=sleep_for_ever) as client:
        id = await begin(client)
        pid = await process_of(laboratory, id)
        other = Experiments(laboratory, Limits(look=0.01), sleep_for_ever)
        found = other.look(id)
        assert found is not None
        assert found[0].status == "playing"
        assert await other.cancel(id)
        while is_running(pid):
            await asyncio.sleep(0.01)
        assert code(await client.get(f"/api/experiments/{id}")) == (404, "no_experiment")
        await other.close()


async def test_a_server_that_ends_plays_nothing_any_more(opened: Opening, laboratory: Path) -> None:
    async with opened(what=sleep_for_ever) as client:
        pid = await process_of(laboratory, await begin(client))
    assert not is_running(pid)


async def test_after_a_process_of_the_server_has_died_its_experiment_failed_and_the_next_is_played(
    opened: Opening, laboratory: Path
) -> None:
    async with opened(what=sleep_for_ever) as client:
        ids = [await begin(client) for _ in range(2)]
        await process_of(laboratory, ids[0])
    async with opened(what=sleep_for_ever) as client:
        found = await become(client, ids[0], "failed")
        assert "begin it again" in found["text"]
        await become(client, ids[1], "playing")


@pytest.mark.parametrize(("what", "limits", "why"), [
    (vanish, {}, "or the game broke"),
    (take_all_memory, {"megabytes": 50}, "it took too much time or memory"),
    (sleep_for_ever, {"seconds": 0.1, "grace": 0.1}, "it took too long"),
])  # fmt: skip
async def test_whatever_ends_the_process_is_told(
    opened: Opening, what: Any, limits: dict[str, float], why: str
) -> None:
    async with opened(what=what, **limits) as client:
        assert why in (await become(client, await begin(client), "failed"))["text"]


async def test_old_reports_are_removed(opened: Opening, laboratory: Path) -> None:
    async with opened(what=vanish, kept=0.0) as client:
        id = await begin(client)
        while (await client.get(f"/api/experiments/{id}")).status_code == 200:
            await asyncio.sleep(0.02)
        assert not [path for path in laboratory.iterdir() if path.is_dir()]


@pytest.mark.parametrize("id", ["..", "%2e%2e%2f", "x", "a" * 43])
async def test_an_id_is_no_path(opened: Opening, laboratory: Path, id: str) -> None:
    (laboratory / "ticket.json").write_text(json.dumps({"who": "", "at": 0}))
    async with opened() as client:
        for path in (f"/api/experiments/{id}/report", f"/api/experiments/{id}"):
            assert (await client.get(path)).status_code in (404, 405)
        assert (await client.post(f"/api/experiments/{id}/cancel")).status_code in (404, 405)
        assert laboratory.is_dir()


async def test_where_they_are_off_nothing_is_begun(opened: Opening) -> None:
    async with opened(on=False) as client:
        assert (await client.get("/api/games")).json()["experiments"] == "off"
        assert code(await client.post("/api/experiments", json=wish())) == (403, "no_experiments")
        assert code(await client.get(f"/api/experiments/{'a' * 43}")) == (403, "no_experiments")
        assert (await client.get("/api/workshop/humans")).status_code == 200
