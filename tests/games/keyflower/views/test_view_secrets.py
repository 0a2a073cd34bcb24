"""Views give nothing away: two tables that differ only in what a player can't know look the same."""

from __future__ import annotations

import random

import pytest

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import WINTER
from kubrik.games.keyflower.views.view import keyflower_view
from tests.games.keyflower.random_games import PLAYERS, moments
from tests.games.keyflower.scene import BOX
from tests.games.watching import Watcher

# ---- a twin of a table, other in everything that somebody can't know


def twin(t: Keyflower, who: Watcher, rng: random.Random) -> Keyflower:
    """Lists are replaced, never changed: tables share them."""
    w = t.clone()
    w.rng = Rng(rng.randrange(1000))
    w.bag, w.pile = shuffled(w.bag, rng), shuffled(w.pile, rng)
    w.undrawn, w.winter_left = shuffled(w.undrawn, rng), w.winter_left[1:]
    w.aside_skill = (w.aside_skill + 1) % 3 if w.aside_skill >= 0 else w.aside_skill
    for other in range(w.seats):
        if other != who:
            change_screen(w, w.players[other], rng)
            change_answers(w, other)
    return w


def shuffled(numbers: list[int], rng: random.Random) -> list[int]:
    return rng.sample(numbers, len(numbers))


def change_screen(w: Keyflower, player: Player, rng: random.Random) -> None:
    """As many workers, skill tiles and winter tiles, of other kinds."""
    player.workers, player.skills = shuffled(player.workers, rng), shuffled(player.skills, rng)
    player.winter = rng.sample([tile.index for tile in BOX.winter], len(player.winter))


def change_answers(w: Keyflower, seat: int) -> None:
    """Whatever is under seal, or half answered."""
    choices = w.rules.choices
    if w.answers:
        w.answers = [*w.answers[:seat], [choices.passing, choices.finish], *w.answers[seat + 1 :]]
        w.given = [7] * w.seats
    if w.offers and w.offers[seat]:
        w.offers = [*w.offers[:seat], [choices.flip_none], *w.offers[seat + 1 :]]


@pytest.mark.rule("KF-2.5", "KF-2.16", "KF-6.26", "KF-6.27", "KF-3.17", "KF-10.3", "EC-124")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_view_does_not_depend_on_anything_its_player_cannot_know(seats: int) -> None:
    rng = random.Random(seats)
    phases = set()
    for t in moments(seats, seed=seats, ghost=seats % 2 == 0):
        if not t.over:  # then all screens are lifted
            for who in (None, *range(seats)):
                assert keyflower_view(twin(t, who, rng), who) == keyflower_view(t, who)
            phases.add(keyflower_view(t, None).phase)
    assert phases >= {"turns", "boats", "placing", "winter_tiles"}


def test_the_twin_of_a_table_is_another_table() -> None:
    """Otherwise the test with twins would prove nothing."""
    rng = random.Random(1)
    for t in moments(3):
        if t.season == WINTER:
            break
    assert keyflower_view(twin(t, 0, rng), 1) != keyflower_view(t, 1)
    assert keyflower_view(twin(t, 1, rng), 0) != keyflower_view(t, 0)
