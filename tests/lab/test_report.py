"""What comes out: rows as documented, a page that needs nothing else, and statistics of one's own."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree.ElementTree import parse

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.games.admiral.box.files.load import load_ships, scenario_file
from kubrik.lab.play.schema import TABLES
from kubrik.lab.report.making import report_of
from kubrik.lab.report.page import as_page
from kubrik.lab.report.text import NAME, shortened
from kubrik.lab.report.words import shown
from tests.cli.conftest import Kubrik, kubrik
from tests.lab.charms import TAKER
from tests.lab.experiments import figure, plan, played, rows
from tests.pages import ROOT

__all__ = ["kubrik"]
SVG = "{http://www.w3.org/2000/svg}svg"
KINDS = ("compare", "values", "seats", "ratings", "luck", "pace")
SAID: dict[str, dict[str, object]] = {
    "compare": {"arms": [{"name": "one"}, {"name": "other"}]},
    "values": {"strengths": [TAKER, "random"], "ways": ["denied"]},
    "ratings": {"bots": [TAKER, "random"]},
    "luck": {"repeats": 3},
}
MINE = """
from kubrik.lab.report.statistic import Statistic

class Mine(Statistic):
    columns = ("turned up",)
    def begin(self):
        self.ships = {}
    def on_ship_turned_up(self, event):
        ship = event.fields["ship"]
        self.ships[ship] = self.ships.get(ship, 0) + 1
    def result(self):
        return sorted(self.ships.items())
"""


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_of_every_kind_says_the_same_in_both_languages_and_fetches_nothing(kind: str, tmp_path: Path) -> None:
    said = {"bots": [TAKER], **SAID.get(kind, {})}
    report = report_of(played(tmp_path / "out", plan(kind=kind, game="charms", seats=2, games=24, **said)))
    page = as_page(report, "ru")
    assert report.panels
    assert not re.search(r"(src|href)\s*=|url\(|@import|https?://(?!www\.w3\.org)", page)
    assert len({page.count(f'lang="{lang}"') - 2 * (lang == "ru") for lang in LANGUAGES}) == 1
    assert "kubrik lab run plan.json" in page
    assert f"{report.games} games" in page


def test_rows_are_as_the_page_for_designers_describes_them(tmp_path: Path) -> None:
    folder = played(tmp_path / "out", plan(kind="pace", game="charms", seats=2, games=4, bots=[TAKER]))
    described = (ROOT / "docs" / "laboratory.md").read_text()
    for table, frame in rows(folder).items():
        assert frame.columns == list(TABLES[table])
        assert all(f"`{column}`" in described for column in frame.columns)


def test_rows_whose_long_names_end_otherwise_look_otherwise() -> None:
    names = [shortened(f"a cheaper Wasp, and credits after buying: {seat}") for seat in (1, 2, 3)]
    assert len(set(names)) == 3
    assert all(len(name) < NAME for name in names)
    assert shortened("as it is") == "as it is"


def test_numbers_are_written_as_readers_write_them() -> None:
    assert [shown(0.1234, lang, True) for lang in ("en", "ru")] == ["12.3%", "12,3\u00a0%"]
    assert shown(-0.0001, "en", True) == "0.0%"


def test_a_question_on_the_command_line_is_answered_and_asked_again(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    asked = kubrik("lab", "ask", "seats", "humans", "--bots", "random", "--games", "6", "--out", "answer")
    assert (asked.code, "Wins and points by seat" in asked.out) == (0, True)
    assert kubrik("lab", "ask", "seats", "humans", "--bots", "random", "--out", "answer").code != 0
    again = kubrik("lab", "report", "answer", "--statistic", "mine:Mine", "--plots", "drawn", "--lang", "ru")
    assert (again.code, "mine:Mine" in again.out) == (0, True)
    assert {parse(path).getroot().tag for path in (tmp_path / "drawn").iterdir()} == {SVG}
    assert {path.name for path in (tmp_path / "drawn").iterdir()} == {"seats.svg", "mine_Mine.svg"}
    repeated = kubrik("lab", "run", "answer/plan.json", "--out", "repeated")
    assert repeated.out.splitlines()[:6] == asked.out.splitlines()[:6]


def test_a_designer_copies_the_cards_changes_a_price_and_sees_what_it_does(kubrik: Kubrik, tmp_path: Path) -> None:
    copied = kubrik("lab", "copy", "humans", "mine.toml")
    assert (copied.code, "kubrik lab ask compare humans --cards mine.toml" in copied.out) == (0, True)
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("price=20_000", "price=90_000"), encoding="utf-8")
    asked = kubrik("lab", "ask", "compare", "humans", "--cards", "mine.toml", "--bots", "random", "--games", "8")
    assert (asked.code, "as it is" in asked.out, "mine" in asked.out) == (0, True, True)
    for refused in (("copy", "humans", "mine.toml"), ("ask", "compare", "humans"), ("copy", "charms", "other.toml")):
        assert kubrik("lab", *refused).code != 0


def test_a_comparison_says_how_the_games_of_each_arm_end(tmp_path: Path) -> None:
    """The gold of a run is not brought home in one round, and random fleets are not sunk in it."""
    arms = [{"name": "basic", "options": {"level": "basic"}}, {"name": "admiral", "options": {"level": "admiral"}}]
    sea = tmp_path / "short.toml"
    sea.write_text(scenario_file("duel", load_ships()).text().replace("rounds = 30", "rounds = 1"), encoding="utf-8")
    said = {"kind": "compare", "game": "admiral", "cards": str(sea), "bots": ["random"], "games": 4, "arms": arms}
    folder = played(tmp_path / "out", plan(**said))
    assert [figure(folder, "endings", f"{arm}: limit", "share").mean for arm in ("basic", "admiral")] == [1.0, 1.0]


def test_a_file_that_asks_something_impossible_is_refused_in_one_line(kubrik: Kubrik, tmp_path: Path) -> None:
    for text in (
        'kind = "seats"',
        'kind = "what"\ngame = "humans"',
        'kind = "values"\ngame = "humans"\nparts = ["no"]',
    ):
        (tmp_path / "bad.toml").write_text(text)
        ran = kubrik("lab", "run", "bad.toml")
        assert ran.code != 0
        assert ran.err.count("\n") == 1
    timed = kubrik("lab", "ask", "seats", "humans", "--bots", "mcts:10ms")
    assert "mcts:10ms" in timed.err
