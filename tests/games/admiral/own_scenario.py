"""Scenario files of one's own, as small as possible: rows of a map, and ships seat by seat.

text(["1a..$", "....."], [["brig B2 E"], ["brig E2 W"]], victory=["gold"], goal=[2])
"""

from __future__ import annotations

import json

import pytest

from kubrik.games.admiral.box.files.load import ScenarioFileError, load_ships, parse_scenario
from kubrik.games.admiral.box.scenarios import Scenario

SHIPS = load_ships()


def text(
    map: list[str], fleets: list[list[str]], victory: list[str] | None = None, ranking: str = "score", **more: object
) -> str:
    """`more` stands with the map. JSON writes lists, numbers and strings as TOML does."""
    sea = {"players": [len(fleets)], "map": map, "fleets": fleets, "source": "house"} | more
    scenario = {"id": "own", "en": "Own", "ru": "Своё", "level": "basic", "rounds": 9, "source": "house"}
    scenario |= {"victory": ["elimination", *(victory or [])], "ranking": ranking}
    lines = ['game = "admiral"', "[scenario]", *written(scenario), "[[box.sea]]", *written(sea)]
    return "\n".join(lines)


def written(table: dict[str, object]) -> list[str]:
    return [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in table.items()]


def parsed(text: str, players: int = 2) -> Scenario:
    return parse_scenario(text, "my.toml", players, SHIPS)


def complaint(text: str, players: int = 2) -> str:
    with pytest.raises(ScenarioFileError) as refusal:
        parsed(text, players)
    message = str(refusal.value)
    assert message.startswith("my.toml: ")
    assert message.isprintable()
    return message.removeprefix("my.toml: ")
