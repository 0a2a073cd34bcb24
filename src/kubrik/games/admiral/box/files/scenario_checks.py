"""Checks of the entries of a scenario file, one by one. Maps, fleets and ways have their own modules."""

from __future__ import annotations

from kubrik.engine.complaints import Said, said
from kubrik.games.admiral.box.files.scenario_schema import BoxEntry, ScenarioEntry, ScenarioFile, SeaEntry
from kubrik.games.admiral.box.files.ship_checks import GAME, SOURCES
from kubrik.games.admiral.terms import BY_BANKING, BY_ELIMINATION, GOLD, LEVELS, RANKINGS, VICTORIES
from kubrik.games.common.files.entries import check_source, check_titles
from kubrik.games.common.files.errors import THE_FILE, expect, expect_known, expect_value


def check_entries(file: ScenarioFile) -> None:
    """Every entry names what exists, has what it needs and says where it comes from."""
    expect_value(THE_FILE, "game", file.game, GAME)
    _check_scenario(file.scenario)
    _check_players(file.box)
    for label, sea in file.box.labelled():
        check_source(label, sea, SOURCES)
        _check_gold(label, sea, file.scenario)
        _check_sides(label, sea)


def counts_gold(scenario: ScenarioEntry) -> bool:
    """Does gold count, as a victory (AD-24.7) or in the ranking (AD-24.9)?"""
    return VICTORIES[BY_BANKING] in scenario.victory or scenario.ranking == RANKINGS[GOLD]


def _check_scenario(scenario: ScenarioEntry) -> None:
    check_titles([scenario], SOURCES)
    expect_known(scenario.label, "level", scenario.level, LEVELS)
    expect_known(scenario.label, "ranking", scenario.ranking, RANKINGS)
    for way in scenario.victory:
        expect_known(scenario.label, "victory", way, VICTORIES)
        expect(scenario.victory.count(way) == 1, scenario.label, "victory_twice", way=way)
    alone, named = VICTORIES[BY_ELIMINATION], scenario.victory or said("nothing")
    expect(alone in scenario.victory, scenario.label, "victory_alone", named=named, alone=alone)


def _check_players(box: BoxEntry) -> None:
    """Each number of players has one sea."""
    seen: dict[int, Said] = {}
    for label, sea in box.labelled():
        for players in sea.players:
            expect(players not in seen, label, "two_seas", players=players, first=seen.get(players, label))
            seen[players] = label


def _check_gold(label: Said, sea: SeaEntry, scenario: ScenarioEntry) -> None:
    """The map has gold if and only if gold counts, and a goal if banked gold wins (AD-24.4, AD-24.7)."""
    matters, lies = counts_gold(scenario), any("$" in row for row in sea.map)
    expect(lies or not matters, label, "no_gold")
    expect(matters or not lies, label, "idle_gold")
    _check_given(label, "pile", sea.pile is not None, lies, said("gold_on_map"))
    _check_given(label, "goal", sea.goal is not None, VICTORIES[BY_BANKING] in scenario.victory, said("victory_gold"))
    numbers, goals = len(sea.players), len(sea.goal or [])
    expect(sea.goal is None or goals == numbers, label, "goals", goals=goals, numbers=numbers)


def _check_given(label: Said, field: str, given: bool, needed: bool, why: Said) -> None:
    expect(given or not needed, label, "not_given", field=field, why=why)
    expect(needed or not given, label, "given", field=field, why=why)


def _check_sides(label: Said, sea: SeaEntry) -> None:
    """Every seat is on exactly one side, for every number of players (AD-18.1)."""
    if sea.sides is None:
        return
    named = [seat for side in sea.sides for seat in side]
    for players in sea.players:
        for seat in named:
            expect(seat <= players, label, "sides_seat", seat=seat, players=players)
        for seat in range(1, players + 1):
            count = named.count(seat)
            expect(count == 1, label, "sides_once", seat=seat, count=count)
    expect(len(sea.sides) > 1, label, "one_side")
    expect(all(sea.sides), label, "empty_side")
