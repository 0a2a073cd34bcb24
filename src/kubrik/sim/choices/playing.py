"""Games that are played for their rows."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.table import Table
from kubrik.sim.choices.rows import ChoiceRows
from kubrik.sim.match import Played, play_with, set_table
from kubrik.sim.plan import Plan, bots_of, count, deal_of, seating
from kubrik.sim.tally import Tally


def play_for_rows(plan: Plan, box: Box, base: int, first: int, end: int, by_seat: Tally, by_bot: Tally) -> None:
    """Plays some of the games with everybody on a chair, and keeps every choice with what its seat knew."""
    rows = ChoiceRows(Path(plan.record), box, first)
    for number in range(first, end):
        order = seating(plan, number)
        t = set_table(box, deal_of(plan, base, number), None)
        told = partial(tell, rows, number, [plan.bots[b] for b in order])
        made = play_with(box, t, bots_of(plan, base, number, order), told)
        rows.end(t)
        count(Played(box.ranks(t), t.scores(), made), order, by_seat, by_bot)
    rows.write()


def tell(rows: ChoiceRows, number: int, bots: list[str], t: Table, seat: int, choice: Choice) -> None:
    rows.add(number, bots[seat], t, seat, choice)
