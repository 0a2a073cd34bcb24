"""The arguments of the commands, and their help."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from kubrik.cli.examples import (
    BOTS,
    ENV_EXAMPLES,
    GAMES,
    LAB_EXAMPLES,
    LESSON_EXAMPLES,
    NEW_GAME_EXAMPLES,
    PLAY_EXAMPLES,
    PUZZLE_EXAMPLES,
    REPLAY_EXAMPLES,
    RULES_EXAMPLES,
    SERVE_EXAMPLES,
    SIM_EXAMPLES,
)
from kubrik.cli.lab.arguments import add_lab_arguments
from kubrik.cli.numbers import days, natural, port, positive, seed
from kubrik.cli.puzzles.arguments import add_puzzle_arguments
from kubrik.cli.version import version_line
from kubrik.engine.languages import LANGUAGES


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose error messages are one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def command_line() -> Parser:
    parser = Parser(prog="kubrik", description="Board games with secrets: play them, simulate them, read their rules.")
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    add_play(commands)
    add_serve(commands)
    add_sim(commands)
    add_lab(commands)
    add_env(commands)
    add_puzzles(commands)
    add_replay(commands)
    add_rules(commands)
    add_lesson(commands)
    add_new_game(commands)
    return parser


Commands = argparse._SubParsersAction  # argparse has no public name for it


def add_play(commands: Commands[Parser]) -> None:
    p = commands.add_parser("play", help="play against bots in the terminal", epilog=PLAY_EXAMPLES)
    p.add_argument("game", nargs="?", metavar="GAME", help=GAMES)
    p.add_argument("--seat", metavar="S", help="your seat, from 1 (default: at random); several people: 1,2")
    p.add_argument("--name", help="your name at the table; several people: Ann,Bob")
    p.add_argument("--bots", "--level", metavar="BOT,…", help=f"one for all, or one for each (default: mate): {BOTS}")
    p.add_argument("--seed", type=seed, help="repeat the same luck (default: random)")
    p.add_argument("--load", metavar="FILE", help="continue a saved game")
    add_setup(p)
    add_language(p)


def add_serve(commands: Commands[Parser]) -> None:
    p = commands.add_parser("serve", help="play in the browser, alone or with friends", epilog=SERVE_EXAMPLES)
    p.add_argument("--host", default="127.0.0.1", help="where to listen (default: 127.0.0.1, this machine only)")
    p.add_argument("--port", type=port, metavar="P", help="default: 8421, or any free port")
    p.add_argument(
        "--database", metavar="URL", default="", help="default: KUBRIK_DATABASE_URL, or a file in your data folder"
    )
    p.add_argument(
        "--workers", type=positive, metavar="N", default=1, help="processes (default: 1), each on its own core"
    )
    p.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a host name of the server, such as play.example; several: --name A --name B",
    )
    p.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="trust X-Forwarded-For from this proxy, an address or a network (default: none)",
    )
    p.add_argument(
        "--keep",
        type=days,
        metavar="DAYS",
        default=30,
        help="remove tables that nobody has touched for this long (default: 30; 0: never); "
        "finished games are kept 12 times as long",
    )
    p.add_argument(
        "--experiments",
        action=argparse.BooleanOptionalAction,
        help="let people play small experiments in the workshop (default: if only this machine can reach the server)",
    )
    p.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        help="open the browser (default: if there is a display)",
    )
    add_language(p)


def add_sim(commands: Commands[Parser]) -> None:
    p = commands.add_parser("sim", help="let bots play many games", epilog=SIM_EXAMPLES)
    p.add_argument("game", metavar="GAME", help=GAMES)
    p.add_argument(
        "--bots",
        metavar="BOT,…",
        default="random",
        help=f"one for all seats, or one for each (default: random): {BOTS}",
    )
    p.add_argument("--games", type=positive, default=100, metavar="K", help="how many (default: 100)")
    p.add_argument("--seed", type=seed, default=1, help="the same seed gives the same games (default: 1)")
    p.add_argument("--jobs", type=positive, default=1, metavar="J", help="how many processes play (default: 1)")
    p.add_argument(
        "--record",
        metavar="PLACE",
        default="",
        help="save every game in this folder; to NAME.parquet: every choice, with the numbers that its seat knew",
    )
    p.add_argument("--json", action="store_true", help="print the result as one JSON object")
    add_setup(p)
    add_language(p)


def add_lab(commands: Commands[Parser]) -> None:
    p = commands.add_parser("lab", help="experiments: what a card is worth, with intervals", epilog=LAB_EXAMPLES)
    whats = p.add_subparsers(dest="what", metavar="WHAT", title="what", required=True)
    add_setup(add_lab_arguments(whats))
    for what in whats.choices.values():
        add_language(what)


def add_env(commands: Commands[Parser]) -> None:
    p = commands.add_parser("env", help="what learning programs are told of a game", epilog=ENV_EXAMPLES)
    whats = p.add_subparsers(dest="what", metavar="WHAT", title="what", required=True)
    columns = whats.add_parser("columns", help="the numbers that a seat's knowledge is written as, column by column")
    columns.add_argument("game", metavar="GAME", help=GAMES)
    columns.add_argument("--json", action="store_true", help="print them as one JSON object")
    add_setup(columns)
    add_language(columns)


def add_puzzles(commands: Commands[Parser]) -> None:
    p = commands.add_parser("puzzles", help="find the best choice: list, make or check puzzles", epilog=PUZZLE_EXAMPLES)
    whats = p.add_subparsers(dest="what", metavar="WHAT", title="what", required=True)
    add_puzzle_arguments(whats)
    for what in whats.choices.values():
        add_language(what)


def add_replay(commands: Commands[Parser]) -> None:
    p = commands.add_parser("replay", help="show a recorded game step by step", epilog=REPLAY_EXAMPLES)
    p.add_argument("file", metavar="FILE", help="a record, as written by kubrik play or kubrik sim --record")
    p.add_argument(
        "--seat", type=positive, metavar="S", help="as seen from this seat, from 1 (default: by a spectator)"
    )
    p.add_argument("--to", type=natural, metavar="N", help="stop after N choices")
    add_language(p)


def add_rules(commands: Commands[Parser]) -> None:
    p = commands.add_parser("rules", help="read the rulebook", epilog=RULES_EXAMPLES)
    p.add_argument("game", metavar="GAME", help=GAMES)
    p.add_argument("clause", nargs="?", metavar="CLAUSE", help="show only this clause, such as TH-5.3 or KF-5.3")
    p.add_argument("--where", action="store_true", help="the code that implements this clause, and its tests")
    p.add_argument("--options", action="store_true", help="the expansions, and what --option can change")
    p.add_argument("--coverage", action="store_true", help="which tests cite which clause; exit code 1 if one has none")
    p.add_argument("--tests", metavar="DIR", help="where the tests are (default: in the checkout)")
    add_language(p)


def add_lesson(commands: Commands[Parser]) -> None:
    p = commands.add_parser("lesson", help="try out a guided first game, or one of your own", epilog=LESSON_EXAMPLES)
    p.add_argument("game", metavar="GAME", help=GAMES)
    p.add_argument("lesson", nargs="?", metavar="LESSON", help="its name, or a file (default: all of the game)")
    add_language(p)


def add_new_game(commands: Commands[Parser]) -> None:
    p = commands.add_parser("new-game", help="write the skeleton of your own game", epilog=NEW_GAME_EXAMPLES)
    p.add_argument("name", metavar="NAME", help="in lowercase letters, such as my_game")
    p.add_argument("--folder", metavar="DIR", help="where to write it (default: a new folder of that name)")
    add_language(p)


def add_setup(p: Parser) -> None:
    p.add_argument("--seats", type=positive, metavar="N", help="number of players (default: 3, for admiral 2)")
    p.add_argument(
        "--with",
        action="append",
        default=[],
        dest="expansions",
        metavar="EXPANSION",
        help="add an expansion: key_celeste to keyflower, captain_cards to admiral",
    )
    p.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="change a ruling: kubrik rules GAME --options lists them",
    )
    p.add_argument(
        "--cards",
        "--scenario",
        metavar="FILE",
        help="play with the cards or tiles in this file; for admiral it is a scenario",
    )


def add_language(p: Parser) -> None:
    p.add_argument("--lang", choices=LANGUAGES, help="the language (default: the system's)")
