"""Bots of a server that runs from the source think with compiled rules as soon as these are there."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import kubrik
from kubrik.engine.game import Setup
from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.common.compiled import NAMED, imports_from

DUEL = Setup(game="humans", seats=2)
# A home whose bots say where they come from instead of thinking.
ANOTHER_ANSWER = """

def answer(question):
    return [__file__], 0.0
"""


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers(1)


def make_home(folder: Path) -> None:
    """Beside its place first, as `make` does it."""
    draft = folder.with_name("draft")
    shutil.copytree(Path(kubrik.__file__).parent, draft / "kubrik", ignore=shutil.ignore_patterns("page"))
    with (draft / "kubrik" / "server" / "bots" / "answering.py").open("a", encoding="utf-8") as module:
        module.write(ANOTHER_ANSWER)
    draft.rename(folder)


async def thought(thinkers: Thinkers) -> str:
    (first, *_), _ = await thinkers.answer("a", DUEL, [], 0, "random", 0)
    return first


async def test_new_bots_come_from_the_home_that_was_named_once_it_is_there(
    thinkers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv(NAMED, str(home))
    try:
        assert not (await thought(thinkers)).startswith(str(home))
        make_home(home)
        assert (await thought(thinkers)).startswith(str(home))
    finally:
        await thinkers.close()


def test_the_server_itself_goes_on_as_it_was(tmp_path: Path) -> None:
    before = list(sys.path)
    with imports_from(str(tmp_path)):
        assert sys.path == [str(tmp_path), *before]
    with imports_from(None):
        assert sys.path == before
    assert sys.path == before
