"""What a page sends, read strictly: a body of the wrong form changes nothing, and the field is named."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from kubrik.engine.complaints import said
from kubrik.server.http.language import AnyRequest
from kubrik.server.lobby.refusals import Refusal

Body = TypeVar("Body")
SMALL: Final = 16_000  # bytes
LARGE: Final = 1_300_000  # a table with somebody's own cards, every letter of them escaped


async def body(request: AnyRequest, form: type[Body]) -> Body:
    """The body of a call, which must be JSON: before it sends us JSON of a foreign site, a browser asks the server."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("wrong_type")
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("not_json", why=str(error).rstrip(".")) from error


def malformed(complaint: str) -> Refusal:
    """A refusal made from msgspec's message, such as: Expected `str`, got `int` - at `$.chairs[0].name`."""
    why, _, place = complaint.partition(" - at `")
    field = place.rstrip("`").removeprefix("$").lstrip(".")
    return Refusal("malformed", where=field or said("body"), why=why.replace("`", "'"))


def number(request: AnyRequest, name: str) -> int | None:
    """A whole number of the address, where there is one."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Refusal("malformed", where=name, why=said("whole_number"))
    return int(text)
