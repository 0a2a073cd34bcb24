"""What a seat can't know is dealt anew, and fits all that it does know (section 18)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import to_act
from kubrik.games.humans.box.cards import DeckCard
from kubrik.games.humans.mind.imagination import Batch, exchange_hands, sample_batch, sample_hands
from kubrik.games.humans.mind.mind import HumansMind
from kubrik.games.humans.rules.battle.losses import part_with
from kubrik.games.humans.rules.buying.buying import Buying
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table.captain import Compensation
from kubrik.games.humans.table.state import Humans
from tests.games.humans.scene import CARDS, Scene, compensation_index, index_of, scene


def worlds(s: Scene, seat: int, count: int = 60) -> list[Humans]:
    rng, mind = Rng(11), HumansMind(s.t.rules)
    imagined = [mind.imagine(s.t, seat, rng) for _ in range(count)]
    return [w for w in imagined if isinstance(w, Humans)]


def hand(t: Humans, seat: int) -> str:
    return " ".join(ship.card.name.id for ship in t.captains[seat].ships)


@pytest.mark.rule("TH-18.5")
def test_hidden_ships_keep_their_turn_their_colour_and_their_sum() -> None:
    s = scene(3, turn=4).captain(1, ships="training cyclops wingman", hidden=True)
    seen = {hand(w, 1) for w in worlds(s, 0)}
    assert len(seen) > 10
    for w in worlds(s, 0):
        hidden = [ship for ship in w.captains[1].ships if not ship.seen]
        assert [ship.turn for ship in hidden] == [3, 3]
        assert {ship.card.colour for ship in hidden} == {0}
        assert sum(ship.card.price for ship in hidden) == 50_000


@pytest.mark.rule("TH-18.5")
def test_hidden_ships_of_two_captains_bought_in_one_turn_stay_two_purchases() -> None:
    s = scene(3, turn=4).bought(1, 3, "cyclops wingman").bought(2, 3, "barge mosquito")
    for w in worlds(s, 0):
        for seat in (1, 2):
            hidden = [ship.card.price for ship in w.captains[seat].ships if not ship.seen]
            assert (len(hidden), sum(hidden)) == (2, 50_000)


@pytest.mark.rule("TH-18.5")
def test_without_a_training_saucer_the_first_ship_of_a_hand_may_be_another_too() -> None:
    s = scene(2, turn=4).captain(1, ships="cyclops", hidden=True)
    hands = {hand(w, 1) for w in worlds(s, 0)}
    assert {"cyclops", "strider", "stool"} <= hands
    assert not [some for some in hands if " " in some]


@pytest.mark.rule("TH-18.4")
def test_a_ship_that_was_seen_stays_and_so_does_one_s_own_hand() -> None:
    s = scene(2, turn=4).captain(0, ships="training barge", hidden=True).captain(1, ships="training starship krepysh")
    assert {(hand(w, 0), hand(w, 1)) for w in worlds(s, 0)} == {("training barge", "training starship krepysh")}


@pytest.mark.rule("TH-18.5")
def test_a_hidden_ship_may_be_of_either_turn_also_when_no_other_is_left() -> None:
    s = scene(2, turn=6).captain(1, ships="").bought(1, 2, "cyclops").bought(1, 3, "stool").attack(1, "cyclops", 1)
    part_with(s.t, 1, 0, 1)
    assert {tuple(ship.turn for ship in w.captains[1].ships) for w in worlds(s, 0)} == {(2,), (3,)}


@pytest.mark.rule("TH-18.5")
def test_a_ship_bought_before_the_deck_was_renewed_is_none_of_the_discard() -> None:
    """All that could be left of the old deck are the hidden ships themselves."""
    s = scene(3, turn=5).bought(1, 2, "starship").bought(2, 2, "foreman")
    s.t.ship_epochs = [1, 0]
    assert Counter(hand(w, 1) for w in worlds(s, 0)).keys() == {"training starship", "training foreman"}


@pytest.mark.rule("V-22")
def test_compensations_of_others_are_dealt_anew_but_not_their_number_or_age() -> None:
    s = (
        scene(2, turn=4)
        .captain(1, compensations="rage jerrycan", fresh="pension")
        .captain(0, compensations="insurance")
    )
    assert len({tuple(c.card.index for c in w.captains[1].compensations) for w in worlds(s, 0)}) > 10
    for w in worlds(s, 0):
        assert sorted(c.turn for c in w.captains[1].compensations) == [3, 3, 4]
        assert [c.card.name.id for c in w.captains[0].compensations] == ["insurance"]


@pytest.mark.rule("V-22")
def test_a_card_held_since_before_its_deck_was_renewed_is_none_of_the_new_deck() -> None:
    s = scene(2, turn=4)
    rage = CARDS.compensations[compensation_index("rage")]
    s.t.captains[1].compensations = [Compensation(rage, 2, 0)]
    s.t.compensation_epoch = 1
    assert {w.captains[1].compensations[0].card.name.id for w in worlds(s, 0)} == {"rage"}


@pytest.mark.rule("V-22")
def test_cards_of_the_old_deck_and_of_the_new_one_are_not_mixed() -> None:
    s = scene(2, turn=4)
    rage, jerrycan = [CARDS.compensations[compensation_index(name)] for name in ("rage", "jerrycan")]
    s.t.captains[1].compensations = [Compensation(jerrycan, 3, 1), Compensation(rage, 2, 0)]
    s.t.compensation_epoch = 1
    held = [c for w in worlds(s, 0) for c in w.captains[1].compensations]
    assert {c.card.name.id for c in held if c.turn == 2} == {"rage"}
    assert len({c.card.name.id for c in held if c.turn == 3}) > 3


@pytest.mark.rule("V-3", "TH-4.3")
@pytest.mark.parametrize("own", ["mosquito barge", ""])
def test_cards_that_others_have_drawn_are_dealt_anew(own: str) -> None:
    s = scene(2, turn=1).drawn(0, own).drawn(1, "battery magnet").go(Buying(3))
    drawn = {" ".join(card.name.id for card in w.captains[1].drawn) for w in worlds(s, 0)}
    assert len(drawn) > 20
    assert {" ".join(card.name.id for card in w.captains[0].drawn) for w in worlds(s, 0)} == {own}


@pytest.mark.rule("TH-18.2")
def test_sealed_answers_of_others_are_open_again_and_one_s_own_stay() -> None:
    s = scene(3, turn=1).cities("seoul", "prague", "vienna", "minsk").go(Planning())
    s.choose(0, "cell 1").choose(1, "cell 2")
    assert s.asked() == [2]
    for w in worlds(s, 0, 5):
        assert to_act(w) == [1, 2]
        assert [c.name for c in w.answers[0]] == ["cell 1"]
        assert w.ready == [True, True, False]  # what everybody sees stays as it is


@pytest.mark.rule("TH-4.42")
def test_sealed_purchases_of_those_who_did_not_redraw_are_made_up() -> None:
    s = scene(2, turn=1).drawn(0, "battery magnet").drawn(1, "mosquito barge").go(Buying(3))
    s.choose(0, "redraw").choose(1, "buy both").chance("blue teacup", "blue stool")
    assert s.asked() == [0]
    orders = {" ".join(c.name for c in w.captains[1].order) for w in worlds(s, 0)}
    assert {"buy none", "buy first", "buy second", "buy both"} <= orders


@pytest.mark.rule("TH-4.42")
def test_one_s_own_sealed_purchase_stays_and_for_who_redraws_none_is_made_up() -> None:
    s = scene(2, turn=1).drawn(0, "battery magnet").drawn(1, "mosquito barge").go(Buying(3))
    s.choose(0, "redraw").choose(1, "buy both").chance("blue teacup", "blue stool")
    for w in worlds(s, 1):
        assert [[c.name for c in captain.order] for captain in w.captains] == [[], ["buy both"]]


# ---- ships for a purchase


def cards(names: str) -> list[DeckCard]:
    return [CARDS.ships[index_of(CARDS.ships, name)] for name in names.split()]


def prices(hand: list[DeckCard]) -> list[int]:
    return sorted(card.price for card in hand)


def test_a_deal_that_leaves_nothing_for_another_purchase_is_begun_anew() -> None:
    """50 000 are 30 and 20, or 40 and 10; but the 40 are needed elsewhere."""
    ships = cards("mosquito teacup cyclops barge")
    batches = [Batch(1, 2, [ships[1], ships[2]], 50_000), Batch(2, 2, [ships[3]], 40_000)]
    for seed in range(10):
        pool = ships.copy()
        hands = sample_hands(pool, batches, Rng(seed))
        assert [prices(hand) for hand in hands] == [[20_000, 30_000], [40_000]]
        assert prices(pool) == [10_000]


@pytest.mark.parametrize("names", ["barge", "barge teacup"])
def test_ships_that_guessing_does_not_find_are_searched_for(names: str) -> None:
    wanted = cards(names)
    pool = cards("mosquito " * 1000) + wanted
    hand = sample_batch(pool, Batch(1, 2, wanted, sum(prices(wanted))), Rng(5))
    assert prices(hand) == prices(wanted)
    assert prices(pool) == [10_000] * 1000


@pytest.mark.parametrize("names", ["barge", "teacup barge"])
def test_where_no_ships_fit_none_are_taken(names: str) -> None:
    pool = cards("mosquito mosquito mosquito")
    assert sample_batch(pool, Batch(1, 2, cards(names), sum(prices(cards(names)))), Rng(5)) == []
    assert prices(pool) == [10_000] * 3


def test_where_dealing_finds_no_fit_batches_are_exchanged() -> None:
    """Two hands of one sum, and nothing else in the pool: they change places, or stay."""
    pool = cards("starship cyclops foreman miner")
    batches = [Batch(1, 2, [pool[0], pool[1]], 50_000), Batch(2, 2, [pool[2], pool[3]], 40_000)]
    hands = exchange_hands(list(pool), batches, Rng(5))
    assert [sum(card.price for card in hand) for hand in hands] == [50_000, 40_000]
    assert sorted(card.name.id for hand in hands for card in hand) == sorted(card.name.id for card in pool)
