"""Options that are off unless somebody asks for them (AD-19.8)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table.settings import settings
from kubrik.games.admiral.terms import CAPTAIN
from tests.games.admiral.scene import Scene, drawn_scenario, rules_for, scene


@pytest.mark.rule("AD-19.8")
def test_modules_and_resignation_are_off_unless_asked_for() -> None:
    usual = settings({}, CAPTAIN)
    assert (usual.fireships, usual.mines, usual.resign, usual.windless) == (False, False, False, False)
    for name in ("fireships", "mines", "resign"):
        asked = settings({name: "on"}, CAPTAIN)
        on = {"fireships": asked.fireships, "mines": asked.mines, "resign": asked.resign}
        assert on == {"fireships": False, "mines": False, "resign": False} | {name: True}


@pytest.mark.rule("AD-19.8")
@pytest.mark.parametrize(("options", "entries"), [({}, []), ({"fireships": "on"}, ["burn B1"])])
def test_fireships_are_in_the_menu_with_their_option(options: dict[str, str], entries: list[str]) -> None:
    s = scene("...", "...", ships="B1 A1 E, F2 B1 W", options=options).turn(0)
    assert s.starting_with(0, "burn") == entries


@pytest.mark.rule("AD-19.8")
@pytest.mark.parametrize(("options", "entries"), [({}, []), ({"resign": "on"}, ["resign"])])
def test_resigning_is_in_the_menu_with_its_option(options: dict[str, str], entries: list[str]) -> None:
    s = scene("...", "...", ships="B1 A1 E, F2 C1 W", options=options).turn(0)
    assert s.starting_with(0, "resign") == entries


@pytest.mark.rule("AD-19.8")
@pytest.mark.parametrize(("options", "mines"), [({}, []), ({"mines": "on"}, [1])])
def test_mines_lie_in_the_sea_with_their_option(options: dict[str, str], mines: list[int]) -> None:
    scenario = drawn_scenario(["....", "...."], "B1 A1 E, F2 D1 W", mines="B1")
    assert Scene(rules_for(scenario, options, None)).t.mines == mines
