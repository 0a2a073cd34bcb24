"""`kubrik play`: a whole game, what is shown, and what may be typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.record import load
from kubrik.engine.record_lines import Ended
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.registry import game_named
from tests.cli.conftest import Kubrik

PLAY = ("play", "humans", "--seats", "2", "--seat", "1", "--seed", "19", "--bots", "cadet")
ONES = "1\n" * 400


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(kubrik: Kubrik, tmp_path: Path, lang: str) -> None:
    ran = kubrik(*PLAY, "--lang", lang, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    assert ran.lines()[-1].endswith(f"kubrik replay kubrik-humans-19.jsonl --lang {lang}")
    assert isinstance(load(tmp_path / "kubrik-humans-19.jsonl").lines[-1], Ended)


def test_the_same_seed_and_answers_give_the_same_game(kubrik: Kubrik) -> None:
    first, again = [kubrik(*PLAY, typed="2\n" * 10) for _ in range(2)]
    assert first.lines()[:-3] == again.lines()[:-3]  # the last three name the file


def test_five_seats_and_another_seat_than_the_first(kubrik: Kubrik) -> None:
    ran = kubrik("play", "humans", "--seats", "5", "--seat", "4", "--name", "Anna", "--bots", "random")
    assert "You are Anna, seat 4. Opponents: random 1, random 2, random 3, random 5." in ran.lines()
    assert any(line.startswith("4 Anna  ") for line in ran.lines())


def test_bots_of_several_kinds(kubrik: Kubrik) -> None:
    ran = kubrik("play", "humans", "--seat", "1", "--level", "mate,mcts:5")
    assert "Opponents: Mate 2, mcts 3." in ran.out


@pytest.mark.rule("AD-5.2", "TH-0.11")
@pytest.mark.parametrize("game", ["humans", "admiral"])
def test_lots_decide_who_sits_where(kubrik: Kubrik, game: str) -> None:
    """Unless a seat is asked for. The same seed draws the same lots."""
    play = ("play", game, "--seats", "4", "--bots", "cadet,mate,random")
    seats = [[line for line in kubrik(*play, "--seed", str(n)).lines() if "Opponents" in line] for n in (*range(6), 0)]
    assert seats[0] == seats[6]
    assert len({str(one) for one in seats}) > 3


def test_what_others_may_not_know_is_not_shown(kubrik: Kubrik) -> None:
    """The journal of a seat has its own drawn cards only."""
    out = kubrik(*PLAY, typed=ONES).out
    assert "Skipper draws " in out
    assert "Cadet 2 draws a " in out or "Cadet 2 draws" not in out


def test_only_news_is_shown(kubrik: Kubrik) -> None:
    lines = kubrik(*PLAY, typed="1\n1\n1\n1\n").lines()
    assert lines.count("· Turn 1 begins. The fuel limit is 4.") == 1


def test_the_picture_comes_with_every_new_phase(kubrik: Kubrik) -> None:
    lines = kubrik(*PLAY, typed="2\n" * 3).lines()
    headings = [line for line in lines if line.startswith("── Tremble, Humans!")]
    assert len(headings) == len(set(headings))


def test_a_plan_shows_what_is_decided_so_far(kubrik: Kubrik) -> None:
    lines = kubrik(*PLAY, typed="2\n2\n").lines()
    assert lines[lines.index("Your answer so far:") + 1].startswith("  Training Saucer → 1 ")


class TestWords:
    """What may be typed instead of a number."""

    def answer(self, kubrik: Kubrik, *typed: str, lang: str = "en") -> list[str]:
        """The lines after the first question."""
        lines = kubrik(*PLAY, "--lang", lang, typed="".join(f"{t}\n" for t in typed)).lines()
        return lines[lines.index(f"> {typed[0]}".strip()) + 1 :]

    def test_the_rule_behind_the_question(self, kubrik: Kubrik) -> None:
        lines = self.answer(kubrik, "?")
        clause = parse_rulebook(game_named("humans").rulebook("en")).clause("TH-4.4")
        assert lines[0].startswith("TH-4.4 · 4. ")
        assert clause.text in " ".join(line.strip() for line in lines)

    @pytest.mark.parametrize("typed", ["? TH-5.3", "?th-5.3", "rule TH-5.3"])
    def test_any_clause(self, kubrik: Kubrik, typed: str) -> None:
        assert self.answer(kubrik, typed)[0].startswith("TH-5.3 · ")

    def test_in_russian(self, kubrik: Kubrik) -> None:
        lines = self.answer(kubrik, "? TH-5.3", lang="ru")
        clause = parse_rulebook(game_named("humans").rulebook("ru")).clause("TH-5.3")
        assert clause.text in " ".join(line.strip() for line in lines)

    def test_an_unknown_clause(self, kubrik: Kubrik) -> None:
        assert self.answer(kubrik, "? TH-5.99")[0].startswith("There is no clause TH-5.99. Did you mean TH-")

    @pytest.mark.parametrize("typed", ["help", "h", "помощь"])
    def test_help(self, kubrik: Kubrik, typed: str) -> None:
        lines = self.answer(kubrik, typed)
        assert all(any(line.startswith(word) for line in lines) for word in ("?", "undo", "save", "quit", "journal"))

    def test_the_table_and_the_question_once_more(self, kubrik: Kubrik) -> None:
        lines = self.answer(kubrik, "table")
        assert lines[0].startswith("── Tremble, Humans!")
        assert "[1] Buy nothing" in lines

    def test_enter_asks_again(self, kubrik: Kubrik) -> None:
        lines = kubrik(*PLAY, typed="\n").lines()
        assert lines.count("[1] Buy nothing") == 2

    def test_the_journal(self, kubrik: Kubrik) -> None:
        assert self.answer(kubrik, "journal all")[0] == "· Mission in play: Cultural centres."
        assert self.answer(kubrik, "journal 1")[0] == "· Skipper draws Barge."
        assert self.answer(kubrik, "journal of mine")[0].startswith("journal of mine: write journal")

    @pytest.mark.parametrize("typed", ["0", "5", "-1", "99999999999999999999"])
    def test_no_such_option(self, kubrik: Kubrik, typed: str) -> None:
        assert self.answer(kubrik, typed)[0] == f"There is no option {typed}: type a number from 1 to 4, or help."

    @pytest.mark.parametrize("typed", ["hello", "1 2", "one", "\x1b[A", "²", "x" * 500, "%s {seat}"])
    def test_not_understood(self, kubrik: Kubrik, typed: str) -> None:
        lines = kubrik(*PLAY, typed=f"{typed}\n").lines()
        assert "Not understood: " in " ".join(lines[-6:])
        assert max(len(line) for line in lines if not line.startswith("> ")) <= 80

    def test_a_choice_by_its_name(self, kubrik: Kubrik) -> None:
        assert "· Skipper buys the ship Foreman." in self.answer(kubrik, "buy first")

    def test_a_choice_that_is_not_open(self, kubrik: Kubrik) -> None:
        lines = self.answer(kubrik, "retreat")
        assert lines[0] == "retreat: this choice is not available now. The rule:"
        assert lines[1].startswith("TH-4.4 · ")

    def test_what_is_wrong_changes_nothing(self, kubrik: Kubrik) -> None:
        silly = "hello\n77\n? TH-9.99\nundo\nretreat\njournal 0x\n\n"
        plain = kubrik(*PLAY, typed="2\n")
        noisy = kubrik(*PLAY, typed=f"{silly}2\n{silly}")
        story = [line for line in plain.lines() if line.startswith("·")]
        assert [line for line in noisy.lines() if line.startswith("·")] == story


class TestUndo:
    def test_an_unfinished_answer_begins_anew(self, kubrik: Kubrik) -> None:
        lines = kubrik(*PLAY, typed="2\n2\nundo\n").lines()
        asked = [line for line in lines if line.startswith("Training Saucer (strength 2, fuel 1): where to?")]
        assert "Undone." in lines
        assert len(asked) == 2

    def test_what_others_have_seen_stands(self, kubrik: Kubrik) -> None:
        lines = kubrik(*PLAY, typed="1\nundo\n").lines()
        assert any(line.startswith("Nothing can be undone now") for line in lines)


def test_two_people_at_one_screen(kubrik: Kubrik) -> None:
    ran = kubrik(
        "play", "humans", "--seats", "3", "--seed", "19", "--seat", "1,3", "--name", "Ann,Боб", typed="1\n\n1\n"
    )
    assert "At this screen: Ann, Боб. Bots: Mate 2." in ran.lines()
    before, _, after = ran.out.partition("Боб's turn (seat 3).")
    assert "Ann draws" in before
    assert "Боб draws" not in before
    assert "Боб draws" in after.partition("It is Ann's turn")[0]
    assert "Ann draws" not in after.partition("It is Ann's turn")[0]
