"""Calls about the games themselves."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from kubrik.server.about.catalogue import catalogue
from kubrik.server.http.language import AnyRequest, language_of
from kubrik.server.lobby.reading import book
from kubrik.server.settings import Settings
from kubrik.server.wire.lobby import Book, GameList


@get("/api/games", sync_to_thread=False)
def games(settings: NamedDependency[Settings]) -> GameList:
    experiments = "on" if settings.laboratory else "packages" if settings.lacks_packages else "off"
    terms = {"keep": settings.keep, "keep_over": settings.keep_over, "experiments": experiments}
    return msgspec.structs.replace(catalogue(), **terms)


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(request: AnyRequest, game: FromPath[str]) -> Book:
    return book(game, language_of(request))
