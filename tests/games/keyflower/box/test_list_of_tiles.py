"""The list of all tiles at the end of the rulebook, by which everybody may know what exists (KF-2.21)."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from kubrik.games.keyflower.box.tiles import Cost, Tile, UpgradableTile
from kubrik.games.keyflower.terms import PER_KEPT, RESOURCES, ROAD, SIDES
from kubrik.games.keyflower.words.ru.words import WORDS
from tests.games.keyflower.scene import BOX

FOLDER = resources.files("kubrik.games.keyflower")
SKILLS = ["anvil", "pickaxe", "saw"]
SEASON_TILES = [*BOX.spring, *BOX.summer, *BOX.autumn]


def lines(lang: str, heading: str) -> list[str]:
    """What is said of each tile, behind this heading."""
    text = (FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8")
    return re.findall(r"(?m)^- (.+)$", text[text.index(heading) :])


def listed() -> dict[str, str]:
    """The line of each tile, by its English name."""
    return {re.split(r"[:(]", line)[0].strip(): line for line in lines("en", "## All tiles")}


def cost(cost: Cost) -> str:
    """As a reader is told: "1 wood + 1 skill tile of any type"."""
    parts = [f"{n} {name}" for n, name in zip(cost.resources, RESOURCES) if n]
    if cost.any_resource:
        parts.append(f"{cost.any_resource} resource{'s' if cost.any_resource > 1 else ''} of any kind")
    parts += [f"{n} {name}" for n, name in zip(cost.skills, SKILLS) if n]
    return " + ".join([*parts, *["1 skill tile of any type"] * cost.any_skill])


@pytest.mark.rule("KF-2.21")
def test_the_rulebook_lists_every_tile_once() -> None:
    names = [re.split(r"[:(]", line)[0].strip() for line in lines("en", "## All tiles")]
    assert sorted(names) == sorted([*(tile.name.en for tile in BOX.all), "Ghost ship"])


@pytest.mark.rule("KF-2.21")
@pytest.mark.parametrize("tile", SEASON_TILES, ids=lambda tile: tile.name.id)
def test_it_tells_what_both_faces_of_a_village_tile_are_worth(tile: UpgradableTile) -> None:
    front, back = tile.faces
    line = listed()[tile.name.en]
    assert f"upgrade {cost(tile.cost)}; {front.points} and {back.points} VP; roads " in line


@pytest.mark.rule("KF-2.21")
@pytest.mark.parametrize("tile", [*SEASON_TILES, *BOX.winter, *BOX.turn_order], ids=lambda tile: tile.name.id)
def test_it_tells_where_the_roads_are(tile: Tile) -> None:
    roads = re.search(r"roads? ([NSEW, ]+)\.$", listed()[tile.name.en])
    assert roads is not None
    assert roads[1].split(", ") == [side for side, edge in zip(SIDES, tile.edges) if edge == ROAD]


@pytest.mark.rule("KF-2.21")
@pytest.mark.parametrize("home", BOX.homes, ids=lambda home: home.name.id)
def test_it_tells_the_homes_apart(home: UpgradableTile) -> None:
    (water,) = [side for side, edge in zip(SIDES, home.edges) if edge != ROAD]
    assert listed()[home.name.en] == f"{home.name.en}: upgrade {cost(home.cost)}; water {water}."


@pytest.mark.rule("KF-2.21")
@pytest.mark.parametrize("tile", SEASON_TILES, ids=lambda tile: tile.name.id)
def test_so_does_the_russian_one(tile: UpgradableTile) -> None:
    (line,) = [line for line in lines("ru", "Числа на плитках") if line.startswith(f"«{tile.name.ru}»: ")]
    front, back = tile.faces
    is_yard = front.score.kind == PER_KEPT
    worth = (
        f"{front.score.points} ПО / {back.score.points} ПО за " if is_yard else f"ПО {front.points} и {back.points}."
    )
    assert worth in line


@pytest.mark.rule("KF-2.21")
@pytest.mark.parametrize("tile", [*SEASON_TILES, *BOX.winter, *BOX.turn_order], ids=lambda tile: tile.name.id)
def test_the_russian_one_tells_where_the_roads_are(tile: Tile) -> None:
    (line,) = [line for line in lines("ru", "Числа на плитках") if line.startswith(f"«{tile.name.ru}»: ")]
    roads = re.search(r"дорог[аи] ([СЮЗВ, ]+)[.;]", line)
    assert roads is not None
    assert roads[1].split(", ") == [WORDS[side] for side, edge in zip(SIDES, tile.edges) if edge == ROAD]


@pytest.mark.rule("KF-2.21")
def test_the_russian_one_lists_every_tile_once() -> None:
    names = [line.split("»")[0].strip("«") for line in lines("ru", "Числа на плитках")]
    assert sorted(names) == sorted([*(tile.name.ru for tile in BOX.all), "Корабль-призрак"])
