"""Files that the documentation shows can be given to the program, and it complains as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kubrik.engine.game import Setup
from kubrik.games.admiral.box.files.load import ScenarioFileError
from kubrik.games.admiral.game import AdmiralGame
from kubrik.games.admiral.terms import FRESH
from kubrik.games.registry import game_named
from tests.pages import ROOT, blocks

PAGE = ROOT / "docs" / "designers.md"
ADMIRAL = game_named("admiral")


def scenario() -> str:
    return next(block for block in blocks(PAGE, "toml") if "[scenario]" in block)


@pytest.mark.parametrize("expansions", [(), ("captain_cards",)])
def test_the_scenario_can_be_played(expansions: tuple[str, ...]) -> None:
    box = ADMIRAL.box(Setup(game="admiral", seats=2, cards=scenario(), expansions=expansions))
    view = box.view(box.table(1), None)
    assert "Two brigs and a reef" in box.texts.picture(view, ["Ann", "Ben"], "en")


def test_a_ship_on_the_island_is_refused_as_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = re.search(r"^    kubrik: (my_sea\.toml: .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert told
    Path("my_sea.toml").write_text(scenario().replace("brig J5 W", "brig F4 W"), encoding="utf-8")
    with pytest.raises(ScenarioFileError) as refused:
        ADMIRAL.read_cards(Path("my_sea.toml"))
    assert str(refused.value) == told[1]


def test_a_scenario_with_other_frigates_can_be_played() -> None:
    """The lines of the page, put before the first sea of the duel."""
    lines = next(block for block in blocks(PAGE, "toml") if "frigate" in block and "[scenario]" not in block)
    duel = ADMIRAL.study.text(Setup(game="admiral", seats=2))
    mine = duel.replace("\n[[box.sea]]", f"\n{lines}\n[[box.sea]]")
    usual, faster = (AdmiralGame().box(Setup(game="admiral", seats=2, cards=text)).rules.ships for text in (duel, mine))
    gained = [new.distances[FRESH] - old.distances[FRESH] for old, new in zip(usual.classes, faster.classes)]
    assert gained == [0, 0, 2, 0]
