"""Giving credits back, in the buying phase or at the end (TH-12)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.ending import NameWinner, PayMissions, SettleCredits
from kubrik.games.humans.table import notes
from tests.games.humans.scene import Scene, scene


def bank(humans: int, credits: int, ships: str = "training mosquito") -> Scene:
    """Captain 0 is asked about credits, if any may be taken or repaid."""
    s = scene(2, turn=4).captain(0, humans=humans, ships=ships, credits=credits)
    return s.drawn(0, "loner cyclops").go(BUYING).choose(1, "buy none")


def credits_offered(s: Scene) -> list[str]:
    return [name for name in s.options(0) if name.startswith(("credits", "repay"))]


@pytest.mark.rule("TH-12.12", "TH-12.13", "EC-26")
def test_a_credit_is_repaid_with_60_000() -> None:
    assert credits_offered(bank(60_000, credits=1)) == ["credits 0", "repay 1"]
    s = bank(60_000, credits=1).choose(0, "repay 1")
    assert s.humans(0) == 0
    assert s.t.captains[0].credits == 0


@pytest.mark.rule("TH-12.12", "TH-19.9")
def test_at_most_twelve_credits_are_repaid_at_once() -> None:
    s = bank(2_000_000, credits=13)
    assert credits_offered(s) == ["credits 0", *[f"repay {n}" for n in range(1, 13)]]


@pytest.mark.rule("TH-12.12", "EC-26")
def test_50_000_do_not_repay_a_credit() -> None:
    s = bank(50_000, credits=1, ships="training mosquito teacup")
    assert credits_offered(s) == []
    with pytest.raises(Illegal, match=r"TH-12\.12"):
        s.choose(0, "repay 1")


@pytest.mark.rule("TH-12.12")
def test_as_many_are_repaid_as_are_open_and_paid_for() -> None:
    assert credits_offered(bank(200_000, credits=2)) == ["credits 0", "repay 1", "repay 2"]
    assert credits_offered(bank(130_000, credits=4)) == ["credits 0", "repay 1", "repay 2"]


@pytest.mark.rule("TH-12.13", "R-53")
def test_a_repaid_credit_blocks_no_new_one() -> None:
    s = scene(2).captain(0, humans=60_000, credits=1).go(BUYING, BUYING)
    s.choose(0, "repay 1").choose(1, "buy none").choose(0, "credits 1").choose(1, "buy none")
    assert (s.humans(0), s.t.captains[0].credits) == (50_000, 1)


@pytest.mark.rule("TH-12.12", "EC-27")
def test_nobody_repays_and_borrows_in_one_answer() -> None:
    s = bank(80_000, credits=1).choose(0, "repay 1")
    with pytest.raises(Illegal, match=r"TH-12\.1\b"):
        s.choose(0, "credits 1")  # with 20 000 left it would be allowed, but not any more in this turn
    assert s.options(0) == ["buy none", "buy first"]


@pytest.mark.rule("TH-12.5", "TH-12.14", "EX-28")
def test_two_open_credits_cost_120_000_at_the_end_after_the_missions() -> None:
    s = scene(2).captain(0, humans=10_000, credits=2, trophies="seoul").missions("m_asia")
    s.go(PayMissions(), SettleCredits(), NameWinner())
    assert s.humans(0) == 90_000  # 10 + 200 - 120
    assert s.notes(notes.CREDITS_SETTLED) == [(0, 2, 120_000, 0)]


@pytest.mark.rule("TH-12.14")
def test_open_credits_may_make_the_result_negative() -> None:
    s = scene(2).captain(0, humans=50_000, credits=8).go(SettleCredits())
    assert s.humans(0) == -430_000
    assert s.notes(notes.RESULT) == [(0, -430_000, 0, 0), (1, 100_000, 0, 0)]
