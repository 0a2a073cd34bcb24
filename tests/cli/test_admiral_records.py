"""Admiral saved, resumed and replayed; its rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.record import load
from kubrik.engine.record_lines import Chosen
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.registry import game_named
from tests.cli.admiral import CAPTAINS, FILE, answers
from tests.cli.conftest import Kubrik

SIM = ("sim", "admiral", "--seats", "2", "--games", "1", "--seed", "4", "--with", "captain_cards", "--record", ".")
ASSIGN = "target commands L1\nnobody commands F1\nswift commands B1\n"
CAPTAIN_NAMES = {"en": ("Rapid", "Swift", "Target", "Berserk"), "ru": ("Рапид", "Свифт", "Таргет", "Берсерк")}


@pytest.fixture
def game(kubrik: Kubrik, tmp_path: Path) -> Path:
    """A game of two with captains, recorded."""
    assert kubrik(*SIM).code == 0
    return tmp_path / "admiral-4-0.jsonl"


def first_use(path: Path) -> int:
    """How many choices were made before anybody turned up a card, or could have used one."""
    chosen = [line.choice for line in load(path).lines if isinstance(line, Chosen)]
    return next(i for i, choice in enumerate(chosen) if choice.startswith("turn up") or "skilled" in choice)


# ---- saving


def test_a_game_saved_in_the_middle_of_a_move_goes_on_there(kubrik: Kubrik, tmp_path: Path) -> None:
    kubrik(*CAPTAINS, "--option", "initiative=fixed", typed=f"{ASSIGN}move L1\n")
    header = load(tmp_path / FILE).header
    assert (header.expansions, header.options) == (("captain_cards",), {"initiative": "fixed"})
    ran = kubrik("play", "--load", FILE, typed="to NE\nstop\n")
    lines = ran.lines()
    assert "Move the ship of the line L1 (B7). Which heading?" in lines
    sails = "· The ship of the line L1 sails from cell B7 to cell C6, heading north-east"
    assert any(line.startswith(sails) for line in lines)
    assert lines[-1] == f"Continue with: kubrik play --load {FILE}"


def test_captains_half_assigned_are_still_there(kubrik: Kubrik) -> None:
    kubrik(*CAPTAINS, typed="target commands L1\n")
    lines = kubrik("play", "--load", FILE, typed="undo\n").lines()
    assert "  Target on the ship of the line L1" in lines
    assert "Undone." in lines
    assert any(line.startswith("Which captain for the frigate F1 (B5)?") for line in lines)
    assert "[4] Target on the ship of the line L1" in lines  # asked anew


def test_a_half_played_game_is_played_to_its_end(kubrik: Kubrik) -> None:
    kubrik(*CAPTAINS, typed=f"{ASSIGN}move L1\n")
    ran = kubrik("play", "--load", FILE, typed=answers(3000))
    assert (ran.code, ran.err) == (0, "")
    assert "── Results ─" in ran.out


# ---- replay


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_replay_as_a_seat_shows_its_own_captains_alone(kubrik: Kubrik, game: Path, lang: str) -> None:
    """Up to the first use: then they are known."""
    ran = kubrik("replay", game.name, "--seat", "2", "--to", str(first_use(game)), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.lines())) <= 80
    mine, theirs = rows(ran.lines(), "2"), rows(ran.lines(), "1")
    assert any(name in row for row in mine for name in CAPTAIN_NAMES[lang])
    assert any("[?]" in row for row in theirs)
    assert not any(name in row for row in theirs for name in CAPTAIN_NAMES[lang])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_spectator_sees_card_backs(kubrik: Kubrik, game: Path, lang: str) -> None:
    out = kubrik("replay", game.name, "--to", str(first_use(game)), "--lang", lang).out
    assert "[?]" in out
    assert not any(name in out for name in CAPTAIN_NAMES[lang])


def test_at_the_end_all_captains_are_shown(kubrik: Kubrik, game: Path) -> None:
    out = kubrik("replay", game.name).out
    for name in ("random 1", "random 2"):
        assert out.count(f"· {name} shows the card first laid under") == 2
        assert out.count(f"· {name} shows a card set aside: ") == 2


def test_a_picture_in_every_round_and_at_the_end(kubrik: Kubrik, game: Path) -> None:
    headings = [line for line in kubrik("replay", game.name).lines() if line.startswith("── Admiral ·")]
    assert " · set-up ─" in headings[0]
    assert " · round 1 of 30 ─" in headings[1]
    assert len(set(headings)) == len(headings)
    assert "the game is over" in headings[-1]


def rows(lines: list[str], player: str) -> list[str]:
    """Of his ships and cards, wherever the table is shown. A ship bears the number of its first owner."""
    fleets = [i for i, line in enumerate(lines) if line.startswith(f"{player} ")]
    found: list[str] = []
    for start in fleets:
        end = next(i for i in range(start + 1, len(lines)) if not lines[i].startswith("  "))
        found += lines[start:end]
    return found


# ---- rules


@pytest.mark.parametrize(("id", "lang"), [("CC-8.2", "en"), ("cc-8.2", "ru"), ("AD-8.10", "en")])
def test_one_clause(kubrik: Kubrik, id: str, lang: str) -> None:
    lines = kubrik("rules", "admiral", id, "--lang", lang).lines()
    clause = parse_rulebook(game_named("admiral").rulebook(lang)).clause(id)
    assert lines[0].startswith(f"{id.upper()} · {clause.section[:20]}")
    assert " ".join(line.strip() for line in lines).endswith(clause.text)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_options_are_listed(kubrik: Kubrik, lang: str) -> None:
    ran = kubrik("rules", "admiral", "--options", "--lang", lang)
    assert (ran.code, max(map(len, ran.lines())) <= 80) == (0, True)
    told = " ".join(ran.out.split())
    for option in game_named("admiral").options:
        assert f"{option.name}={'|'.join(option.values)}" in told
        assert option.about[lang] in told
    title = {"en": "Captain Cards", "ru": "Карты капитанов"}[lang]
    assert ran.lines()[-1].endswith(f": captain_cards ({title}).")


@pytest.mark.parametrize(("args", "said"), [
    (("--with", "captains"), "admiral has no expansion 'captains' (available: captain_cards)"),
    (("--option", "log_memory=on"), "option log_memory belongs to the expansion captain_cards: add it"),
    (("--option", "level=cadet"), "option level=cadet: choose one of by_scenario, basic, captain, admiral"),
    (("--seats", "3", "--option", "scenario=duel"), "this scenario is for 2 players, not for 3"),
    (("--seats", "3", "--option", "scenario=fleet_battle"), "this scenario is for 2 or 4 players, not for 3"),
    (("--seats", "5"), "admiral is for 2 to 4 players, not 5"),
])  # fmt: skip
@pytest.mark.parametrize("command", ["play", "sim"])
def test_what_can_t_be_set_up(kubrik: Kubrik, command: str, args: tuple[str, ...], said: str) -> None:
    ran = kubrik(command, "admiral", *args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"kubrik: {said}")
