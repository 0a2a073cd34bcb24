"""From a checked scenario file to the scenario of the rules, for one number of players."""

from __future__ import annotations

from kubrik.games.admiral.box.files.scenario_fleets import berths_of
from kubrik.games.admiral.box.files.scenario_map import chart_of
from kubrik.games.admiral.box.files.scenario_schema import ScenarioFile, SeaEntry
from kubrik.games.admiral.box.files.scenario_ways import sides_of
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.admiral.terms import BY_HOLDING, LEVELS, RANKINGS, VICTORIES
from kubrik.games.common.files.errors import expect


def numbers_of_players(file: ScenarioFile) -> list[int]:
    """The numbers of players with which the scenario can be played (AD-1.1)."""
    return sorted(players for sea in file.box.sea for players in sea.players)


def build_scenario(file: ScenarioFile, players: int, ships: Ships) -> Scenario:
    entry, sea = file.scenario, _sea_for(file, players)
    chart = chart_of(sea, players)
    return Scenario(
        name=entry.name,
        level=LEVELS.index(entry.level),
        seats=players,
        chart=chart,
        berths=berths_of(sea, players, chart, ships),
        sides=sides_of(sea, players),
        mines=[chart.named(mine) for mine in sea.mines or []],
        rounds=entry.rounds,
        goal=sea.goal[sea.players.index(players)] if sea.goal else 0,
        fort_wins=VICTORIES[BY_HOLDING] in entry.victory,
        ranking=RANKINGS.index(entry.ranking),
    )


def _sea_for(file: ScenarioFile, players: int) -> SeaEntry:
    known = numbers_of_players(file)
    expect(players in known, file.scenario.label, "for_others", known=known, players=players)
    return next(sea for sea in file.box.sea if players in sea.players)
