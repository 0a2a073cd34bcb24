"""Views give nothing away: two tables that differ only in what a player can't know look the same (H)."""

from __future__ import annotations

import random

import pytest

from kubrik.engine.chance import Rng
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CAPTAIN, cards_of, owner
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.looking import TYPES
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.whole_scenarios import SCENARIO
from tests.games.watching import Watcher

GAMES = [
    Game(NARROWS, captains=2),
    Game(NARROWS, level="admiral", captains=3),
    Game(SCENARIO["duel", 2], captains=4),
]

# ---- a twin of a table, other in everything that somebody can't know


def twin(t: Admiral, who: Watcher, rng: random.Random) -> Admiral:
    w = t.clone()
    w.rng = Rng(rng.randrange(1000))
    for other in range(w.seats):
        if other != who:
            if w.annexes:
                change_captains(w, other, rng)
            change_answers(w, other)
    return w


def change_captains(w: Admiral, seat: int, rng: random.Random) -> None:
    """Others under every card that lies face down, and set aside. Captains that nobody can have stand for them too."""
    cards = cards_of(w)
    for card, captain in enumerate(cards.types):
        if captain != NO_CAPTAIN and not cards.up[card] and owner(w, card) == seat:
            cards.types[card] = rng.randrange(len(TYPES))
    cards.aside = [rng.sample(range(len(TYPES)), len(a)) if s == seat else a for s, a in enumerate(cards.aside)]
    cards.seen = [rng.random() < 0.5 for _ in cards.seen]


def change_answers(w: Admiral, seat: int) -> None:
    """Whatever is under seal, or half answered."""
    end = w.rules.choices.end_turn
    if w.answers:
        w.answers = [*w.answers[:seat], [end, end], *w.answers[seat + 1 :]]
        w.given = [7] * w.seats
    if w.offers and w.offers[seat]:
        w.offers = [*w.offers[:seat], [end], *w.offers[seat + 1 :]]
    if w.agenda[-1].next_seat(w) == seat:
        w.options_now = [end]


@pytest.mark.rule("T-57", "H-1", "H-2", "H-3", "H-5", "H-6", "AD-1.7", "CC-1.5")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_view_does_not_depend_on_anything_its_player_cannot_know(game: Game) -> None:
    rng = random.Random(1)
    looked = 0
    for t in moments(game, seed=2, pick=quarrelsome):
        if not t.over:  # then all cards are shown
            for who in (None, *range(t.seats)):
                assert admiral_view(twin(t, who, rng), who) == admiral_view(t, who)
                looked += 1
    assert looked > 100


def test_the_twin_of_a_table_is_another_table() -> None:
    """Otherwise the test with twins would prove nothing."""
    rng = random.Random(1)
    tables = [t.clone() for t in moments(GAMES[0], seed=2, pick=quarrelsome) if not t.over]
    others = [t for t in tables if cards_view(twin(t, 0, rng), 1) != cards_view(t, 1)]
    assert len(others) > len(tables) / 2
