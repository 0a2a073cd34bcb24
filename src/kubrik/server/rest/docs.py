"""A page about the calls. It has no script and no style of its own: the Content-Security-Policy allows none."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, get_args

from litestar import Response, get

from kubrik.server.rest.calls import CALLS, Call
from kubrik.server.rest.openapi import document

HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
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


@cache
def text() -> str:
    return HEAD + "".join(map(entry, CALLS)) + "</main></body></html>\n"


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
