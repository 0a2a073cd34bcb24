"""What Keyflower shows: the options of a turn, the table or a part of it, tiles to look up."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Kubrik
from tests.cli.keyflower import GHOST, PLAY, after, answers


class TestOptions:
    """The first question of a turn is long."""

    def test_they_stand_under_headings_and_keep_their_numbers(self, kubrik: Kubrik) -> None:
        lines = kubrik(*GHOST).lines()
        headings = [line for line in lines if line.endswith(":") and not line.startswith(("[", " "))]
        assert headings[-5:] == [
            "Bid for:",
            "Use a tile on offer:",
            "Use a tile in your village:",
            "Use a tile in random 2's village:",
            "Use a tile in random 3's village:",
        ]
        assert lines[lines.index("Bid for:") - 1] == " [1] Pass"
        home = lines[lines.index("Use a tile in your village:") + 1]
        assert home.replace("\u00a0", " ") == "[19] Home 1 (1 worker): 1 step, 1 upgrade"

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
            "Bid for the Keywood. Which colour?",
            "[1] Colour: blue (behind your screen: 2)",
            "[2] Colour: red (behind your screen: 4)",
            "[3] Colour: yellow (behind your screen: 2)",
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

    def test_whoever_places_tiles_sees_the_own_village_alone(self, kubrik: Kubrik) -> None:
        lines = kubrik(*PLAY, typed=answers(1500)).lines()
        assert sum(line.startswith("── Your village grows ─") for line in lines) >= 3
        assert not any(line.startswith("── Keyflower ·") and "placing tiles" in line for line in lines)

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
        ("? sea_breese", "en", "Sea Breese: boat, in play with 3 or more players; "),
        ("? корабль-п", "ru", "Корабль-призрак: пристанище призрака"),
        ("? ученый", "ru", "Учёный: зимняя плитка"),
        ("? золотых дел", "ru", "Золотых дел мастер: осенняя плитка"),
    ])  # fmt: skip
    def test_by_its_name_or_a_part_of_it(self, kubrik: Kubrik, typed: str, lang: str, told: str) -> None:
        lines = after(kubrik(*GHOST, "--lang", lang, typed=f"{typed}\n"), typed)
        assert " ".join(line.strip() for line in lines).replace("\u00a0", " ").startswith(told)

    def test_many_are_only_named(self, kubrik: Kubrik) -> None:
        assert after(kubrik(*PLAY, typed="? turn\n"), "? turn")[0] == (
            "turn could be: Turn order 1, Turn order 2, Turn order 3, Turn order 4."
        )

    def test_none(self, kubrik: Kubrik) -> None:
        assert after(kubrik(*PLAY, typed="? sculpture\n"), "? sculpture")[0] == (
            "There is no card or tile sculpture. Did you mean Sculptor?"
        )

    def test_cards_of_other_games_too(self, kubrik: Kubrik) -> None:
        ran = kubrik("play", "humans", "--seed", "1", typed="? foreman\n")
        assert after(ran, "? foreman")[0].startswith("Foreman: ")
