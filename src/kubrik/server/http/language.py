"""The language that a browser asks for."""

from __future__ import annotations

from typing import Any

from litestar import Request

from kubrik.engine.languages import LANGUAGES

AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> str:
    """The language in the address, else the first known one in Accept-Language, else English."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The first known language of a header: `ru-RU,ru;q=0.9,en;q=0.8` is Russian."""
    ranked = sorted((weighed(part) for part in accepted.split(",")), key=lambda one: -one[1])
    return next((lang for lang, weight in ranked if lang in LANGUAGES and weight > 0), LANGUAGES[0])


def weighed(part: str) -> tuple[str, float]:
    tag, _, rest = part.partition(";")
    _, _, weight = rest.partition("q=")
    try:
        return tag.strip().lower()[:2], float(weight or 1)
    except ValueError:
        return "", 0.0
