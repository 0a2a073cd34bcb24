"""Keyflower saved, resumed, replayed and simulated; its rulebook and its mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kubrik.engine.record import load
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.keyflower.box.files.load import TILE_FILE
from kubrik.games.registry import game_named
from tests.cli.conftest import Kubrik
from tests.cli.keyflower import FILE, GHOST

SIM = ("sim", "keyflower", "--seats", "3", "--games", "2", "--seed", "4")


@pytest.fixture
def ghost_game(kubrik: Kubrik, tmp_path: Path) -> Path:
    """A game of three with the ghost, recorded."""
    assert kubrik(*SIM, "--with", "key_celeste", "--record", ".").code == 0
    return tmp_path / "keyflower-4-0.jsonl"


# ---- saving


def test_a_game_saved_in_the_middle_of_a_turn_goes_on_there(kubrik: Kubrik, tmp_path: Path) -> None:
    kubrik(*GHOST, typed="bid keywood\nin red\n")
    assert load(tmp_path / FILE).header.expansions == ("key_celeste",)
    ran = kubrik("play", "--load", FILE, typed="add red 2\n")
    lines = ran.lines()
    assert any(line.startswith("Bid for the Keywood. How many red workers?") for line in lines)
    assert "· Skipper bids 2\u00a0red workers for the Keywood." in lines
    assert lines[-1] == f"Continue with: kubrik play --load {FILE}"


def test_a_turn_begun_before_saving_can_be_begun_anew_after_it(kubrik: Kubrik) -> None:
    kubrik(*GHOST, typed="bid keywood\nin red\n")
    ran = kubrik("play", "--load", FILE, typed="undo\nuse keywood\n")
    assert "Undone." in ran.lines()
    assert any(line.startswith("Use the Keywood (on offer, 1\u00a0worker): 1\u00a0wood.") for line in ran.lines())


# ---- replay


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_replay_as_a_seat(kubrik: Kubrik, ghost_game: Path, lang: str) -> None:
    ran = kubrik("replay", ghost_game.name, "--seat", "2", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    mine = {"en": "· random 2 is dealt winter tiles: ", "ru": "· random 2 получает зимние плитки: "}[lang]
    assert mine in ran.out
    assert mine.replace("random 2", "random 1") not in ran.out
    assert "      ✓ " in ran.out


def test_a_spectator_sees_no_hand(kubrik: Kubrik, ghost_game: Path) -> None:
    out = kubrik("replay", ghost_game.name).out
    assert "is dealt winter tiles" not in out
    assert "Expansions: Key Celeste." in out


def test_a_picture_in_every_season_and_at_the_end(kubrik: Kubrik, ghost_game: Path) -> None:
    headings = [line for line in kubrik("replay", ghost_game.name).lines() if line.startswith("── Keyflower ·")]
    assert [heading.split(" · ")[1] for heading in headings] == ["spring", "summer", "autumn", "winter", "winter"]
    assert "game over" in headings[-1]


# ---- sim


def test_sim_as_json(kubrik: Kubrik) -> None:
    ran = kubrik(*SIM, "--with", "key_celeste", "--option", "ghost_turn=free_action", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert (told["game"], told["seats"], told["games"]) == ("keyflower", 3, 2)
    assert (told["expansions"], told["options"]) == (["key_celeste"], {"ghost_turn": "free_action"})
    assert sum(told["wins"]) == pytest.approx(2)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_sim_for_people(kubrik: Kubrik, lang: str) -> None:
    ran = kubrik(*SIM, "--with", "key_celeste", "--lang", lang)
    assert (ran.code, ran.lines()[0].split(" · ")[0]) == (0, {"en": "Keyflower", "ru": "Главфлот"}[lang])
    assert ran.lines()[1].endswith({"en": ": Key Celeste.", "ru": ": Корабль-призрак."}[lang])


def test_other_tiles(kubrik: Kubrik, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(TILE_FILE.text().replace('"Keythedral"', '"Minster"'), encoding="utf-8")
    assert kubrik(*SIM, "--cards", "my.toml", "--record", ".").code == 0
    (tmp_path / "my.toml").unlink()
    assert kubrik("replay", "keyflower-4-0.jsonl").code == 0
    assert '"Minster"' in load(tmp_path / "keyflower-4-0.jsonl").header.cards


def test_a_broken_tile_file_names_the_file_and_the_entry(kubrik: Kubrik, tmp_path: Path) -> None:
    text = TILE_FILE.text()
    miner = next(line for line in text.split("\n") if 'id="miner"' in line)
    (tmp_path / "my.toml").write_text(text.replace(miner, miner.replace("rrfrfr", "rrfrx")), encoding="utf-8")
    ran = kubrik("play", "keyflower", "--cards", "my.toml")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("kubrik: my.toml: ")
    assert "'miner': edges" in ran.err


@pytest.mark.parametrize(("args", "said"), [
    (("--with", "ghost"), "keyflower has no expansion 'ghost' (available: key_celeste)"),
    (("--option", "ghost_turn=free_action"), "option ghost_turn belongs to the expansion key_celeste: add it"),
    (("--option", "boat_4a=nowhere"), "option boat_4a=nowhere: choose one of village_tiles, everywhere"),
    (("--option", "weather=bad"), "keyflower has no option 'weather' (available: extra_worker, "),
    (("--seats", "7"), "keyflower is for 2 to 6 players, not 7"),
])  # fmt: skip
@pytest.mark.parametrize("command", ["play", "sim"])
def test_what_can_t_be_set_up(kubrik: Kubrik, command: str, args: tuple[str, ...], said: str) -> None:
    ran = kubrik(command, "keyflower", *args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"kubrik: {said}")


# ---- rules


@pytest.mark.parametrize(("id", "lang"), [("KC-3.12", "en"), ("kc-3.12", "ru"), ("KF-12.16.1", "en")])
def test_one_clause(kubrik: Kubrik, id: str, lang: str) -> None:
    lines = kubrik("rules", "keyflower", id, "--lang", lang).lines()
    clause = parse_rulebook(game_named("keyflower").rulebook(lang)).clause(id)
    assert lines[0].startswith(f"{id.upper()} · {clause.section[:20]}")
    assert " ".join(line.strip() for line in lines).endswith(clause.text)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_options_are_listed(kubrik: Kubrik, lang: str) -> None:
    ran = kubrik("rules", "keyflower", "--options", "--lang", lang)
    assert (ran.code, max(map(len, ran.lines())) <= 80) == (0, True)
    for option in game_named("keyflower").options:
        assert f"{option.name}={'|'.join(option.values)}" in ran.lines()
        assert option.about[lang] in " ".join(ran.out.split())
    title = {"en": "Key Celeste", "ru": "Корабль-призрак"}[lang]
    assert ran.lines()[-1].endswith(f": key_celeste ({title}).")


def test_tables_of_the_rulebook_stand_in_columns(kubrik: Kubrik) -> None:
    lines = kubrik("rules", "keyflower").lines()
    first = next(i for i, line in enumerate(lines) if line.startswith("players  "))
    assert [line.split("  ")[-1].strip() for line in lines[first : first + 3]] == ["6", "6", "4"]
    assert not any(line.startswith("|") or "---" in line for line in lines)
