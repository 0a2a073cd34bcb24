"""Copies of a ship can't be told apart, nor when a ship was bought where the past leaves it open (TH-18.4, TH-18.5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.play import choose, options, to_act
from kubrik.games.humans.rules.battle.losses import part_with
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table.captain import Ship
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.structs import AttackerView, HiddenShips
from tests.games.humans.looking import all_that_is_told, seen, told
from tests.games.humans.mind.test_imagination import worlds
from tests.games.humans.random_games import first_moment
from tests.games.humans.scene import Scene, scene
from tests.games.watching import everybody, others


def planning(turn: int = 6) -> Scene:
    return scene(3, turn=turn).cities("seoul", "prague", "vienna", "minsk").go(Planning())


def sending(s: Scene, *cells: str) -> Scene:
    return s.choose(0, *cells).choose(1, "no cell").choose(2, "no cell")


def twins() -> Scene:
    """Two Cyclopes: one was seen in turn 2, the other bought in turn 4."""
    return planning().bought(0, 1, "cyclops", seen=2).bought(0, 4, "cyclops")


# ---- copies


@pytest.mark.rule("TH-18.4")
def test_whichever_of_two_equal_ships_is_meant_everybody_sees_the_same() -> None:
    first, second = sending(twins(), "no cell", "cell 2", "no cell"), sending(twins(), "no cell", "no cell", "cell 2")
    for who in everybody(first):
        assert told(first, who) == told(second, who)
        assert seen(first, who).captains[0].known == ("training", "cyclops")
        assert seen(first, who).captains[0].hidden == (HiddenShips((4,), "blue", 1, 30_000),)


@pytest.mark.rule("TH-18.4")
def test_two_equal_ships_at_two_cities_are_told_from_left_to_right() -> None:
    one, other = sending(twins(), "no cell", "cell 3", "cell 1"), sending(twins(), "no cell", "cell 1", "cell 3")
    for who in everybody(one):
        assert told(one, who) == told(other, who)
        assert seen(one, who).captains[0].attacking == (AttackerView("cyclops", 1), AttackerView("cyclops", 3))
        assert seen(one, who).captains[0].known == ("training", "cyclops", "cyclops")


@pytest.mark.rule("TH-18.4", "TH-4.24")
def test_of_two_equal_ships_the_one_that_was_seen_is_replaced() -> None:
    s = scene(2, turn=6).bought(0, 1, "cyclops", seen=2).bought(0, 4, "cyclops").bought(0, 5, "mosquito teacup", seen=5)
    s.drawn(0, "wasp comet").go(BUYING).choose(0, "buy first", "ship cyclops").choose(1, "buy none")
    for who in others(s, 0):
        assert "cyclops" not in seen(s, who).captains[0].known
        assert seen(s, who).captains[0].hidden[0] == HiddenShips((4,), "blue", 1, 30_000)


@pytest.mark.rule("TH-18.4", "TH-18.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_no_game_does_it_matter_which_copy_was_meant(seats: int) -> None:
    tried = 0
    for seed in range(12):
        for t, seat, plan in plans_with_copies(seats, seed):
            one, other = carried_out(t, seat, plan), carried_out(t, seat, plan[::-1])
            assert all(all_that_is_told(one, who) == all_that_is_told(other, who) for who in [None, *range(seats)])
            tried += 1
    assert tried > 3


# ---- the turn of a purchase


@pytest.mark.rule("TH-18.5")
def test_a_ship_turned_up_is_tied_to_no_turn_if_two_are_possible() -> None:
    one = sending(planning().bought(0, 2, "cyclops").bought(0, 3, "stool"), "no cell", "cell 1", "no cell")
    other = sending(planning().bought(0, 2, "stool").bought(0, 3, "cyclops"), "no cell", "cell 1", "no cell")
    for who in others(one, 0):
        assert told(one, who) == told(other, who)
        assert seen(one, who).captains[0].hidden == (HiddenShips((2, 3), "blue", 1, 30_000),)


@pytest.mark.rule("TH-18.5")
def test_a_ship_turned_up_is_tied_to_the_only_turn_whose_sum_allows_it() -> None:
    s = sending(
        planning().bought(0, 2, "krepysh").bought(0, 3, "cyclops stool"), "no cell", "cell 1", "no cell", "no cell"
    )
    assert seen(s, 1).captains[0].hidden == (HiddenShips((2,), "blue", 1, 50_000), HiddenShips((3,), "blue", 1, 30_000))


@pytest.mark.rule("TH-18.5")
def test_no_ship_costs_what_would_be_left() -> None:
    """Two ships of turn 2 cost as much as the Stool alone: were it one of them, the other would cost nothing."""
    s = planning().bought(0, 2, "teacup mosquito").bought(0, 3, "stool", seen=5)
    assert seen(s, 1).captains[0].hidden == (HiddenShips((2,), "blue", 2, 30_000),)


@pytest.mark.rule("TH-18.5")
def test_a_ship_was_bought_before_it_was_seen() -> None:
    s = planning().bought(0, 2, "cyclops", seen=2).bought(0, 3, "stool")
    assert seen(s, 1).captains[0].hidden == (HiddenShips((3,), "blue", 1, 30_000),)


@pytest.mark.rule("TH-18.5")
def test_a_ship_that_is_lost_may_still_be_of_either_turn() -> None:
    def lost(first: str, second: str) -> Scene:
        s = sending(planning().bought(0, 2, first).bought(0, 3, second), "no cell", "cell 1", "no cell")
        part_with(s.t, 0, 1, 1)
        return s

    one, other = lost("cyclops", "stool"), lost("stool", "cyclops")
    for who in others(one, 0):
        assert told(one, who) == told(other, who)
        assert seen(one, who).captains[0].hidden == (HiddenShips((2, 3), "blue", 1, 30_000),)


@pytest.mark.rule("TH-18.5", "TH-4.23")
def test_a_hidden_ship_that_is_replaced_was_not_bought_in_the_same_turn() -> None:
    s = scene(2, turn=4).captain(0, humans=100_000).drawn(0, "stool barge")
    s.bought(0, 1, "starship", seen=1).bought(0, 2, "cyclops").bought(0, 3, "mosquito teacup", seen=3)
    s.go(BUYING)
    s.choose(0, "buy first", "ship cyclops").choose(1, "buy none")
    assert seen(s, 1).captains[0].hidden == (HiddenShips((4,), "blue", 1, 30_000),)


@pytest.mark.rule("TH-18.5", "TH-4.24")
def test_a_hidden_ship_that_is_replaced_may_be_of_any_turn_before() -> None:
    s = scene(2, turn=4).captain(0, humans=100_000).drawn(0, "teacup barge")
    s.bought(0, 1, "starship mosquito", seen=1).bought(0, 2, "cyclops").bought(0, 3, "stool")
    s.go(BUYING).choose(0, "buy first", "ship cyclops").choose(1, "buy none")
    hidden = seen(s, 1).captains[0].hidden
    assert hidden == (HiddenShips((2, 3), "blue", 1, 30_000), HiddenShips((4,), "blue", 1, 20_000))


@pytest.mark.rule("TH-18.5")
@pytest.mark.parametrize("renewals", [0, 1])
def test_those_who_imagine_leave_the_turn_open_too(renewals: int) -> None:
    s = planning().bought(0, 2, "cyclops", seen=5).bought(0, 3, "stool")
    s.t.ship_epochs = [renewals, 0]
    turns = {next(ship.turn for ship in w.captains[0].ships if ship.card.name.id == "cyclops") for w in worlds(s, 1)}
    assert turns == {2, 3}


@pytest.mark.rule("TH-18.5")
def test_those_who_imagine_find_other_ships_where_another_turn_asks_for_them() -> None:
    """Two purchases of 50 000 each: Cyclops in the second of them needs a companion of 20 000 there."""
    s = planning().bought(0, 2, "cyclops teacup").bought(0, 3, "barge mosquito")
    s.t.captains[0].ships = [Ship(x.card, x.turn, 0, 5 if x.card.name.id == "cyclops" else x.seen) for x in ships(s)]
    assert {x.turn for w in worlds(s, 1) for x in w.captains[0].ships if x.card.name.id == "cyclops" and x.seen} == {
        2,
        3,
    }
    for w in worlds(s, 1):
        assert [sum(x.card.price for x in w.captains[0].ships if x.turn == turn) for turn in (2, 3)] == [50_000, 50_000]


@pytest.mark.rule("TH-18.5")
def test_of_an_old_deck_no_ship_is_imagined_that_lay_in_the_discard() -> None:
    """Only one Cyclops was left of it: if it is the one that was seen, it is not the hidden one."""
    s = planning().bought(0, 2, "cyclops", seen=5)
    s.t.captains[0].add_ship(Ship(s._ship("stool"), 4, 1, 0))
    s.t.ship_epochs = [1, 0]
    for w in worlds(s, 1):
        old = [ship.card.name.id for ship in w.captains[0].ships if ship.turn == 2]
        assert old == ["cyclops"]
        assert all(ship.epoch == (0 if ship.turn == 2 else 1) for ship in w.captains[0].ships if ship.turn)


def ships(s: Scene) -> list[Ship]:
    return s.t.captains[0].ships


# ---- games at random


def plans_with_copies(seats: int, seed: int) -> Iterator[tuple[Humans, int, list[Choice]]]:
    """Tables at which a captain is asked where to send the first of two copies; one stays, the other goes."""
    t, rng = first_moment(seats, seed), Rng(seed)
    while not t.over:
        play_out(t, rng, 1)
        if t.agenda and isinstance(t.agenda[-1], Planning):
            for seat in to_act(t):
                hand, at = t.captains[seat].ships, len(t.answers[seat])
                if at + 1 < len(hand) and hand[at].card is hand[at + 1].card:
                    yield t, seat, t.rules.choices.stay_or_cell[t.cell_count][:2]


def carried_out(t: Humans, seat: int, plan: list[Choice]) -> Humans:
    """The plans of all are turned up; nobody else sends anything more."""
    w = t.clone()
    w.explicit_chance = True
    for choice in plan:
        if seat in to_act(w) and choice in options(w, seat):
            choose(w, seat, choice)
    while isinstance(w.agenda[-1], Planning):
        other = to_act(w)[0]
        choose(w, other, options(w, other)[0])
    return w
