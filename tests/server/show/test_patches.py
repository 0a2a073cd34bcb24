"""Patches of views: applied to the old view they give the new one, in whole games of every kind."""

from __future__ import annotations

import msgspec
import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.engine.views import View
from kubrik.games.registry import GAMES
from kubrik.server.show.patches import Compared, changes
from kubrik.server.wire.scene import Change
from tests.server.show.patching import patched

CHOICES = 150


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_whoever_has_the_old_view_and_the_patch_has_the_new_view(name: str, seat: int | None) -> None:
    game = GAMES[name]
    box = game.box(Setup(game=name, seats=2, expansions=game.expansions))
    t, rng = box.table(4), Rng(9)
    advance(t)
    before = box.view(t, seat)
    sizes: list[int] = []
    for _ in range(CHOICES):
        if t.over:
            break
        actor = next_to_act(t)
        offer = options(t, actor)
        play(t, actor, offer[rng.below(len(offer))])
        after = box.view(t, seat)
        patch = changes(before, after, {})
        assert same(patched(msgspec.to_builtins(before), patch), after)
        sizes.append(len(msgspec.json.encode(patch)))
        before = after
    assert 2 * sum(sizes) < len(sizes) * len(msgspec.json.encode(before)), "patches are to be shorter than views"


def same(a: object, b: object) -> bool:
    """As the page would have it: lists and tuples are one."""
    return msgspec.json.encode(a) == msgspec.json.encode(b)


def test_nothing_changed_nothing_sent() -> None:
    assert changes({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}, {}) == []


def test_only_what_changed_is_named() -> None:
    old = {"ships": [{"cell": "A1", "gold": 0}, {"cell": "B2", "gold": 1}], "round": 1}
    new = {"ships": [{"cell": "A1", "gold": 0}, {"cell": "B3", "gold": 1}], "round": 1}
    assert changes(old, new, {}) == [Change(("ships", 1, "cell"), "B3")]


def test_lists_that_grow_are_sent_whole() -> None:
    assert changes({"hand": [1, 2]}, {"hand": [1, 2, 3]}, {}) == [Change(("hand",), [1, 2, 3])]


def test_nothing_and_zero_are_not_the_same() -> None:
    assert changes({"a": 0, "b": 1}, {"a": False, "b": None}, {}) == [Change(("a",), False), Change(("b",), None)]


def test_another_kind_of_thing_in_the_same_place_is_sent_whole() -> None:
    """As when a question of another kind is asked."""
    assert changes({"q": {"x": 1}}, {"q": {"y": 1}}, {}) == [Change(("q",), {"y": 1})]
    assert patched({"q": {"x": 1}}, [Change(("q",), None)]) == {"q": None}


class Shelf(View, frozen=True, kw_only=True):
    turn: int
    fuel: int
    cities: list[int]


class Shown(msgspec.Struct, frozen=True):
    view: Shelf


def shown(turn: int, fuel: int, cities: list[int]) -> Shown:
    return Shown(Shelf(seat=0, seats=2, to_act=(), over=False, question=None, turn=turn, fuel=fuel, cities=cities))


def test_what_one_seat_compared_another_need_not() -> None:
    """Also where the same number stands in two places."""
    was, then = [1], [3]
    found = [Change(("view", "turn"), 2), Change(("view", "fuel"), 2), Change(("view", "cities", 0), 3)]
    compared: Compared = {}
    assert changes(shown(1, 1, was), shown(2, 2, then), compared) == found
    then[0] = 4  # nobody looks there again
    assert changes(shown(1, 1, was), shown(2, 2, then), compared) == found
    assert changes(shown(1, 1, was), shown(2, 5, then), compared)[1] == Change(("view", "fuel"), 5)


def test_who_saw_something_else_before_is_told_what_changed_for_him() -> None:
    then, compared = [3], Compared()
    assert changes(shown(1, 1, [1]), shown(1, 1, then), compared) == [Change(("view", "cities", 0), 3)]
    assert changes(shown(1, 1, [1, 2]), shown(1, 1, then), compared) == [Change(("view", "cities"), [3])]


def test_what_lies_deep_is_sent_whole() -> None:
    old, new = {"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1, "c": 3}]}
    assert changes(old, new, {}) == [Change(("a", 0, "c"), 3)]
    assert changes({"z": old}, {"z": new}, {}) == [Change(("z", "a", 0), {"b": 1, "c": 3})]


def test_a_change_is_short_on_the_wire() -> None:
    assert msgspec.json.encode(Change(("ships", 1), 2)) == b'[["ships",1],2]'
