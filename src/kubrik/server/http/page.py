"""The built page: one document for all its addresses, and the files it is made of."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ControllerRouterHandler

from kubrik.engine.languages import table_of
from kubrik.server.http.headers import CACHE
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.lobby.refusals import LOBBY, Refusal
from kubrik.server.settings import Settings

ADDRESSES: Final = [
    "/",
    "/index.html",
    "/new/{rest:path}",
    "/t/{rest:path}",
    "/how/{rest:path}",
    "/mine",
    "/replay/{rest:path}",
    "/analysis/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/rules/{rest:path}",
    "/workshop/{rest:path}",
]
FOREVER: Final = {CACHE: "public, max-age=31536000, immutable"}  # their names change with what is in them
ASK_FIRST: Final = {CACHE: "no-cache"}
PLAIN: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kubrik</title></head><body><main><h1>Kubrik</h1><p>{text}</p><p><a href="/">{home}</a></p></main></body></html>
"""


@get(ADDRESSES, sync_to_thread=False)
def page(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[Any]:
    """The folder is looked at every time: one may build the page while the server runs."""
    return document(settings.page, request, 200)


@get("/assets/{name:str}", sync_to_thread=False)
def asset(settings: NamedDependency[Settings], name: FromPath[str]) -> File:
    return file_in(settings.page / "assets", name, FOREVER)


@get("/{rest:path}", sync_to_thread=False)
def other(request: AnyRequest, settings: NamedDependency[Settings], rest: FromPath[str]) -> Response[Any] | File:
    """A file such as the icon; else the page itself, which says that it knows no such address."""
    is_person = "text/html" in request.headers.get("accept", "") and not rest.startswith("/api/")
    try:
        return file_in(settings.page, rest.removeprefix("/"), ASK_FIRST)
    except Refusal:
        if is_person:
            return document(settings.page, request, 404)
        raise


PAGE: Final[tuple[ControllerRouterHandler, ...]] = (page, asset, other)


def file_in(folder: Path, name: str, headers: dict[str, str]) -> File:
    """Only what the folder lists: a name can't lead out of it."""
    files = {path.name: path for path in folder.iterdir() if path.is_file()} if folder.is_dir() else {}
    if name not in files:
        raise Refusal("not_found")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(files[name], media_type=kind, headers=headers, content_disposition_type="inline")


def document(folder: Path, request: AnyRequest, status: int) -> Response[Any]:
    index = folder / "index.html"
    if not index.is_file():
        return plain("not_built", language_of(request), 503)
    return Response(index.read_bytes(), media_type="text/html", status_code=status, headers=ASK_FIRST)


def plain(code: str, lang: str, status: int) -> Response[Any]:
    """A page that says in plain words what is wrong, with a link home."""
    words = table_of(LOBBY, lang)
    text = PLAIN.format(lang=lang, text=html.escape(words[code]), home=words["home"])
    return Response(text, media_type="text/html", status_code=status)
