"""Every language says everything, and of one that is being written a list says what it still lacks."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import get_args

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.server.wire.scene import Language
from tests.languages import ROOT, gaps, lacks, tables_in, untitled

REFERENCE, *OTHERS = LANGUAGES


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_lacks_nothing(lang: str) -> None:
    assert lacks(lang) == []
    assert untitled(lang) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_says_nothing_that_nobody_asks_for(lang: str) -> None:
    assert lacks(REFERENCE, lang) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_has_a_gap_that_nobody_fills(lang: str) -> None:
    for path in sorted((ROOT / "words" / REFERENCE).glob("*.py")):
        said, other = (tables_in(one).get("WORDS", {}) for one in (path, ROOT / "words" / lang / path.name))
        assert {key for key in said if not gaps(other[key]) <= gaps(said[key])} == set(), path.name


def test_every_folder_of_words_is_looked_at() -> None:
    """A language that has no folder lacks all of them: whatever speaks is among those."""
    rooms = {ROOT / Path(one).parents[1] for one in lacks("xx") if one.endswith(".py")}
    assert rooms == {ROOT / "words", *(path.parent for path in ROOT.rglob("words/text.py"))}


def test_what_a_page_may_ask_for_is_what_there_is() -> None:
    assert get_args(Language) == LANGUAGES


def test_of_a_half_finished_language_all_is_listed_that_it_lacks(tmp_path: Path) -> None:
    house = tmp_path / "words"
    shutil.copytree(ROOT / "words" / "en", house / "en")
    shutil.copytree(ROOT / "words" / "en", house / "de")
    lobby = house / "de" / "lobby.py"
    lobby.write_text("\n".join(line for line in lobby.read_text().split("\n") if '"name_taken"' not in line))
    (house / "de" / "terminal.py").unlink()
    (tmp_path / "rulebook.en.md").touch()
    expected = ["words/de/lobby.py: name_taken", "words/de/terminal.py", "rulebook.de.md"]
    assert lacks("de", root=tmp_path) == expected
    assert {"humans", "humans fuel, about", "admiral with captain_cards", "level mate"} <= set(untitled("de"))
