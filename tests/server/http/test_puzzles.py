"""Puzzles over HTTP: a seat's own view, and the reason after the answer."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from kubrik.games.registry import OURS
from kubrik.puzzles.puzzle import shelf_of
from kubrik.server.wire.analysis import PuzzleList, ShownPuzzle, Solved
from tests.server.http.visits import RUSSIAN, code

GAMES = [game.name for game in OURS]


async def test_the_list_names_todays(client: httpx.AsyncClient) -> None:
    found = msgspec.json.decode((await client.get("/api/puzzles")).content, type=PuzzleList)
    assert {one.game for one in found.puzzles} == set(GAMES)
    assert found.daily in {one.id for one in found.puzzles}
    assert {one.theme for one in found.puzzles} == set(found.themes)


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_shown_from_its_seat_and_judged(client: httpx.AsyncClient, game: str) -> None:
    puzzle = shelf_of(game).puzzles[0]
    answer = await client.get(f"/api/puzzles/{puzzle.id}", headers=RUSSIAN)
    shown = msgspec.json.decode(answer.content, type=ShownPuzzle)
    scene = shown.welcome.scene
    assert (scene.seat, scene.can_undo) == (puzzle.seat, False)
    assert scene.asked is not None
    ways = [way.name for way in scene.asked.ways]
    assert puzzle.best in ways
    assert "iterations" not in answer.text  # nothing of what the search thought
    for choice in (puzzle.best, next(way for way in ways if way != puzzle.best)):
        answer = await client.post(f"/api/puzzles/{puzzle.id}", json={"choice": choice})
        solved = msgspec.json.decode(answer.content, type=Solved)
        assert (solved.right, solved.best) == (choice == puzzle.best, puzzle.best)
        assert any("%" in sentence for sentence in solved.why)
        assert solved.ways[0].share == max(way.share for way in solved.ways)


async def test_what_is_no_puzzle_or_no_way(client: httpx.AsyncClient) -> None:
    assert code(await client.get("/api/puzzles/humans-0")) == (404, "no_puzzle")
    assert code(await client.post("/api/puzzles/humans-0", json={"choice": "x"})) == (404, "no_puzzle")
    id = shelf_of("humans").puzzles[0].id
    assert code(await client.post(f"/api/puzzles/{id}", json={"choice": "sail to the moon"})) == (400, "no_way")
