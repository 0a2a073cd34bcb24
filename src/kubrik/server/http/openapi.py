"""The calls as an OpenAPI document: made from the same types that they are read and answered with."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from kubrik import __version__
from kubrik.server.http.calls import CALLS, Call
from kubrik.server.wire.lobby import Problem

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
ALWAYS: Final = (429, 503)
ABOUT: Final = {
    400: "Something in it is wrong: the text names it.",
    401: "A secret is needed.",
    403: "Not with this secret, or not yet.",
    404: "There is no such thing.",
    409: "Not as the table stands.",
    413: "Too large.",
    415: "Not JSON.",
    429: "Too many requests: wait.",
    503: "The store can't be reached.",
}


@cache
def document() -> bytes:
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = operation(call)
    schemas = msgspec.json.schema_components(types(), ref_template=REF)[1]
    secret = {"type": "http", "scheme": "bearer", "description": "The secret of the host, or of a seat."}
    return msgspec.json.encode({
        "openapi": "3.1.0",
        "info": {"title": "Kubrik", "version": __version__, "description": "The lobby of a Kubrik server."},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"secret": secret}},
    })  # fmt: skip


def types() -> list[Any]:
    named = [of for call in CALLS for of in (call.takes, call.gives) if of is not None and not isinstance(of, str)]
    return [*named, Problem]


def operation(call: Call) -> dict[str, Any]:
    made: dict[str, Any] = {
        "summary": call.about,
        "operationId": f"{call.method}{call.path.translate(str.maketrans('/-', '__', '{}'))}",
        "parameters": [*map(place, names_in(call.path)), *(query(*one) for one in call.query.items())],
        "responses": {str(call.status): answer(call)} | {str(code): problem(code) for code in (*call.refuses, *ALWAYS)},
    }
    if call.takes is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": schema(call.takes)}}}
    if call.secret:
        made["security"] = [{"secret": []}]
    return made


def names_in(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]


def place(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}


def query(name: str, form: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": form}


def answer(call: Call) -> dict[str, Any]:
    if call.gives is None:
        return {"description": "Done."}
    kind, form = (call.gives, {"type": "string"}) if isinstance(call.gives, str) else (JSON, schema(call.gives))
    return {"description": "As asked.", "content": {kind: {"schema": form}}}


def problem(code: int) -> dict[str, Any]:
    return {"description": ABOUT[code], "content": {JSON: {"schema": schema(Problem)}}}


def schema(of: Any) -> dict[str, Any]:
    (form,), _ = msgspec.json.schema_components([of], ref_template=REF)
    return form
