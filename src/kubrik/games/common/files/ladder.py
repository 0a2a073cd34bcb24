"""A game's ladder: which bot plays each level there, and how strong it was found to be."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

import msgspec

FILE: Final = "ladder.toml"  # in `mind` of the game's folder


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level: a bot as `make_bot` understands it, and its rating: 400 more win ten games of eleven, 0 is unknown."""

    bot: str
    rating: int


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    command: str  # by which ratings were measured
    games: int  # that all ratings were fitted to
    levels: dict[str, Rung]


@lru_cache(maxsize=32)
def ladder_in(package: str) -> Ladder | None:
    """The ladder in the folder of the game's code; None if it has none."""
    file = resources.files(package) / "mind" / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Ladder) if file.is_file() else None
