"""Upgrades and steps in one transport (KF-8)."""

from __future__ import annotations

import pytest

from tests.games.keyflower.rules.transport.carrying import carrying, face, left, village
from tests.games.keyflower.scene import scene


@pytest.mark.rule("KF-8.6")
def test_as_many_upgrades_as_the_tile_shows() -> None:
    s = village().player(0, skills="saw 2").resources("home1", "wood 1 stone 1").upgraded("stable")
    carrying(s, "stable").choose(0, "upgrade keywood", "upgrade woodcutter")
    assert left(s) == (4, 0)
    assert s.refusal(0, "upgrade home1") == "KF-8.6"
    assert s.options(0) == ["finish", "carry wood from home1", "carry stone from home1"]


@pytest.mark.rule("KF-8.6", "KF-8.7")
def test_upgrades_need_not_be_made() -> None:
    s = carrying(village().player(0, skills="saw 1"), "stable").choose(0, "finish")
    assert (face(s, "keywood"), s.skills(0), s.t.over) == (0, "saw 1", True)


@pytest.mark.rule("W-13", "KF-8.7", "KF-8.16")
def test_move_upgrade_and_move_again() -> None:
    s = scene().player(0, workers="red 1").tile(0, "stable aside back").build(0, "hiring_fair", "keywood")
    s.resources("home1", "wood 3 iron 1")
    carrying(s, "stable").choose(0, "carry iron from home1", "to hiring_fair")
    assert s.refusal(0, "upgrade hiring_fair") == "KF-8.16"
    s.choose(0, "carry wood from home1", "to hiring_fair", "upgrade hiring_fair")
    for _ in range(2):
        s.choose(0, "carry wood from home1", "to keywood")
    assert (face(s, "hiring_fair"), s.lying_there("keywood"), s.lying_there("home1")) == (1, "wood 2", "")
    assert left(s) == (0, 1)
    assert s.choose(0, "finish").t.over


@pytest.mark.rule("EC-43", "KF-8.8")
def test_upgrading_the_home_in_use_adds_no_step() -> None:
    s = carrying(village().resources("home1", "wood 3 stone 1"), "home1").choose(0, "upgrade home1")
    assert (face(s, "home1"), left(s)) == (1, (1, 0))
    s.choose(0, "carry wood from home1", "to keywood")
    assert (s.lying_there("home1"), s.t.over) == ("wood 1", True)


@pytest.mark.rule("KF-8.8", "KF-8.25")
def test_upgrading_the_stable_in_use_adds_nothing_either() -> None:
    s = village().resources("stable", "wood 1 iron 1").player(0, workers="red 2", skills="saw 1")
    carrying(s, "stable").choose(0, "add red 1", "upgrade stable")
    assert left(s) == (2, 0)
    s.choose(0, "finish", "use stable")
    assert left(s) == (4, 2)
