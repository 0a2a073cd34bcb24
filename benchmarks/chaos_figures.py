"""The results of the faults as a table of text, beside the goals."""

from __future__ import annotations

from typing import Final

import msgspec

from benchmarks.chaos_judging import Verdict

P99: Final = 100.0  # milliseconds
MEMORY: Final = 512.0  # MB
NAME: Final = 28
COLUMNS: Final = (
    "tables", "faults", "acknowl.", "lost", "twice", "overtaken", "r.stored", "refused", "stuck", "p99 ms", "MB",
)  # fmt: skip
CELL: Final = 10


class Figures(msgspec.Struct, kw_only=True):
    """The results of one fault. `latencies` are those of players not affected while it lasted, in milliseconds."""

    name: str
    tables: int
    faults: int = 0
    verdict: Verdict = msgspec.field(default_factory=Verdict)
    latencies: list[float] = msgspec.field(default_factory=list)
    memory: float = 0.0
    stuck: int = 0  # tables that didn't go on afterwards
    trouble: str = ""

    @property
    def p99(self) -> float | None:
        """The 99th percentile of the latencies; None if everybody was affected."""
        ordered = sorted(self.latencies)
        return ordered[int(len(ordered) * 0.99)] if ordered else None


def heading() -> str:
    return " " * NAME + "".join(f"{title:>{CELL}}" for title in COLUMNS)


def row(f: Figures) -> str:
    v = f.verdict
    wrong = (v.lost, v.twice, v.out_of_order, v.refused_but_stored)
    counts = (f.tables, f.faults, v.acknowledged, *wrong, v.refused, f.stuck)
    p99 = "-" if f.p99 is None else f"{f.p99:.0f}"
    cells = [*map(str, counts), p99, f"{f.memory:.0f}"]
    return f"{f.name:{NAME}}" + "".join(f"{cell:>{CELL}}" for cell in cells) + (f"  {f.trouble}" if f.trouble else "")


def goals(found: list[Figures]) -> list[str]:
    """The goals as lines of text, each with the faults at which it was missed."""
    wanted = {
        "nothing acknowledged is lost": [f.name for f in found if f.verdict.lost],
        "nothing is stored or acknowledged twice": [f.name for f in found if f.verdict.twice],
        "nothing is out of order": [f.name for f in found if f.verdict.out_of_order],
        "nothing is refused that was stored": [f.name for f in found if f.verdict.refused_but_stored],
        "every table goes on afterwards": [f.name for f in found if f.stuck],
        f"others' p99 below {P99:.0f} ms": [f.name for f in found if f.p99 is not None and f.p99 >= P99],
        f"memory below {MEMORY:.0f} MB": [f.name for f in found if f.memory >= MEMORY],
        "choices were made": [f.name for f in found if not f.verdict.acknowledged],
        "the fault went its way": [f.name for f in found if f.trouble or not f.faults],
    }
    return [f"{goal:48}{'MISSED: ' + ', '.join(missed) if missed else 'met'}" for goal, missed in wanted.items()]
