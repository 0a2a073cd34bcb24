"""All set-ups of a game."""

from __future__ import annotations

from itertools import combinations, product

from kubrik.engine.game import Game, Setup, SetupError


def setups(game: Game) -> list[Setup]:
    """Every number of seats, with every set of expansions and with every single value of an option."""
    return setups_with(game, [{}, *({o.name: value} for o in game.options for value in list(o.values)[1:])])


def every(game: Game, *wanted: str) -> list[Setup]:
    """Set-ups with every combination of these options' values: "level", or only some of them, "level=basic,admiral"."""
    all_values = {o.name: tuple(o.values) for o in game.options}
    split = [words.partition("=") for words in wanted]
    values = [tuple(some.split(",")) if some else all_values[name] for name, _, some in split]
    return setups_with(game, [dict(zip((name for name, _, _ in split), chosen)) for chosen in product(*values)])


def setups_with(game: Game, options: list[dict[str, str]]) -> list[Setup]:
    sets = [some for n in range(len(game.expansions) + 1) for some in combinations(game.expansions, n)]
    return [
        Setup(game=game.name, seats=seats, expansions=some, options=chosen)
        for seats in range(game.min_seats, game.max_seats + 1)
        for some in sets
        for chosen in options
        if is_possible(game, seats, some, chosen)
    ]


def is_possible(game: Game, seats: int, expansions: tuple[str, ...], chosen: dict[str, str]) -> bool:
    """Is the set-up allowed? Options may need an expansion, or certain numbers of players."""
    try:
        game.check(Setup(game=game.name, seats=seats, expansions=expansions, options=chosen))
    except SetupError:
        return False
    return True


def title(setup: object) -> str | None:
    """A set-up as the name of a test case."""
    if not isinstance(setup, Setup):
        return None
    return "-".join([str(setup.seats), *setup.expansions, *(f"{k}={v}" for k, v in setup.options.items())])
