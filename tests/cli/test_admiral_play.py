"""Admiral at the screen: whole games, windows, surprises."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.record import load
from kubrik.engine.record_lines import Chosen, Ended
from tests.cli.admiral import CAPTAINS, FILE, PLAY, STRAIT, answers
from tests.cli.conftest import Kubrik, Ran
from tests.cli.keyflower import after

TABLES = [
    (2, ()),
    (3, ("--option", "level=basic")),
    (4, ("--option", "scenario=fleet_battle", "--option", "level=admiral")),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_with_captains(
    kubrik: Kubrik, tmp_path: Path, lang: str, seats: int, options: tuple[str, ...]
) -> None:
    typed = answers(3000)
    ran = kubrik(*CAPTAINS, "--seats", str(seats), *options, "--lang", lang, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    assert {"en": "── Results ─", "ru": "── Итоги ─"}[lang] in ran.out
    assert {"en": " reveals ", "ru": " открывает "}[lang] in ran.out
    assert {"en": " reveals a captain", "ru": " открывает капитана"}[lang] not in ran.out
    record = load(tmp_path / FILE)
    assert isinstance(record.lines[-1], Ended)
    assert len({line.choice.split()[0] for line in record.lines if isinstance(line, Chosen)}) > 8
    assert ran.lines()[-1].endswith(f"kubrik replay {FILE} --lang {lang}")


def test_the_welcome_names_the_expansion(kubrik: Kubrik) -> None:
    assert "Expansions: Captain Cards." in kubrik(*CAPTAINS).lines()
    assert "Expansions" not in kubrik(*PLAY).out


def test_a_choice_that_is_not_open_is_refused_with_its_rule(kubrik: Kubrik) -> None:
    lines = after(kubrik(*PLAY, typed="move L2\n"), "move L2")
    assert lines[0] == "move L2: this choice is not available now. The rule:"
    assert lines[1].startswith("AD-1.4 · 1. ")


def test_a_move_that_is_begun_can_be_begun_anew(kubrik: Kubrik) -> None:
    ran = kubrik(*PLAY, typed="move L1\nundo\n")
    assert after(ran, "undo")[0] == "Undone."
    assert "Move:" in after(ran, "undo")


@pytest.mark.parametrize(("lang", "typed", "told"), [
    ("en", "? brig", "Brig: "),
    ("en", "? swift", "Swift: when ships fire at his ship, it may fire first, out of turn"),
    ("ru", "? рапид", "Рапид: +1\u00a0клетка хода"),
])  # fmt: skip
def test_ships_and_captains_can_be_looked_up(kubrik: Kubrik, lang: str, typed: str, told: str) -> None:
    lines = after(kubrik(*CAPTAINS, "--lang", lang, typed=f"{typed}\n"), typed)
    assert " ".join(line.strip() for line in lines).startswith(told)


def test_what_was_taken_back_nobody_has_heard(kubrik: Kubrik) -> None:
    two_people = ("--seat", "1,2", "--name", "Ann,Bob", "--option", "initiative=fixed")
    out = kubrik(*PLAY, *two_people, typed="move L1\nto E\nstop\nundo\nadvance\nstop\nend turn\n\n").out
    _, _, bob = out.rpartition("Bob's turn")
    assert "Undone." in out
    assert bob.count("· The ship of the line L1 sails from cell B7") == 1
    assert "· The ship of the line L1 sails from cell B7 to cell D7, heading east." in bob


class TestSurprise:
    """Somebody turns a captain up, and down again before the other is asked: he was there, he has seen it."""

    @pytest.fixture
    def ran(self, kubrik: Kubrik, tmp_path: Path) -> Ran:
        (tmp_path / "my.toml").write_text(STRAIT, encoding="utf-8")
        two_people = ("--seat", "1,2", "--name", "Ann,Bob", "--option", "initiative=fixed")
        assign = "rapid commands B1\nswift commands F1\n\nswift commands B2\ntarget commands F2\n"
        first = "\nturn up card of B1\nend turn\nturn down card of B1\n"
        return kubrik(*CAPTAINS, "--scenario", "my.toml", *two_people, typed=f"{assign}{first}\njournal\n")

    def test_the_others_are_told_who_it_was(self, ran: Ran) -> None:
        _, _, bob = ran.out.rpartition("It is Bob's turn")
        assert "· Ann reveals Rapid on the brig B1." in bob
        assert "· Ann turns the captain on the brig B1 face down." in bob

    def test_the_journal_has_forgotten_it(self, ran: Ran) -> None:
        told = after(ran, "journal")
        assert "· Ann reveals a captain on the brig B1." in told
        assert not any("Rapid" in line for line in told)
