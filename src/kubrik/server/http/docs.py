"""A page about the calls, without a script: the Content-Security-Policy allows none from elsewhere."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib import resources
from typing import Any, get_args

from litestar import Response, get

from kubrik.server.http.calls import CALLS, Call
from kubrik.server.http.openapi import document, types
from kubrik.server.wire.typescript import HEAD as HEADER
from kubrik.server.wire.typescript import module

HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/api/docs.css">
<title>Kubrik: calls of the lobby</title></head><body><main><h1>Calls of the lobby</h1>
<p>All send and take JSON. What goes wrong is told as {"code", "text"}, in English or Russian by Accept-Language. A
table itself is played over a WebSocket at /ws/{id}. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
"""


@get("/api/openapi.json", sync_to_thread=False)
def openapi() -> Response[bytes]:
    return Response(document(), media_type="application/json")


@get("/api/docs", sync_to_thread=False)
def docs() -> Response[str]:
    return Response(text(), media_type="text/html")


@get("/api/docs.css", sync_to_thread=False)
def style() -> Response[str]:
    return Response((resources.files(__package__) / "docs.css").read_text(encoding="utf-8"), media_type="text/css")


@cache
def text() -> str:
    shapes = f"<h1>What they take and give</h1><pre>{escape(module(types()).removeprefix(HEADER))}</pre>"
    return HEAD + "".join(map(entry, CALLS)) + shapes + "</main></body></html>\n"


def entry(call: Call) -> str:
    told = [("takes", named(call.takes)), ("gives", f"{call.status} {named(call.gives)}".strip())]
    told += [("needs the secret of", call.secret), ("in the address", ", ".join(call.query))]
    told += [("refuses with", ", ".join(map(str, call.refuses)))]
    rows = "".join(f"<dt>{word}</dt><dd>{escape(value)}</dd>" for word, value in told if value)
    return (
        f"<h2><code>{call.method.upper()} {escape(call.path)}</code></h2>\n<p>{escape(call.about)}</p><dl>{rows}</dl>\n"
    )


def named(of: Any) -> str:
    if of is None or isinstance(of, str):
        return of or ""
    return f"{get_args(of)[0].__name__}[]" if get_args(of) else str(of.__name__)
