"""What the commands of the laboratory do: begin an experiment, go on with it, show it."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from kubrik.cli.lab.progress import progress
from kubrik.cli.play.foreign import blaming
from kubrik.cli.setup import option
from kubrik.cli.speech import language
from kubrik.cli.usage import UsageError
from kubrik.engine.game import Game, Setup
from kubrik.games.registry import game_named
from kubrik.lab.plans.plan import Plan
from kubrik.lab.plans.reading import file_of, plan_of, read_plan
from kubrik.lab.plans.work import work_of
from kubrik.lab.report.making import report_of, widest
from kubrik.lab.report.page import as_page
from kubrik.lab.report.plots import plots_of
from kubrik.lab.report.text import as_text
from kubrik.lab.report.words import say
from kubrik.lab.run.folder import Folder, replace_file
from kubrik.lab.run.running import Means, go_on

PAGE: Final = "report.html"
FIGURES: Final = "figures.json"
USUAL_GAMES: Final = 300
AS_IT_IS: Final = "as it is"
MOST_NAME: Final = 60


def carry_out(args: Namespace) -> int:
    lang = language(args.lang)
    if args.what == "report":
        return show(Folder.found(Path(args.folder)), args.statistic, lang, args.plots)
    if args.what == "resume":
        return play(Folder.found(Path(args.folder)), args, lang)
    if args.what == "copy":
        return copy_file(args, lang)
    plan = read_plan(Path(args.file).expanduser(), args.games) if args.what == "run" else asked(args)
    return play(Folder.new(Path(args.out or name_of(args)), plan), args, lang)


def copy_file(args: Namespace, lang: str) -> int:
    """Writes the game's own file of cards, tiles or a sea to where the designer wants to change it."""
    game, path = game_named(args.game), Path(args.file).expanduser()
    text = game.study.text(chosen_setup(args, game))
    if not text:
        raise UsageError("lab_no_file", game=game.name)
    if path.exists():
        raise UsageError("lab_copy_exists", path=str(path))
    path.write_text(text, encoding="utf-8")
    print(say(lang, "copied", game=game.name, path=path))
    return 0


def chosen_setup(args: Namespace, game: Game) -> Setup:
    options = dict(option(text) for text in args.option)
    return Setup(game=game.name, seats=args.seats or game.usual_seats, options=options)


def name_of(args: Namespace) -> str:
    return f"lab-{Path(args.file).stem}" if args.what == "run" else f"lab-{args.kind}-{args.game}"


def asked(args: Namespace) -> Plan:
    """The plan of `kubrik lab ask`: what an experiment file would say."""
    said = {
        "kind": args.kind,
        "game": args.game,
        "seats": args.seats,
        "bots": args.bots.split(","),
        "strengths": args.strengths.split(",") if args.strengths else [],
        "games": args.games or USUAL_GAMES,
        "seed": args.seed,
        "expansions": args.expansions,
        "options": dict(option(text) for text in args.option),
        "cards": "" if args.kind == "compare" else args.cards or "",
        "arms": arms_asked(args) if args.kind == "compare" else [],
        "parts": args.parts.split(",") if args.parts else [],
        "ways": args.ways.split(","),
        "until": {"width": args.until} if args.until else None,
        "control": args.control,
    }
    return plan_of(file_of(said), Path())


def arms_asked(args: Namespace) -> list[dict[str, str]]:
    """The game as it is, and with the file of the user's own."""
    if not args.cards:
        raise UsageError("lab_compare_what")
    return [{"name": AS_IT_IS}, {"name": Path(args.cards).stem[:MOST_NAME], "cards": args.cards}]


def play(folder: Folder, args: Namespace, lang: str) -> int:
    work = work_of(folder.plan)
    bots = {bot for arm in folder.plan.arms for bot in arm.bots}
    try:
        with progress(work.deals * work.a_deal, folder.games(), lang) as told, blaming(bots):
            go_on(folder, Means(args.processes, args.ray), told, lambda chunks: widest(folder, chunks))
    except KeyboardInterrupt:
        print(say(lang, "stopped", path=folder.path), file=sys.stderr)
        raise
    except Exception:
        print(say(lang, "failed", path=folder.path), file=sys.stderr)
        raise
    return show(folder, args.statistic, lang)


def show(folder: Folder, statistics: list[str], lang: str, plots: str = "") -> int:
    report = report_of(folder, statistics)
    if plots:
        Path(plots).mkdir(parents=True, exist_ok=True)
        for name, drawn in plots_of(report, lang):
            replace_file(Path(plots) / name, drawn.encode())
    replace_file(folder.path / PAGE, as_page(report, lang).encode())
    replace_file(folder.path / FIGURES, msgspec.json.format(msgspec.json.encode(report)))
    print(as_text(report, lang))
    print(say(lang, "written", path=folder.path / PAGE))
    return 0
