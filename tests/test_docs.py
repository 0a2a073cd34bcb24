"""What the documentation says is true: examples run, commands and files that it names exist."""

from __future__ import annotations

import re
import shlex
import sys
from argparse import Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kubrik.cli.parser import command_line
from kubrik.cli.setup import setup_from
from kubrik.cli.sim import sim
from kubrik.games.registry import game_named
from tests.pages import PAGES, ROOT, blocks, code, commands, name

THEIR_OWN = (
    "my_module.py",
    "my_game/src/my_game/__init__.py",
    "wasps.toml",
    "my_cards.toml",
    "my_sea.toml",
    "my_statistics.py",
)  # files of the reader
FOLDERS = ("src/", "tests/", "docs/", "benchmarks/", "requirements/")

LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")
FLAG = re.compile(r"(?<![\w-])--[a-z][a-z-]+")


def with_python() -> list[Path]:
    return [page for page in PAGES if blocks(page, "python")]


def test_all_pages_are_there() -> None:
    assert {name(page) for page in PAGES} >= {"README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/players.md"}
    assert len([page for page in PAGES if page.parent.name == "decisions"]) >= 20


@pytest.mark.parametrize("page", with_python(), ids=name)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, in a folder of their own; a later one may use what an earlier one has made."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for number, example in enumerate(blocks(page, "python"), 1):
        exec(compile(example, f"{name(page)}, example {number}", "exec"), names)


def test_the_bot_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the page says: saved in the current folder, named on the command line."""
    bot = next(block for block in blocks(ROOT / "CONTRIBUTING.md", "python") if "class MyBot" in block)
    (tmp_path / "my_module.py").write_text(bot, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    command = next(c for c in commands(ROOT / "CONTRIBUTING.md") if c.startswith("kubrik sim"))
    args = command_line().parse_args([*shlex.split(command)[1:], "--games", "3", "--json"])
    assert args.bots == "my_module:MyBot,random,random"
    assert sim.run(args) == 0
    del sys.modules["my_module"]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_can_be_typed(page: Path) -> None:
    for command in commands(page):
        program, *words = shlex.split(command)
        assert program == "kubrik", command
        assert command_line().parse_args(words).command


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_games_can_be_set_up_as_typed(page: Path) -> None:
    """Games, expansions and options that commands name exist, and go together."""
    for command in commands(page):
        args = command_line().parse_args(shlex.split(command)[1:])
        if args.command in ("play", "sim") and args.game:
            args.cards = None  # a file of the reader
            game = game_named(args.game)
            game.check(setup_from(args, game))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_make_has_these_targets(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {target for line in code(page) for target in re.findall(r"\bmake ([a-z]+)\b", line)}
    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_flags_exist(page: Path) -> None:
    named = {flag for line in code(page) for flag in FLAG.findall(line)}
    assert named <= {*flags_of_kubrik(), *flags_of_scripts(), "--strict", "--durations"}


@cache
def flags_of_kubrik() -> set[str]:
    return {flag for action in actions(command_line()) for flag in action.option_strings}


def actions(parser: ArgumentParser) -> Iterator[Action]:
    """Of a command and of all below it."""
    yield from parser._actions
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                yield from actions(command)


@cache
def flags_of_scripts() -> set[str]:
    """Of benchmarks, of training, and of what writes or plays in the tests."""
    scripts = [path for folder in ("benchmarks", "training", "tests") for path in (ROOT / folder).rglob("*.py")]
    return {flag for path in scripts for flag in re.findall(r'"(--[a-z-]+)"', path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, part in LINK.findall(page.read_text(encoding="utf-8")):
        file = page.parent / target
        assert file.exists(), f"{name(page)}: {target}"
        assert not part or part[1:] in anchors(file), f"{name(page)}: {target}{part}"


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", h).strip().lower().replace(" ", "-") for h in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_and_modules_exist(page: Path) -> None:
    for line in code(page):
        if re.fullmatch(r"[a-z_/]+\.(py|toml)", line) and line not in THEIR_OWN:
            assert any((ROOT / "src").rglob(line)) or (ROOT / line).exists(), f"{name(page)}: {line}"
        for word in line.split():
            if word.startswith(FOLDERS) and "<" not in word:
                assert (ROOT / word).exists(), f"{name(page)}: {word}"
        for module in re.findall(r"-m ((?:tests|benchmarks)[\w.]*)", line):
            assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists(), f"{name(page)}: {module}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent.name == "decisions"], ids=name)
def test_a_decision_is_a_short_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert text.startswith(f"# {page.name[:4]}. ")
    for part in ("**Context.**", "**Decision.**", "**Consequences.**"):
        assert part in text
    assert f"decisions/{page.name}" in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
