"""Views give nothing away, and the log tells all that is public (TH-18.1 to TH-18.5)."""

from __future__ import annotations

import random
from typing import TypeVar

import pytest

from kubrik.games.humans.box.cards import Card, DeckCard, ShipCard
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import choices, notes
from kubrik.games.humans.table.captain import Captain, Compensation, Ship
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.structs import HiddenShips
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.looking import names, seen, told
from tests.games.humans.random_games import PLAYERS, journal_of, moments, played_game
from tests.games.humans.scene import CARDS, scene
from tests.games.watching import Watcher, others

C = TypeVar("C", bound=Card)

# ---- a twin of a table, other in everything that somebody can't know


def twin(t: Humans, who: Watcher, rng: random.Random) -> Humans:
    """Lists are replaced, never changed: tables share them."""
    w = t.clone()
    w.city_decks = [shuffled(deck, rng) for deck in w.city_decks]
    w.ship_decks = [shuffled(deck, rng) for deck in w.ship_decks]
    w.army_deck, w.compensation_deck = shuffled(w.army_deck, rng), shuffled(w.compensation_deck, rng)
    w.city_discard, w.ship_discard = shuffled(w.city_discard, rng), shuffled(w.ship_discard, rng)
    w.spare_missions = w.spare_missions[:1]
    if w.colour() == 1:
        w.ship_decks[0] = []
    for other in range(w.seats):
        if other != who:
            change_hand(w, w.captains[other])
            change_answers(w, other)
    return w


def shuffled(cards: list[C], rng: random.Random) -> list[C]:
    """In decks nobody knows the order; in discards it tells nothing."""
    return rng.sample(cards, len(cards))


def change_hand(w: Humans, captain: Captain) -> None:
    captain.drawn = [swapped(w.ship_decks[w.colour()], card) for card in captain.drawn]
    for ship in [s for s in captain.ships if not s.seen]:
        captain.drop_ship(captain.ships.index(ship))
        alike = [c for c in w.ship_decks[ship.card.colour] if c.price == ship.card.price and isinstance(c, ShipCard)]
        card = alike[0] if alike else ship.card
        assert isinstance(card, ShipCard)
        captain.add_ship(Ship(card, ship.turn, ship.epoch, 0))
    captain.compensations = [Compensation(CARDS.compensations[0], c.turn, c.epoch) for c in captain.compensations]


def swapped(deck: list[DeckCard], card: DeckCard) -> DeckCard:
    if not deck:
        return card
    deck.insert(0, card)
    return deck.pop()


def change_answers(w: Humans, seat: int) -> None:
    """Whatever is under seal, or half answered."""
    anything = [w.rules.choices.buy[0], w.rules.choices.cell[1]]
    if w.captains[seat].order:
        w.captains[seat].order = anything
    if w.answers and w.answers[seat]:
        w.answers = [*w.answers[:seat], anything, *w.answers[seat + 1 :]]
        w.given = [7] * w.seats


@pytest.mark.rule("TH-18.1", "V-3", "V-10", "V-13", "V-22", "V-29", "V-31", "V-32")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_does_not_depend_on_anything_its_captain_cannot_know(players: int) -> None:
    rng = random.Random(players)
    for t in moments(players, seed=players):
        for who in (None, *range(players)):
            assert humans_view(twin(t, who, rng), who) == humans_view(t, who)


@pytest.mark.rule("TH-18.1", "TH-18.2")
def test_nothing_at_all_reaches_the_others_before_the_last_commit() -> None:
    s = scene(3, turn=4).captain(0, ships="training cyclops", hidden=True, compensations="pension")
    s.drawn(0, "krepysh battery").drawn(1, "loner miner").drawn(2, "tourist hoover").go(BUYING)
    start = told(s, 1)
    s.choose(0, "allowance pension 1")
    assert told(s, 1) == start
    s.choose(0, "buy both")
    assert told(s, 1).replace('"ready":true', '"ready":false').replace('"to_act":[1,2]', '"to_act":[0,1,2]') == start


@pytest.mark.rule("TH-18.2", "TH-4.34")
def test_the_last_commit_makes_all_purchases_public_in_one_event() -> None:
    s = scene(3, turn=4).drawn(0, "krepysh battery").drawn(1, "loner miner").drawn(2, "tourist hoover").go(BUYING)
    s.choose(0, "buy both").choose(1, "buy first")
    assert s.notes(notes.SPENT) == []
    s.choose(2, "buy none")
    assert s.notes(notes.SPENT) == [(0, 70_000, 0, 0), (1, 20_000, 0, 0), (2, 0, 0, 0)]


# ---- the public log

BALANCE_NOTES = {
    notes.CREDITS_TAKEN: lambda n: n.b * CARDS.credit.gives,
    notes.CREDITS_REPAID: lambda n: -n.b * CARDS.credit.costs,
    notes.ALLOWANCE_USED: lambda n: n.c,
    notes.SPENT: lambda n: -n.b,
    notes.RAIDS: lambda n: n.c,
    notes.CATCH_SUCCEEDS: lambda n: n.c,
    notes.MISSION_PAID: lambda n: n.c,
    notes.CREDITS_SETTLED: lambda n: -n.c,
}
CARD_NOTES = (notes.ALLOWANCE_USED, notes.FUEL_CARD_USED, notes.COMPENSATION_USED, notes.CLAIMS)


@pytest.mark.rule("TH-18.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_balance_follows_from_the_public_log(players: int) -> None:
    for t in moments(players, seed=players):
        balances = [CARDS.start_humans] * players
        for note in journal_of(t):
            if note.is_for(-1) and note.kind in BALANCE_NOTES:
                balances[note.a] += BALANCE_NOTES[note.kind](note)
        assert t.scores() == balances


@pytest.mark.rule("TH-18.3", "V-20")
@pytest.mark.parametrize("seed", range(4))
def test_the_public_log_has_every_roll_and_every_compensation_used(seed: int) -> None:
    t = played_game(4, seed=seed)
    public = [n.kind for n in journal_of(t) if n.is_for(-1)]
    assert t.log is not None
    rolls = [e for e in t.log if e.seat == -1 and e.choice.kind == choices.DICE and e.choice.name.startswith("dice")]
    assert public.count(notes.DICE_ROLLED) + public.count(notes.ARMY_DICE_ROLLED) == len(rolls)
    held = sum(len(c.compensations) for c in t.captains)
    assert sum(public.count(kind) for kind in CARD_NOTES) == public.count(notes.COMPENSATION_DRAWN) - held


@pytest.mark.rule("TH-18.3", "V-13")
def test_the_public_log_has_every_ship_that_is_turned_up() -> None:
    for t in moments(3, seed=9):
        turned_up = {n.b for n in journal_of(t) if n.kind == notes.SHIP_TURNED_UP}
        known = {CARDS.ships[i].name.id for i in turned_up} | {"training"}
        assert {id for c in humans_view(t, None).captains for id in c.known} <= known


# ---- what is known of ships in hand


@pytest.mark.rule("TH-18.4")
def test_a_ship_that_was_seen_stays_known_copy_by_copy() -> None:
    s = scene(2, turn=6).cities("seoul", "prague", "vienna").captain(0, ships="cyclops cyclops training", hidden=True)
    s.go(Planning(), BUYING)
    s.choose(0, "no cell", "cell 1", "no cell").choose(1, "no cell")
    for who in others(s, 0):
        captain = seen(s, who).captains[0]
        assert captain.known == ("training", "cyclops")
        assert captain.hidden == (HiddenShips((5,), "blue", 1, 30_000),)
    assert seen(s, 1).phase == "buying"  # back in the hand, and not forgotten


@pytest.mark.rule("TH-18.4", "V-21")
def test_a_ship_that_is_lost_is_known_no_more() -> None:
    s = scene(2).captain(0, ships="training mosquito teacup cyclops barge").drawn(0, "krepysh wingman").go(BUYING)
    assert "cyclops" in seen(s, 1).captains[0].known
    s.choose(0, "buy first", "ship cyclops").choose(1, "buy none")
    assert "cyclops" not in seen(s, 1).captains[0].known


@pytest.mark.rule("TH-18.5")
def test_of_hidden_ships_everybody_knows_the_turn_the_colour_and_the_sum() -> None:
    s = scene(2, turn=3).drawn(0, "krepysh cyclops").drawn(1, "battery barge").cities("seoul", "prague", "vienna")
    s.go(BUYING, Planning())
    s.choose(0, "buy both").choose(1, "buy both")
    for who in (None, 0, 1):
        captains = seen(s, who).captains
        assert captains[0].hidden == (HiddenShips((3,), "blue", 2, 80_000),)
        assert captains[1].hidden == (HiddenShips((3,), "blue", 1, 40_000),)
    s.choose(0, "no cell", "cell 1").choose(1, "no cell", "no cell")
    assert seen(s, 1).captains[0].hidden == (HiddenShips((3,), "blue", 1, 50_000),)
    assert "krepysh" not in names(s, 1)
