"""Without Key Celeste there is no ghost: not in the base game's files, nor in its choices, figures, steps and notes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.games.keyflower.table.notes import KINDS_OF_NOTE
from kubrik.games.keyflower.table.state import Rules
from tests.games.keyflower.ghosts import PLAYERS, first_moment, moments
from tests.games.keyflower.scene import rules_with

BASE = Path(__file__).parents[5] / "src/kubrik/games/keyflower"
WORDS = ["ghost", "призрак", "haunt", "celeste", "kc-"]
MAY_NAME_IT = ["game.py"]  # it lists the expansions


def base_files() -> list[Path]:
    """What the base game is made of; the two rulebooks tell of the expansion, and so do the rulings."""
    found = [*BASE.rglob("*.py"), *BASE.rglob("*.toml")]
    return sorted(path for path in found if BASE / "expansions" not in path.parents and path.name not in MAY_NAME_IT)


def choices(rules: Rules) -> list[str]:
    return [choice.name for choice in rules.choices.catalogue.choices]


def test_the_base_game_s_files_have_no_word_of_the_ghost() -> None:
    assert {"bidding.py", "using.py", "winter.py", "scoring.py", "tiles.toml"} <= {p.name for p in base_files()}
    for path in base_files():
        text = path.read_text(encoding="utf-8").lower()
        assert [word for word in WORDS if word in text] == [], path.name


@pytest.mark.rule("KC-1.1", "KC-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_base_game_has_no_choice_of_the_ghost(players: int) -> None:
    base, extended = choices(rules_with(players, False, ())), choices(rules_with(players, True, ()))
    assert [name for name in base if any(word in name for word in WORDS)] == []
    assert set(base) < set(extended)
    new = [name for name in extended if name not in base]
    assert all("haunt" in name or "key_celeste" in name for name in new)


def test_the_base_game_has_no_other_step_action_or_bonus() -> None:
    """Rules with the ghost made before do not change those made later without it."""
    rules_with(3, True, ())
    base = rules_with(3, False, (("known_stock", "hidden"),))
    assert [type(action).__name__ for action in base.actions] == ["Bid", "Use"]
    steps = [*base.set_up.steps, *base.season.steps, *base.end.steps]
    assert [step for step in steps if "key_celeste" in type(step).__module__] == []
    assert base.tile_points.modifiers == []


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_without_the_expansion_never_meets_it(players: int) -> None:
    for t in moments(players, seed=3, ghost=False):
        assert t.annexes == []
        assert all(auction is None or auction.is_open for auction in t.auctions)
    assert t.over
    assert t.journal is not None
    assert max(note.kind for note in t.journal.notes) < KINDS_OF_NOTE
    assert len(t.plots) == len(t.auctions) == len(t.rules.box.all)


@pytest.mark.rule("KC-1.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_until_the_first_turn_both_games_are_told_alike(players: int) -> None:
    """The ship is laid without a word, and draws nothing."""
    told = []
    for ghost in (False, True):
        journal = first_moment(players, seed=5, ghost=ghost).journal
        assert journal is not None
        told.append([(note.kind, note.audience, note.a, note.b, note.c, note.d) for note in journal.notes])
    assert told[0] == told[1]
