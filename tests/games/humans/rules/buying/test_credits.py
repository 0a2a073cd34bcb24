"""Credits (section 12)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.buying.buying import BUYING, DrawCards
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from tests.games.humans.scene import Scene, scene

TWO = "training mosquito"
THREE = "training mosquito teacup"


def bank(humans: int, ships: str = TWO, credits: int = 0, stations: str = "", drawn: str = "cyclops barge") -> Scene:
    """Captain 0 is asked about credits, if any may be taken or repaid."""
    s = scene(2, turn=4).captain(0, humans=humans, ships=ships, credits=credits, stations=stations)
    return s.drawn(0, drawn).go(BUYING).choose(1, "buy none")


def credits_offered(s: Scene) -> list[str]:
    return [name for name in s.options(0) if name.startswith(("credits", "repay"))]


def refuses_credit(s: Scene) -> bool:
    with pytest.raises(Illegal, match=r"TH-12\.1\b"):
        s.choose(0, "credits 1")
    return credits_offered(s) == []


@pytest.mark.rule("TH-12.1", "TH-12.4", "EX-28")
def test_one_credit_at_40_000() -> None:
    s = bank(40_000)
    assert credits_offered(s) == ["credits 0", "credits 1"]  # 90 000 are too much for a second
    s.choose(0, "credits 1", "buy none")
    assert s.humans(0) == 90_000
    assert s.t.captains[0].credits == 1


@pytest.mark.rule("TH-12.1", "EC-22")
def test_the_limits_are_inclusive() -> None:
    assert credits_offered(bank(50_000)) == ["credits 0", "credits 1"]


@pytest.mark.rule("TH-12.1", "TH-12.2", "EC-22", "EX-28")
def test_both_conditions_must_hold() -> None:
    assert refuses_credit(bank(60_000))
    assert refuses_credit(bank(50_000, ships=THREE))


@pytest.mark.rule("TH-12.3")
def test_the_training_saucer_counts_as_a_ship_and_a_station_does_not() -> None:
    assert credits_offered(bank(0, stations="battery magnet")) != []
    assert credits_offered(bank(0, ships="mosquito teacup")) != []
    assert refuses_credit(bank(50_000, ships="training mosquito teacup"))


@pytest.mark.rule("TH-12.6", "EX-28", "EC-24")
def test_the_conditions_hold_anew_for_each_credit() -> None:
    s = bank(0)
    assert credits_offered(s) == ["credits 0", "credits 1", "credits 2"]  # at 0 and at 50 000, not at 100 000
    with pytest.raises(Illegal, match=r"TH-12\.1\b"):
        s.choose(0, "credits 3")
    s.choose(0, "credits 2", "buy none")
    assert s.humans(0) == 100_000


@pytest.mark.rule("TH-12.6", "TH-12.7", "EC-25")
def test_six_cards_do_not_limit_the_credits() -> None:
    s = bank(0, credits=6).choose(0, "credits 2", "buy none")
    assert s.t.captains[0].credits == 8


@pytest.mark.rule("TH-12.10", "EC-23")
def test_ships_are_counted_before_the_purchase() -> None:
    s = bank(0, ships=TWO, drawn="mosquito teacup").choose(0, "credits 1", "buy both")
    assert s.ships(0) == "training mosquito mosquito teacup"  # two when it counted, four afterwards
    five = "training mosquito teacup cyclops barge"
    assert refuses_credit(bank(50_000, ships=five, drawn="krepysh"))  # though replacing is to come
    assert refuses_credit(bank(50_000, ships=THREE))


@pytest.mark.rule("TH-12.9")
def test_a_credit_is_taken_after_seeing_the_cards_and_pays_for_them() -> None:
    s = scene(2).captain(0, humans=0).go(DrawCards())
    s.chance("blue krepysh", "blue loner", "blue barge", "blue barge")
    assert len(s.notes(notes.CARD_DRAWN, 0)) == 2
    s.choose(0, "credits 1", "buy first").choose(1, "buy none")
    assert (s.humans(0), s.ships(0)) == (0, "training krepysh")


@pytest.mark.rule("TH-12.9")
def test_there_are_no_credits_outside_the_buying_phase() -> None:
    s = scene(2).captain(0, humans=0).go(Planning())
    with pytest.raises(Illegal, match="not available now"):
        s.choose(0, "credits 1")


@pytest.mark.rule("TH-12.8")
def test_after_a_purchase_there_is_no_credit_any_more() -> None:
    s = scene(2).captain(0, humans=40_000).drawn(0, "cyclops loner").go(BUYING)
    s.choose(0, "credits 0", "buy first")  # 10 000 are left, and the Loner costs 20 000
    with pytest.raises(Illegal, match="not this seat's turn"):
        s.choose(0, "credits 1")


@pytest.mark.rule("TH-12.11")
def test_everybody_sees_credits_when_all_have_committed() -> None:
    s = scene(2).captain(0, humans=0).captain(1, humans=60_000, credits=1).go(BUYING)
    s.choose(0, "credits 2")
    assert s.notes(notes.CREDITS_TAKEN, 1) == []
    s.choose(1, "repay 1")
    assert s.notes(notes.CREDITS_TAKEN, 1) == [(0, 2, 0, 0)]
    assert s.notes(notes.CREDITS_REPAID, 0) == [(1, 1, 0, 0)]


# ---- borrowing after the purchases


def late_bank(humans: int, ships: str = TWO, credits: int = 0, compensations: str = "") -> Scene:
    """Captain 0 has drawn Cyclops (30 000) and Battery, and is asked about credits after buying."""
    s = scene(2, turn=4, borrowing="after_buying")
    s.captain(0, humans=humans, ships=ships, credits=credits, compensations=compensations)
    return s.drawn(0, "cyclops teacup").go(BUYING).choose(1, "buy none")


@pytest.mark.rule("TH-12.9", "R-40")
@pytest.mark.parametrize(("when", "first"), [("before_buying", "credits 0"), ("after_buying", "buy none")])
def test_credits_are_asked_about_before_or_after_buying(when: str, first: str) -> None:
    s = (
        scene(2, turn=4, borrowing=when)
        .captain(0, humans=50_000, ships="training")
        .drawn(0, "cyclops teacup")
        .go(BUYING)
    )
    assert s.options(0)[0] == first


@pytest.mark.rule("TH-12.9", "TH-4.6")
def test_a_credit_taken_after_buying_pays_for_nothing_of_this_turn() -> None:
    s = late_bank(20_000)
    assert s.options(0) == ["buy none", "buy second"]
    assert s.refusal(0, "buy first") == "TH-4.6"


@pytest.mark.rule("TH-12.9", "TH-12.10")
def test_after_buying_ships_and_balance_are_what_the_purchases_leave() -> None:
    s = late_bank(80_000, ships="training").choose(0, "buy first")
    assert credits_offered(s) == ["credits 0", "credits 1"]  # 50 000 are left, and two ships
    s.choose(0, "credits 1")
    assert (s.humans(0), s.t.captains[0].credits, s.ships(0)) == (100_000, 1, "training cyclops")
    late_bank(80_000).choose(0, "buy first")  # the third ship: no credit, and no question
    assert late_bank(80_000).choose(0, "buy none").t.over  # too rich


@pytest.mark.rule("TH-12.9", "TH-12.12")
def test_after_buying_a_credit_is_given_back_from_what_is_left() -> None:
    s = late_bank(90_000, credits=2, ships=THREE).choose(0, "buy first")
    assert credits_offered(s) == ["credits 0", "repay 1"]
    assert (s.choose(0, "repay 1").humans(0), s.t.captains[0].credits) == (0, 1)
    assert late_bank(80_000, credits=2, ships=THREE).choose(0, "buy first").t.over


@pytest.mark.rule("TH-12.9", "TH-4.44")
def test_after_buying_an_allowance_pays_first_and_makes_nobody_too_rich() -> None:
    s = late_bank(50_000, ships="training", compensations="pension").choose(0, "allowance pension 1", "buy second")
    assert credits_offered(s) == ["credits 0", "credits 1"]
    assert s.choose(0, "credits 1").humans(0) == 50_000 + 30_000 - 20_000 + 50_000


@pytest.mark.rule("TH-12.9", "TH-4.43")
def test_after_buying_credits_come_before_what_is_replaced() -> None:
    s = scene(2, turn=4, borrowing="after_buying").captain(
        0, humans=30_000, ships="training", stations="battery magnet"
    )
    s.drawn(0, "jammer cyclops").go(BUYING).choose(1, "buy none").choose(0, "buy first")
    assert credits_offered(s) == ["credits 0", "credits 1", "credits 2"]
    assert s.choose(0, "credits 1").options(0) == ["station battery", "station magnet"]
