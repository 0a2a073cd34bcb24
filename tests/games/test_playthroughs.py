"""Whole games read as they are written down in each game's playthroughs/ (see its playthrough.py)."""

from __future__ import annotations

import pytest

from kubrik.engine.languages import LANGUAGES
from tests.games.admiral.playthrough import PLAYTHROUGHS as ADMIRAL
from tests.games.humans.playthrough import PLAYTHROUGHS as HUMANS
from tests.games.keyflower.playthrough import PLAYTHROUGHS as KEYFLOWER

GAMES = {"admiral": ADMIRAL, "humans": HUMANS, "keyflower": KEYFLOWER}
TOLD = [(game, name) for game, playthroughs in GAMES.items() for name in playthroughs.told]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TOLD)
def test_the_game_reads_as_before(game: str, name: str, lang: str) -> None:
    playthroughs = GAMES[game]
    written = playthroughs.file(name, lang).read_text(encoding="utf-8")
    assert playthroughs.told[name](lang) == written, "changed; see playthrough.py for how to write it anew"


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_other_file(game: str) -> None:
    playthroughs = GAMES[game]
    files = {playthroughs.file(name, lang) for name in playthroughs.told for lang in LANGUAGES}
    assert set(playthroughs.folder.iterdir()) == files
