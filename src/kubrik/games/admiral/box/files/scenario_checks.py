"""Checks of the entries of a scenario file, one by one. Maps, fleets and ways are checked in modules of their own."""

from __future__ import annotations

from kubrik.games.admiral.box.files.scenario_schema import BoxEntry, ScenarioEntry, ScenarioFile, SeaEntry
from kubrik.games.admiral.box.files.ship_checks import GAME, SOURCES
from kubrik.games.admiral.terms import BY_BANKING, BY_ELIMINATION, GOLD, LEVELS, RANKINGS, VICTORIES
from kubrik.games.common.files.entries import check_source, check_titles
from kubrik.games.common.files.errors import expect, expect_known


def check_entries(file: ScenarioFile) -> None:
    """Every entry names what exists, has what it needs and says where it comes from."""
    expect(file.game == GAME, "the file", f"game is {file.game!r}, expected {GAME!r}")
    _check_scenario(file.scenario)
    _check_players(file.box)
    for label, sea in file.box.labelled():
        check_source(label, sea, SOURCES)
        _check_gold(label, sea, file.scenario)
        _check_sides(label, sea)


def counts_gold(scenario: ScenarioEntry) -> bool:
    """As a victory (AD-24.7) or in the ranking (AD-24.9)."""
    return VICTORIES[BY_BANKING] in scenario.victory or scenario.ranking == RANKINGS[GOLD]


def _check_scenario(scenario: ScenarioEntry) -> None:
    check_titles([scenario], SOURCES)
    expect_known(scenario.label, "level", scenario.level, LEVELS)
    expect_known(scenario.label, "ranking", scenario.ranking, RANKINGS)
    for way in scenario.victory:
        expect_known(scenario.label, "victory", way, VICTORIES)
        expect(scenario.victory.count(way) == 1, scenario.label, f"victory names {way!r} twice, expected once")
    alone, known = VICTORIES[BY_ELIMINATION], ", ".join(scenario.victory) or "nothing"
    problem = f"victory names {known}, expected {alone!r} too: whoever is left alone has won"
    expect(alone in scenario.victory, scenario.label, problem)


def _check_players(box: BoxEntry) -> None:
    """Each number of players has one sea."""
    seen: dict[int, str] = {}
    for label, sea in box.labelled():
        for players in sea.players:
            expect(players not in seen, label, f"{players} players have {seen.get(players)} already, expected one sea")
            seen[players] = label


def _check_gold(label: str, sea: SeaEntry, scenario: ScenarioEntry) -> None:
    """Gold lies there exactly if it counts, and so much of it wins (AD-24.4, AD-24.7)."""
    matters, lies = counts_gold(scenario), any("$" in row for row in sea.map)
    expect(lies or not matters, label, "the map has no gold '$', but victory or ranking names it")
    expect(matters or not lies, label, "the map has gold '$', but neither victory nor ranking names it")
    _check_given(label, "pile", sea.pile is not None, lies, "gold on the map")
    _check_given(label, "goal", sea.goal is not None, VICTORIES[BY_BANKING] in scenario.victory, "the victory 'gold'")
    numbers, goals = len(sea.players), len(sea.goal or [])
    problem = f"goal has {goals} entries, expected {numbers}, one for each number of players"
    expect(sea.goal is None or goals == numbers, label, problem)


def _check_given(label: str, field: str, given: bool, needed: bool, why: str) -> None:
    expect(given or not needed, label, f"there is no {field}, expected one: there is {why}")
    expect(needed or not given, label, f"there is a {field}, expected none without {why}")


def _check_sides(label: str, sea: SeaEntry) -> None:
    """Every seat is on one side, whatever the number of players (AD-18.1)."""
    if sea.sides is None:
        return
    named = [seat for side in sea.sides for seat in side]
    for players in sea.players:
        for seat in named:
            expect(seat <= players, label, f"sides names seat {seat}, expected seats 1 to {players}")
        for seat in range(1, players + 1):
            count = named.count(seat)
            expect(count == 1, label, f"sides names seat {seat} {count} times, expected once")
    expect(len(sea.sides) > 1, label, "sides has one side, expected at least two")
    expect(all(sea.sides), label, "sides has a side without seats, expected some on each")
