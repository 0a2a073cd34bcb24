"""What never changes in a game: the scenario, the level, the chart (AD-5.1, AD-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kubrik.games.admiral.sea.charts import Chart
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import FORT, LEVELS, NOBODY, RANKINGS
from kubrik.games.admiral.views.structs import ChartView, ScenarioView

SIGNS: Final = ".^#"  # by terrain; forts have numbers instead
HARBOURS: Final = "abcd"  # by seat


def scenario_view(rules: Rules) -> ScenarioView:
    scenario = rules.scenario
    return ScenarioView(
        id=scenario.name.id,
        level=LEVELS[rules.settings.level],
        rounds=scenario.rounds,
        goal=scenario.goal,
        fort_wins=scenario.fort_wins,
        ranking=RANKINGS[scenario.ranking],
        both_broadsides=rules.settings.both_broadsides,
    )


@lru_cache(maxsize=8)
def chart_view(chart: Chart) -> ChartView:
    """The chart, which is the same in every view of a game."""
    signs = "".join(sign(chart, cell) for cell in range(chart.sea.cells))
    across = chart.sea.columns
    return ChartView(across, tuple(signs[row : row + across] for row in range(0, len(signs), across)))


def sign(chart: Chart, cell: int) -> str:
    if chart.terrain[cell] == FORT:
        return str(next(port.seat for port in chart.ports if port.fort == cell) + 1)
    if chart.harbours[cell] != NOBODY:
        return HARBOURS[chart.harbours[cell]]
    return SIGNS[chart.terrain[cell]]
