"""From an experiment file to a plan."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from kubrik.engine.complaints import said
from kubrik.engine.game import Game, Setup
from kubrik.games.common.files.datafile import DataFileError
from kubrik.games.common.files.errors import EntryError, wrong, wrong_form
from kubrik.games.common.files.limits import MOST_BYTES, check_text
from kubrik.games.registry import game_named
from kubrik.lab.plans.arms import Cards, arms_of
from kubrik.lab.plans.checks import check_bots
from kubrik.lab.plans.file import PlanFile
from kubrik.lab.plans.plan import SIZES, SMALLER_SIZES, Plan, size_of

LEAST_CHUNKS: Final = 16  # of an experiment


class PlanFileError(DataFileError):
    """An experiment file that can't be used."""

    expected = "experiment_file"


def read_plan(path: Path, games: int | None = None) -> Plan:
    """The plan of a file; files of cards that it names are looked for beside it."""
    if path.suffix == ".json":
        return again(path, games)
    try:
        file = parse(text_of(path))
    except EntryError as error:
        raise PlanFileError.about(str(path), error.said) from error
    return plan_of(file, path.parent, games)


def again(path: Path, games: int | None) -> Plan:
    """The plan that lies in the folder of an experiment."""
    try:
        plan = msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.MsgspecError as error:
        raise PlanFileError.about(str(path), said(str(error))) from error
    return replace(plan, games=games) if games else plan


def text_of(path: Path) -> str:
    if path.stat().st_size > MOST_BYTES:
        raise wrong(said("the_file"), "file_bytes", bytes=path.stat().st_size, most=MOST_BYTES)
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise wrong(said("the_file"), "not_text") from error


def parse(text: str) -> PlanFile:
    check_text(text)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(said("not_toml"), str(error)) from error
    return file_of(raw)


def file_of(raw: dict[str, Any]) -> PlanFile:
    """What a file or a command line says, checked."""
    try:
        return msgspec.convert(raw, PlanFile)
    except msgspec.ValidationError as error:
        raise wrong_form(raw, PlanFile, error) from error


def plan_of(file: PlanFile, folder: Path, games: int | None = None) -> Plan:
    """The plan of a file whose cards lie in this folder."""
    game = game_named(file.game)
    return plan_with(file, game, lambda name: cards_of(name, game, folder), games)


def plan_with(file: PlanFile, game: Game, cards: Cards, games: int | None = None) -> Plan:
    """Looks up and checks all that the file names: seats, bots, parts and, by `cards`, the texts of files."""
    base = setup_of(file, game, cards)
    game.box(base)
    check_bots(file, base.seats)
    arms, parts, skipped = arms_of(file, game, base, cards)
    whole = file.kind == "pace"
    plan = Plan(
        kind=file.kind,
        game=file.game,
        seats=base.seats,
        arms=tuple(arms),
        parts=tuple(parts),
        games=games or file.games,
        seed=file.seed,
        repeats=file.repeats,
        until=file.until,
        control=file.control or file.kind == "luck",
        events="all" if whole and file.events == "parts" else file.events,
        choices=file.choices or whole,
        chunk=file.chunk,
        skipped=tuple(skipped),
    )
    return plan if plan.chunk else replace(plan, chunk=usual_chunk(plan))


def usual_chunk(plan: Plan) -> int:
    """Some seconds' worth of games, but not so many that processes have nothing to do, or rows fill the memory."""
    keeps_all = plan.choices or plan.events == "all"
    size = size_of(plan.arms, SMALLER_SIZES if keeps_all else SIZES)
    return max(1, min(size, plan.games // LEAST_CHUNKS))


def setup_of(file: PlanFile, game: Game, cards: Cards) -> Setup:
    return Setup(
        game=file.game,
        seats=file.seats or game.usual_seats,
        expansions=file.expansions,
        options=file.options,
        cards=cards(file.cards),
    )


def cards_of(name: str, game: Game, folder: Path) -> str:
    return game.read_cards(folder / Path(name).expanduser()) if name else ""
