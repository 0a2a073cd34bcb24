"""Keyflower as it is set up: players, expansions, options, and tiles from another file."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.game import Setup, SetupError
from kubrik.engine.languages import LANGUAGES
from kubrik.games.keyflower.box.files.load import TILE_FILE, TileFileError
from kubrik.games.keyflower.game import KeyflowerBox, KeyflowerGame
from kubrik.games.registry import GAMES
from tests.games.edits import edited

GAME = KeyflowerGame()
GHOST = ("key_celeste",)
RULINGS = {
    "extra_worker": "R-KF-4",
    "boat_3b_leftovers": "R-KF-16",
    "boat_4a": "R-KF-17",
    "known_stock": "R-KF-26",
    "haunted_tile": "R-KC-1",
    "ghost_seasons": "R-KC-2",
    "ghost_turn": "R-KC-3",
}


def box(seats: int = 2, expansions: tuple[str, ...] = (), cards: str = "", **options: str) -> KeyflowerBox:
    return GAME.box(Setup(game="keyflower", seats=seats, expansions=expansions, options=options, cards=cards))


def refusal(seats: int = 2, expansions: tuple[str, ...] = (), **options: str) -> str:
    with pytest.raises(SetupError) as refused:
        box(seats, expansions, **options)
    return str(refused.value)


def rulings(**options: str) -> tuple[bool, ...]:
    chosen = box(2, (), "", **options).rules.settings
    return chosen.cost_from_groups, chosen.alike_left, chosen.counter_everywhere, chosen.show_known


# ---------------------------------------------------------------- players, expansions, options


def test_it_is_a_game_of_the_house() -> None:
    assert isinstance(GAMES["keyflower"], KeyflowerGame)
    assert GAME.title == {"en": "Keyflower", "ru": "Главфлот"}
    assert GAME.expansions == GHOST


@pytest.mark.rule("KF-1.10")
def test_two_to_six_may_play() -> None:
    assert [box(seats).table(1).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    assert refusal(1) == "keyflower is for 2 to 6 players, not 1"
    assert refusal(7) == "keyflower is for 2 to 6 players, not 7"


def test_another_expansion_is_refused() -> None:
    assert refusal(2, ("key_harvest",)) == "keyflower has no expansion 'key_harvest' (available: key_celeste)"


def test_every_option_rests_on_a_ruling_and_is_explained() -> None:
    assert {option.name: option.ruling for option in GAME.options} == RULINGS
    assert all(option.about[lang] for option in GAME.options for lang in LANGUAGES)


@pytest.mark.parametrize("name", ["extra_worker", "boat_3b_leftovers", "boat_4a", "known_stock"])
def test_options_of_the_base_game_go_with_and_without_the_ghost(name: str) -> None:
    (option,) = (o for o in GAME.options if o.name == name)
    for value in option.values:
        assert box(2, (), **{name: value}).setup.options == {name: value}
        assert box(2, GHOST, **{name: value}).setup.options == {name: value}


@pytest.mark.parametrize(("name", "value"), [("ghost_seasons", "without_winter"), ("ghost_turn", "free_action")])
def test_options_of_the_ghost_go_with_the_ghost(name: str, value: str) -> None:
    assert box(2, GHOST, **{name: value}).setup.options == {name: value}
    said = f"option {name} belongs to the expansion key_celeste: add it"
    assert refusal(2, (), **{name: value}) == said


def test_other_options_and_values_are_refused() -> None:
    assert refusal(2, known_stock="maybe") == "option known_stock=maybe: choose one of hidden, shown"
    assert refusal(2, colour="red").startswith("keyflower has no option 'colour' (available: extra_worker, boat_3b")


@pytest.mark.rule("R-KF-4", "R-KF-16", "R-KF-17", "R-KF-26")
def test_an_option_is_what_the_rules_go_by() -> None:
    assert rulings() == (False, True, False, False)
    assert rulings(extra_worker="screen_or_group", boat_4a="everywhere") == (True, True, True, False)
    assert rulings(boat_3b_leftovers="no_points", known_stock="shown") == (False, False, False, True)


# ---------------------------------------------------------------- tiles


def test_tiles_of_another_file_are_played_with(tmp_path: Path) -> None:
    fewer = edited(TILE_FILE.text(), "workers =", "blue=40", "blue=30")
    (tmp_path / "my.toml").write_text(fewer, encoding="utf-8")
    text = GAME.read_cards(tmp_path / "my.toml")
    assert text == fewer
    assert (box().table(1).bag[0], box(cards=text).table(1).bag[0]) == (40, 30)


def test_a_broken_file_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(edited(TILE_FILE.text(), "game =", "keyflower", "humans"), encoding="utf-8")
    with pytest.raises(TileFileError, match=r"my\.toml: the file: game is 'humans', expected 'keyflower'"):
        GAME.read_cards(tmp_path / "my.toml")
    with pytest.raises(TileFileError, match="the given tiles: not TOML"):
        box(cards="spring = [")


def test_the_digest_tells_tiles_from_others() -> None:
    other = edited(TILE_FILE.text(), "workers =", "blue=40", "blue=30")
    digests = [box().cards_digest, box(cards=other).cards_digest, box(2, GHOST).cards_digest]
    assert len(set(digests)) == 3
    assert digests[0] == box(5, known_stock="shown").cards_digest == box(cards=TILE_FILE.text()).cards_digest


def test_the_ship_comes_after_all_other_tiles() -> None:
    """So every choice of the base game keeps its name, with the expansion or without."""
    base, expanded = box(), box(2, GHOST)
    assert [tile.name.id for tile in expanded.rules.tiles] == [t.name.id for t in base.rules.tiles] + ["key_celeste"]
    names = {choice.name for choice in expanded.catalogue.choices}
    assert {choice.name for choice in base.catalogue.choices} < names
    assert {"bid key_celeste", "haunt turn1"} <= names
