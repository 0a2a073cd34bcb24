"""Which bot plays a level of a game, and how strong it is there."""

from __future__ import annotations

from kubrik.bots.levels import LADDER
from kubrik.games.common.files.ladder import Ladder, ladder_in
from kubrik.games.registry import GAMES


def ladder_of(game: str) -> Ladder | None:
    """The game's own ladder, which lies beside its code; None if nobody has measured one."""
    found = GAMES.get(game)
    package = type(found).__module__.rpartition(".")[0] if found is not None else ""
    return ladder_in(package) if package else None


def bot_of(spec: str, game: str = "") -> str:
    """The bot that plays this level in this game; what is no level is a bot already."""
    if spec not in LADDER:
        return spec
    ladder = ladder_of(game)
    return ladder.levels[spec].bot if ladder is not None else LADDER[spec].bot


def ratings_of(game: str) -> dict[str, int]:
    """The rating of each level in this game; 0 where nobody has measured it."""
    ladder = ladder_of(game)
    return {name: rung.rating for name, rung in ladder.levels.items()} if ladder is not None else {}
