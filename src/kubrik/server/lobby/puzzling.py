"""Puzzles: the list, a position as its seat sees it, and what is to be said of an answer."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

from kubrik.analysis.shares import curve_of
from kubrik.analysis.telling import label
from kubrik.engine.languages import table_of
from kubrik.engine.table import Table
from kubrik.games.registry import GAMES
from kubrik.puzzles import puzzle as shelves
from kubrik.puzzles.daily import daily
from kubrik.puzzles.puzzle import Puzzle, Shelf, box_for, reasons_of, setup_of, shelf_of
from kubrik.puzzles.themes import TITLES
from kubrik.server.game.boxes import box_of
from kubrik.server.game.game import LiveGame
from kubrik.server.game.titles import titles
from kubrik.server.lobby.refusals import LOBBY, Refusal
from kubrik.server.show.guest import welcome
from kubrik.server.show.reasons import clause_of, sentences
from kubrik.server.show.replaying import line_of
from kubrik.server.show.scenes import Scenes
from kubrik.server.show.stage import Stage
from kubrik.server.store.values import Seat, TableFacts
from kubrik.server.wire.analysis import PuzzleInfo, PuzzleList, ShownPuzzle, Solved, WayWorth

LONG_AGO: Final = datetime(2000, 1, 1, tzinfo=UTC)
RIVALS: Final = "captain"


def puzzles() -> PuzzleList:
    found = [info(shelf_of(game), puzzle) for game in GAMES for puzzle in shelf_of(game).puzzles]
    themes = {name: TITLES[name] for name in sorted({one.theme for one in found})}
    today = daily([one.id for one in found], datetime.now(UTC).date())
    return PuzzleList(puzzles=tuple(found), themes=themes, daily=today)


def info(shelf: Shelf, puzzle: Puzzle) -> PuzzleInfo:
    played = shelf.played[puzzle.played]
    more = played.expansions
    return PuzzleInfo(id=puzzle.id, game=shelf.game, theme=puzzle.theme, seats=played.seats, expansions=more)


async def shown_puzzle(id: str, lang: str) -> ShownPuzzle:
    """Replaying takes time, so a thread does it."""
    check(id)
    return await asyncio.to_thread(shown, id, lang)


async def solved(id: str, choice: str, lang: str) -> Solved:
    check(id)
    return await asyncio.to_thread(judged, id, choice, lang)


def check(id: str) -> None:
    if id not in shelves.all_puzzles():
        raise Refusal("no_puzzle")


@lru_cache(maxsize=128)
def shown(id: str, lang: str) -> ShownPuzzle:
    """What the seat sees, and nothing else: a table of its own, at which only this question is asked."""
    game, puzzle = shelves.all_puzzles()[id]
    stage = stage_of(shelf_of(game), puzzle, lang)
    scenes = Scenes()
    scene = msgspec.structs.replace(scenes.scene(stage, puzzle.seat, lang), can_undo=False)
    lines = scenes.journal(stage, puzzle.seat, lang)
    return ShownPuzzle(puzzle=info(shelf_of(game), puzzle), welcome=welcome(stage, scene, lines, lang, is_host=False))


def stage_of(shelf: Shelf, puzzle: Puzzle, lang: str) -> Stage:
    played = shelf.played[puzzle.played]
    setup = setup_of(shelf.game, played)
    box = box_of(setup)
    lines = [line_of(by, name) for by, name in played.lines[: puzzle.at]]
    facts = TableFacts(
        id=puzzle.id,
        setup=setup,
        rules_version=played.rules_version,
        cards_digest=played.cards_digest,
        created_at=LONG_AGO,
        is_public=False,
        host_hash="",
        status="running",
    )
    stage = Stage(box, facts, seats_of(played.seats, puzzle.seat, lang), LiveGame(box, lines))
    stage.online = frozenset({puzzle.seat})
    return stage


def seats_of(seats: int, own: int, lang: str) -> tuple[Seat, ...]:
    """Bots, and one's own place among them."""
    me = Seat(seat=own, kind="person", name=table_of(LOBBY, lang)["player"])
    return tuple(me if n == own else Seat(seat=n, kind="bot", bot=RIVALS) for n in range(seats))


def judged(id: str, choice: str, lang: str) -> Solved:
    game, puzzle = shelves.all_puzzles()[id]
    shelf = shelf_of(game)
    box = box_for(shelf, puzzle)
    t: Table = shelves.table_of(box, shelf, puzzle)
    view, names = box.view(t, puzzle.seat), titles(seats_of(t.seats, puzzle.seat, lang), lang)
    assert view.question is not None, "a puzzle is a question"
    if choice not in view.question.options:
        raise Refusal("no_way")
    found, share = reasons_of(shelf, puzzle), curve_of(game).share
    return Solved(
        right=choice == puzzle.best,
        best=puzzle.best,
        ways=tuple(
            WayWorth(choice=way.choice, label=label(box, view, way.choice, names, lang), share=share(way.value))
            for way in puzzle.ways
        ),
        why=sentences(box, view, found, names, lang),
        clause=clause_of(view, found),
        iterations=puzzle.iterations,
    )
