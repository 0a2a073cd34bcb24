"""Paying for an upgrade: gold, any resource, any skill tile, and summer boat 3a (KF-8, KF-12.9)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import SAW
from tests.games.keyflower.rules.transport.carrying import carrying
from tests.games.keyflower.scene import Scene, scene, tile_of


def with_tile(name: str, resources: str = "", *, skills: str = "", boat: str = "") -> Scene:
    """Player 0 has this tile with these resources on it, perhaps a summer boat, and has used the home."""
    s = scene().player(0, workers="red 1", skills=skills).tile(0, f"{name} aside", resources)
    return carrying(s.ability(0, boat) if boat else s, "home1")


def is_upgraded(s: Scene, name: str) -> bool:
    return s.t.plot(tile_of(name)).face == 1


# ---- gold


@pytest.mark.rule("W-12", "KF-8.19")
def test_gold_stands_for_any_other_resource() -> None:
    s = with_tile("alehouse", "wood 1 gold 2").choose(0, "upgrade alehouse")
    assert (is_upgraded(s, "alehouse"), s.lying_there("alehouse")) == (True, "")
    assert s.t.supply == [24, 24, 24, 48]


@pytest.mark.rule("W-12", "KF-8.19", "KF-8.16")
def test_one_gold_stands_for_one_resource() -> None:
    assert with_tile("alehouse", "wood 1 gold 1").refusal(0, "upgrade alehouse") == "KF-8.16"


@pytest.mark.rule("W-12", "KF-12.9")
def test_with_3a_three_wood_will_do() -> None:
    assert with_tile("alehouse", "wood 3").refusal(0, "upgrade alehouse") == "KF-8.16"
    s = with_tile("alehouse", "wood 3", boat="3a").choose(0, "upgrade alehouse")
    assert (is_upgraded(s, "alehouse"), s.lying_there("alehouse")) == (True, "")


@pytest.mark.rule("EC-41", "KF-8.19")
def test_gold_pays_for_wood() -> None:
    s = with_tile("sawmill", "wood 1 gold 3").choose(0, "upgrade sawmill")
    assert s.options(0) == ["pay wood 0", "pay wood 1"]
    assert s.choose(0, "pay wood 1").lying_there("sawmill") == "gold 1"


@pytest.mark.rule("EC-41", "KF-8.20")
@pytest.mark.parametrize("name", ["peddler", "goldsmith"])
def test_nothing_pays_for_gold(name: str) -> None:
    s = with_tile(name, "wood 5 stone 5 iron 5")
    assert s.refusal(0, f"upgrade {name}") == "KF-8.16"


@pytest.mark.rule("KF-8.20", "KF-12.9")
def test_except_with_3a() -> None:
    s = with_tile("goldsmith", "wood 1 stone 1", boat="3a").choose(0, "upgrade goldsmith")
    assert (is_upgraded(s, "goldsmith"), s.lying_there("goldsmith")) == (True, "")


@pytest.mark.rule("EC-129", "KF-12.9")
def test_3a_asks_what_is_paid() -> None:
    s = with_tile("goldsmith", "wood 2 stone 1 gold 1", boat="3a").choose(0, "upgrade goldsmith")
    assert s.options(0) == ["pay wood 0", "pay wood 1", "pay wood 2"]
    assert s.choose(0, "pay wood 1").options(0) == ["pay stone 0", "pay stone 1"]
    assert s.choose(0, "pay stone 1").lying_there("goldsmith") == "wood 1 gold 1"


# ---- any resource, any skill tile


@pytest.mark.rule("KF-8.21", "KF-8.15", "KF-8.17")
def test_any_mixture_pays_for_any_resources() -> None:
    s = with_tile("well", "wood 2 stone 1 iron 1 gold 1").choose(0, "upgrade well", "pay wood 1")
    assert s.options(0) == ["pay stone 0", "pay stone 1"]
    s.choose(0, "pay stone 0")  # and so the iron and the gold
    assert s.lying_there("well") == "wood 1 stone 1"
    assert [(kind, n) for _, kind, n, _ in s.notes(notes.RESOURCE_PAID, 1)] == [(0, 1), (2, 1), (3, 1)]


@pytest.mark.rule("KF-8.21")
def test_too_few_of_any_kind_will_not_do() -> None:
    assert with_tile("well", "wood 1 gold 1").refusal(0, "upgrade well") == "KF-8.16"


@pytest.mark.rule("EC-47", "KF-8.18")
def test_the_barn_costs_any_skill_tile() -> None:
    assert with_tile("barn", "wood 3").refusal(0, "upgrade barn") == "KF-8.18"
    s = with_tile("barn", "wood 3", skills="anvil 1 saw 2").choose(0, "upgrade barn")
    assert s.options(0) == ["give anvil", "give saw"]
    s.choose(0, "give saw")
    assert (is_upgraded(s, "barn"), s.lying_there("barn"), s.skills(0)) == (True, "wood 3", "anvil 1 saw 1")


@pytest.mark.rule("EC-47", "KF-8.18", "KF-8.21")
def test_the_inn_costs_a_resource_and_a_skill_tile() -> None:
    s = with_tile("inn", "wood 1 gold 1", skills="anvil 1 pickaxe 1").choose(0, "upgrade inn", "pay wood 0")
    assert s.clause(0) == "KF-8.18"
    s.choose(0, "give pickaxe")
    assert (is_upgraded(s, "inn"), s.lying_there("inn"), s.skills(0)) == (True, "wood 1", "anvil 1")
    assert s.t.pile == [15, 16, 16]


@pytest.mark.rule("EC-47", "KF-8.16", "KF-8.18")
def test_the_inn_wants_both() -> None:
    assert with_tile("inn", "wood 1").refusal(0, "upgrade inn") == "KF-8.18"
    assert with_tile("inn", skills="saw 1").refusal(0, "upgrade inn") == "KF-8.16"


@pytest.mark.rule("KF-8.18", "EC-128")
@pytest.mark.parametrize("name", ["barn", "inn"])
@pytest.mark.parametrize("kind", ["anvil", "saw"])
def test_nobody_sees_which_skill_tile_was_paid(name: str, kind: str) -> None:
    s = with_tile(name, "wood 1", skills="anvil 1")
    s.t.players[0].gain_skill_openly(SAW, 1)  # from a boat
    s.choose(0, f"upgrade {name}", f"give {kind}")
    assert s.notes(notes.SKILL_GIVEN) == []
    assert s.notes(notes.SKILL_GIVEN_HIDDEN, 1) == [(0, tile_of(name), 0, 0)]
    assert (s.t.players[0].known_skills, s.t.players[0].paid_hidden) == ([0, 0, 1], 1)
