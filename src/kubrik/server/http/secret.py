"""The secret that a page shows: `Authorization: Bearer SECRET`. In an address it would be seen by others."""

from __future__ import annotations

from kubrik.server.http.language import AnyRequest
from kubrik.server.lobby.refusals import Refusal


def secret(request: AnyRequest) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refusal("no_token")
    return token.strip()
