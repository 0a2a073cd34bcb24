"""All calls of the OpenAPI document, with whatever fits it and whatever doesn't: never an answer it doesn't name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from kubrik.server.app import make_app
from kubrik.server.http.calls import CALLS, Call
from kubrik.server.http.openapi import document
from kubrik.server.news.news import news_for
from kubrik.server.run.listening import address_of, listen
from kubrik.server.run.process import open_house
from kubrik.server.settings import Rate, Settings

BUSY = Rate(burst=1_000_000, per_second=1_000)
EXAMPLES = 25
FEW = 8  # where there is little to vary, and long answers are read: each table and none, twice
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
REFUSALS = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]  # 413: wrong by being too long
TABLE = {"game": "humans", "chairs": [{"who": "me"}, {"who": "friend"}, {"who": "bot"}], "is_public": True}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, which lets one ask as often as one likes."""
    with listen("127.0.0.1", 0) as made:
        ready, ending = Event(), Event()
        database = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'kubrik.db'}"
        thread = Thread(target=lambda: asyncio.run(serve(made, database, ready, ending)))
        thread.start()
        ready.wait()
        yield address_of(made).rstrip("/")
        ending.set()
        thread.join()


async def serve(made: Any, database: str, ready: Event, ending: Event) -> None:
    async with open_house(database, news_for(database)) as house:
        app = make_app(house, Settings(page=Path("nowhere"), calls=BUSY, tables=BUSY))
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, lifespan="off"))
        serving = asyncio.create_task(server.serve([made]))
        ready.set()
        await asyncio.to_thread(ending.wait)
        server.should_exit = True
        await serving


@pytest.fixture(scope="module")
def tables(address: str) -> list[tuple[str, str]]:
    """Ids and hosts' secrets of tables that are there."""
    made = [httpx.post(f"{address}/api/tables", json=TABLE, timeout=60).json() for _ in range(3)]
    return [(one["id"], one["host"]) for one in made]


FITTING = [(call, GenerationMode.POSITIVE) for call in CALLS]
OTHERS = [(call, GenerationMode.NEGATIVE) for call in CALLS if call.takes or call.query]


def spelled(value: Call | GenerationMode) -> str:
    return f"{value.method} {value.path}" if isinstance(value, Call) else value.value


@pytest.mark.parametrize(("call", "mode"), [*FITTING, *OTHERS], ids=spelled)
def test_a_call(address: str, tables: list[tuple[str, str]], call: Call, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_dict(msgspec.json.decode(document()))
    schema.config.update(base_url=address)
    schema.config.checks.negative_data_rejection.expected_statuses = REFUSALS
    known = cycle([*tables, ("nothing", "wrong")])
    examples = EXAMPLES if call.takes or mode is GenerationMode.NEGATIVE else FEW

    @given(case=schema[call.path][call.method.upper()].as_strategy(generation_mode=mode))
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def try_it(case: schemathesis.Case[Any]) -> None:
        id, host = next(known)
        if "id" in case.path_parameters:
            case.path_parameters["id"] = id
        if call.secret:
            case.headers["Authorization"] = f"Bearer {host}"
        checks = [*CHECKS, negative_data_rejection] if call.takes else CHECKS
        case.call_and_validate(checks=checks)

    try_it()
