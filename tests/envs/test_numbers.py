"""Rows of numbers: columns have names and a version, and say what the view says."""

from __future__ import annotations

import numpy as np
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup, SetupError
from kubrik.engine.numbers.finding import sheet_of
from kubrik.engine.numbers.sheet import numbers
from kubrik.engine.play import advance, next_to_act, options, play, question
from kubrik.engine.table import Table
from kubrik.games.registry import OURS, game_named
from kubrik.testing.setups import setups, title
from tests.engine.toy_box import HarbourGame

# When a column comes, goes or changes its meaning: raise VERSION in the game's numbers/sheet.py, and write both here.
LAYOUTS = {
    ("humans", 2, ()): (1, "e52abd9e6913"),
    ("humans", 5, ()): (1, "c166c5162bb8"),
    ("keyflower", 3, ()): (1, "e24bdf5429c4"),
    ("keyflower", 3, ("key_celeste",)): (1, "e5427f78f481"),
    ("admiral", 2, ()): (1, "d60f28522dd1"),
    ("admiral", 3, ("captain_cards",)): (1, "1ccee795d7bd"),
}


def box_of(game: str, seats: int, expansions: tuple[str, ...] = (), **options: str) -> Box:
    return game_named(game).box(Setup(game=game, seats=seats, expansions=expansions, options=options))


def begun(box: Box, choices: int = 0) -> Table:
    """A table after so many random choices."""
    t, rng = box.table(7), Rng(3)
    advance(t)
    for _ in range(choices):
        offer = options(t, next_to_act(t))
        play(t, next_to_act(t), offer[rng.below(len(offer))])
    return t


def told(box: Box, t: Table, seat: int) -> dict[str, int]:
    """The columns that are not 0, by name."""
    sheet = sheet_of(box)
    return {name: n for name, n in zip(sheet.names, sheet.row(t, seat)) if n}


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats", "expansions"), LAYOUTS)
def test_columns_change_only_with_the_version(game: str, seats: int, expansions: tuple[str, ...]) -> None:
    sheet = sheet_of(box_of(game, seats, expansions))
    assert (sheet.version, sheet.digest()) == LAYOUTS[game, seats, expansions]


@pytest.mark.once
@pytest.mark.parametrize("setup", [s for game in OURS for s in setups(game) if not s.options], ids=title)
def test_every_set_up_has_columns_with_names_of_their_own(setup: Setup) -> None:
    sheet = sheet_of(game_named(setup.game).box(setup))
    assert len(set(sheet.names)) == sheet.width == len(sheet.tops) > 500


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_row_says_whose_it_is_and_what_is_asked(game: str) -> None:
    box = box_of(game, 2)
    t = begun(box, 20)
    seat = next_to_act(t)
    row = told(box, t, seat)
    assert row[f"seat is {seat}"] == 1
    assert row[f"asked {question(t, seat).name}"] == 1
    assert row["p0 to act"] == 1
    assert f"seat is {1 - seat}" not in row


def test_a_row_of_humans_says_what_the_view_says() -> None:
    box = box_of("humans", 3)
    t = begun(box, 60)
    for seat in range(3):
        row, view = told(box, t, seat), box.view(t, seat)
        for other in range(3):
            captain = view.captains[other]  # type: ignore[attr-defined]
            who = f"p{(other - seat) % 3}"
            assert row.get(f"{who} balance", 0) == captain.balance // 10_000
            assert row.get(f"{who} hidden ships", 0) == sum(batch.ships for batch in captain.hidden)
            assert row.get(f"{who} paid for hidden ships", 0) == sum(batch.paid for batch in captain.hidden) // 10_000


def test_a_row_of_keyflower_says_who_bids_what() -> None:
    box = box_of("keyflower", 3, ("key_celeste",))
    t = begun(box, 60)
    row = told(box, t, 1)
    groups = [(a.tile, g) for a in box.view(t, 1).auctions for g in a.groups]  # type: ignore[attr-defined]
    assert groups
    for tile, group in groups:
        assert row[f"{tile} p{(group.seat - 1) % 3} bids {group.colour}"] == group.workers


def test_a_captain_face_down_is_told_to_the_owner_alone() -> None:
    box = box_of("admiral", 2, ("captain_cards",))
    t = begun(box, 12)
    cards = box.view(t, 0).additions[0].cards  # type: ignore[attr-defined]
    own = next(card for card in cards if card.seat == 0 and not card.up)
    faces = [{name for name in told(box, t, seat) if name.startswith(f"card {own.card} is ")} for seat in range(2)]
    assert faces == [{f"card {own.card} is {own.captain}"}, set()]


def test_an_answer_under_seal_is_in_the_own_row_and_in_no_other() -> None:
    box = box_of("humans", 2)
    t = begun(box)
    before = told(box, t, 1)
    answer = options(t, 0)[-1]
    play(t, 0, answer)
    assert f"answered {answer.name}" in told(box, t, 0)
    ready = {"p1 to act"} if t.ready[0] else set()
    assert told(box, t, 1) == {name: n for name, n in before.items() if name not in ready}


def test_rows_lie_side_by_side_in_one_array() -> None:
    box = box_of("humans", 2)
    sheet, t = sheet_of(box), begun(box, 30)
    out = numbers(2 * sheet.width)
    for seat in range(2):
        sheet.write(t, seat, out, seat * sheet.width)
    seen = np.asarray(memoryview(out)).reshape(2, -1)
    assert seen.tolist() == [sheet.row(t, 0), sheet.row(t, 1)]


@pytest.mark.once
def test_a_game_without_columns_says_so() -> None:
    with pytest.raises(SetupError, match="has no columns of numbers"):
        sheet_of(HarbourGame().box(Setup(game="harbour", seats=2)))
