"""Keyflower at the screen: a whole game, the options of a turn, the table in parts, tiles to look up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kubrik.cli.words import WORDS
from kubrik.engine.record import load
from kubrik.engine.record_lines import Chosen, Ended
from tests.cli.conftest import Kubrik, Ran

PLAY = ("play", "keyflower", "--seats", "3", "--seed", "5", "--bots", "random")
GHOST = (*PLAY, "--with", "key_celeste")
FILE = "kubrik-keyflower-5.jsonl"


def answers(n: int) -> str:
    """Numbers by chance; one that is too high gets a friendly line, and the next is tried."""
    luck = random.Random(n)
    return "".join(f"{luck.choice((1, 2, 2, 3, 3, 4, 5, 8, 13))}\n" for _ in range(n))


def after(ran: Ran, typed: str) -> list[str]:
    """What is shown after an answer."""
    lines = ran.lines()
    return lines[lines.index(f"> {typed}") + 1 :]


@pytest.mark.parametrize("lang", WORDS)
def test_a_whole_game_with_the_ghost(kubrik: Kubrik, tmp_path: Path, lang: str) -> None:
    ran = kubrik(*GHOST, "--lang", lang, typed=answers(1500))
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    assert {"en": "── Results ─", "ru": "── Итоги ─"}[lang] in ran.out
    record = load(tmp_path / FILE)
    ended = record.lines[-1]
    assert isinstance(ended, Ended)
    assert len({line.choice.split()[0] for line in record.lines if isinstance(line, Chosen)}) > 8
    for points in ended.end.scores:
        assert f"{points}\u00a0{'VP' if lang == 'en' else 'ПО'}" in ran.out
    assert ran.lines()[-1].endswith(f"kubrik replay {FILE} --lang {lang}")


def test_two_people_play_at_one_screen(kubrik: Kubrik) -> None:
    out = kubrik(*PLAY, "--seat", "1,3", "--name", "Ann,Боб", typed="1\n\n1\n").out
    before, _, handed = out.partition("It is Боб's turn (seat 3).")
    assert "Ann is dealt winter tiles" in before
    assert "Боб is dealt" not in before
    assert "Боб is dealt winter tiles" in handed
    assert "Ann is dealt" not in handed


class TestOptions:
    """The first question of a turn is long."""

    def test_they_stand_under_headings_and_keep_their_numbers(self, kubrik: Kubrik) -> None:
        lines = kubrik(*GHOST).lines()
        headings = [line for line in lines if line.endswith(":") and not line.startswith(("[", " "))]
        assert headings[-5:] == [
            "Bid for:",
            "Use a tile on offer:",
            "Use a tile of your village:",
            "Use a tile of player 2:",
            "Use a tile of player 3:",
        ]
        assert lines[lines.index("Bid for:") - 1] == " [1] Pass"
        home = lines[lines.index("Use a tile of your village:") + 1]
        assert home.replace("\u00a0", " ") == "[19] Home 1 (1 worker): 1 step 1 upgrade"

    def test_short_ones_stand_in_columns_from_top_to_bottom(self, kubrik: Kubrik) -> None:
        lines = kubrik(*GHOST).lines()
        first = lines.index("Bid for:") + 1
        assert [line.split("[")[1:] for line in lines[first : first + 2]] == [
            ["2] Keywood           ", "6] Workshop         ", "10] Turn order 2"],
            ["3] Key mine          ", "7] Apprentice hall  ", "11] Key Celeste"],
        ]

    def test_a_short_list_stays_a_list(self, kubrik: Kubrik) -> None:
        lines = after(kubrik(*PLAY, typed="bid keywood\n"), "bid keywood")
        assert lines[1:5] == [
            "Bid for the Keywood. In which colour?",
            "[1] In blue (behind your screen: 2)",
            "[2] In red (behind your screen: 4)",
            "[3] In yellow (behind your screen: 2)",
        ]


class TestTable:
    """The whole table with every season and phase, otherwise what the question is about."""

    def test_the_auctions_come_with_every_later_turn(self, kubrik: Kubrik) -> None:
        lines = kubrik(*PLAY, typed="pass\npass\n").lines()
        assert sum(line.startswith("── Keyflower · spring · turns ─") for line in lines) == 1
        assert sum(line.startswith("── Auctions ─") for line in lines) == 2

    def test_the_picture_comes_once_a_season_and_phase(self, kubrik: Kubrik) -> None:
        headings = [line for line in kubrik(*PLAY, typed=answers(1500)).lines() if line.startswith("── Keyflower ·")]
        assert len(headings) == len(set(headings))
        for season in ("spring", "summer", "autumn", "winter"):
            assert any(f"· {season} · turns ─" in heading for heading in headings)

    def test_all_of_it_on_request(self, kubrik: Kubrik) -> None:
        lines = after(kubrik(*PLAY, typed="table\n"), "table")
        assert lines[0].startswith("── Keyflower · spring · turns ─")
        assert " [1] Pass" in lines

    @pytest.mark.parametrize(("typed", "lang", "heading"), [
        ("table boats", "en", "Boats"),
        ("t turn", "en", "Turn order"),
        ("стол дер", "ru", "Деревни"),
    ])  # fmt: skip
    def test_a_part_of_it(self, kubrik: Kubrik, typed: str, lang: str, heading: str) -> None:
        lines = after(kubrik(*PLAY, "--lang", lang, typed=f"{typed}\n"), typed)
        assert lines[0].startswith(f"── {heading} ─")
        assert sum(line.startswith("──") for line in lines) == 1

    def test_a_part_that_is_not_there(self, kubrik: Kubrik) -> None:
        told = " ".join(after(kubrik(*PLAY, typed="table sea\n"), "table sea"))
        assert told.startswith("The table has no part sea. Its parts: Keyflower · spring · turns, On offer, ")


class TestTiles:
    """What a tile does."""

    @pytest.mark.parametrize(("typed", "lang", "told"), [
        ("? miner", "en", "Miner: spring tile; front: 2 iron; back: 1 iron + 1 gold (3 VP); upgrade: 1 anvil; "),
        ("?MINE", "en", "Miner: spring tile"),
        ("? sea_breese", "en", "Sea Breese: boat, in play from 3 players on; "),
        ("? корабль-п", "ru", "Корабль-призрак: пристанище призрака"),
        ("? золотых дел", "ru", "Золотых дел мастер: осенняя плитка"),
    ])  # fmt: skip
    def test_by_its_name_or_a_part_of_it(self, kubrik: Kubrik, typed: str, lang: str, told: str) -> None:
        lines = after(kubrik(*GHOST, "--lang", lang, typed=f"{typed}\n"), typed)
        assert " ".join(line.strip() for line in lines).replace("\u00a0", " ").startswith(told)

    def test_many_are_only_named(self, kubrik: Kubrik) -> None:
        assert after(kubrik(*PLAY, typed="? turn\n"), "? turn")[0] == (
            "turn may be: Turn order 1, Turn order 2, Turn order 3, Turn order 4."
        )

    def test_none(self, kubrik: Kubrik) -> None:
        assert after(kubrik(*PLAY, typed="? sculpture\n"), "? sculpture")[0] == (
            "There is no card or tile sculpture. Did you mean Sculptor?"
        )

    def test_cards_of_other_games_too(self, kubrik: Kubrik) -> None:
        ran = kubrik("play", "humans", "--seed", "1", typed="? foreman\n")
        assert after(ran, "? foreman")[0].startswith("Foreman: ")


def test_a_choice_that_is_not_open_is_refused_with_its_rule(kubrik: Kubrik) -> None:
    lines = after(kubrik(*PLAY, typed="use sea_breese\n"), "use sea_breese")
    assert lines[0] == "use sea_breese: this choice is not open now. The rule:"
    assert lines[1].startswith("KF-6.29 · 6. Using tiles")


def test_a_turn_that_is_begun_can_be_begun_anew(kubrik: Kubrik) -> None:
    ran = kubrik(*PLAY, typed="bid keywood\nin red\nundo\n")
    assert after(ran, "undo")[0] == "Taken back."
    assert " [1] Pass" in after(ran, "undo")


def test_the_welcome_names_expansions(kubrik: Kubrik) -> None:
    assert "Expansions: key_celeste." in kubrik(*GHOST).lines()
    assert "Expansions" not in kubrik(*PLAY).out
