"""Whole games read as they are written down in playthroughs/ (see playthrough.py)."""

from __future__ import annotations

import pytest

from kubrik.engine.game import LANGUAGES
from tests.games.admiral.playthrough import FOLDER, GAMES, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_reads_as_before(game: str, lang: str) -> None:
    written = (FOLDER / f"{game}.{lang}.txt").read_text(encoding="utf-8")
    assert told(*GAMES[game], lang) == written, "changed; see playthrough.py for how to write it anew"


def test_there_is_no_other_file() -> None:
    names = {f"{game}.{lang}.txt" for game in GAMES for lang in LANGUAGES}
    assert {path.name for path in FOLDER.iterdir()} == names
