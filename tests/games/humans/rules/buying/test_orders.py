"""The small questions of the buying step, in their fixed order (TH-4.43, TH-4.44)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.play import question
from kubrik.engine.questions import Question
from kubrik.games.humans.box.files.load import parse_cards, read_text
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.flow import humans_rules
from kubrik.games.humans.table import questions
from kubrik.games.humans.table.settings import settings
from tests.games.edits import edited
from tests.games.humans.scene import Scene, scene


def asks(s: Scene) -> Question:
    return question(s.t, 0)


@pytest.mark.rule("TH-4.43")
def test_redraw_credits_allowances_cards_then_stations_to_replace() -> None:
    s = scene(2, turn=3).captain(0, humans=160_000, credits=1, compensations="pension", stations="tanker dock")
    s.drawn(0, "battery magnet").go(BUYING)
    order = []
    for name in ("keep", "repay 1", "allowance pension 1", "buy second", "station dock"):
        order.append(asks(s))
        s.choose(0, name)
    assert order == [
        questions.REDRAW_OR_KEEP,
        questions.HOW_MANY_CREDITS,
        questions.HOW_MANY_ALLOWANCES,
        questions.WHAT_TO_BUY,
        questions.STATION_TO_REPLACE,
    ]
    s.choose(1, "buy none")
    assert (s.humans(0), s.stations(0)) == (100_000, "tanker magnet")  # 160 - 60 + 30 - 30


@pytest.mark.rule("TH-4.43")
def test_ships_to_replace_one_by_one_then_stations() -> None:
    s = scene(2, turn=3).captain(0, ships="training mosquito teacup cyclops barge", stations="tanker dock")
    s.drawn(0, "krepysh battery").go(BUYING).choose(0, "buy both")
    assert asks(s) == questions.SHIP_TO_REPLACE
    s.choose(0, "ship cyclops")
    assert asks(s) == questions.STATION_TO_REPLACE
    s.choose(0, "station tanker").choose(1, "buy none")
    assert (s.ships(0), s.stations(0)) == ("training mosquito teacup krepysh barge", "dock battery")


@pytest.mark.rule("TH-4.43")
def test_a_redraw_ends_the_answer() -> None:
    s = scene(2, turn=3).captain(0, humans=0, compensations="pension").drawn(0, "battery magnet").go(BUYING)
    s.choose(0, "redraw")
    assert s.asked() == [1]


@pytest.mark.rule("TH-4.43", "TH-17.23")
def test_one_kind_of_allowance_is_asked_about_after_another() -> None:
    """In the order of the card file; there may be more kinds than one, and the first card may be of them."""
    text = edited(read_text(), 'id="jerrycan"', 'effect="fuel", n=2', 'effect="humans", humans=10_000')
    cards = parse_cards(text, "cards")
    s = Scene(2, 3, humans_rules(cards, settings({}, cards.fuel_limit, cards.prizes.step)))
    s.captain(0, humans=60_000, compensations="jerrycan pension").drawn(0, "krepysh explorer").go(BUYING)
    assert s.options(0) == ["allowance jerrycan 0", "allowance jerrycan 1"]
    s.choose(0, "allowance jerrycan 1")
    assert s.options(0) == ["allowance pension 0", "allowance pension 1"]
    s.choose(0, "allowance pension 1", "buy both").choose(1, "buy none")
    assert s.humans(0) == 0  # 60 + 10 + 30 - 100


@pytest.mark.rule("TH-4.44", "TH-12.9")
def test_credits_and_allowances_pay_for_purchases() -> None:
    s = scene(2, turn=3).captain(0, humans=20_000, ships="training", compensations="pension")
    s.drawn(0, "krepysh explorer").go(BUYING).choose(0, "credits 1", "allowance pension 1", "buy both")
    s.choose(1, "buy none")
    assert (s.humans(0), s.ships(0)) == (0, "training krepysh explorer")  # 20 + 50 + 30 - 100
    assert s.compensations(0) == ""


@pytest.mark.rule("TH-4.44")
def test_without_the_allowance_the_purchase_is_too_dear() -> None:
    s = scene(2, turn=3).captain(0, humans=20_000, ships="training", compensations="pension")
    s.drawn(0, "krepysh explorer").go(BUYING).choose(0, "credits 1", "allowance pension 0")
    with pytest.raises(Illegal, match=r"TH-4\.6"):
        s.choose(0, "buy both")


@pytest.mark.rule("TH-4.44")
def test_an_allowance_does_not_spoil_a_credit() -> None:
    s = scene(2, turn=3).captain(0, humans=50_000, ships="training", compensations="pension").go(BUYING)
    assert s.options(0) == ["credits 0", "credits 1"]  # though 80 000 would be too much
    s.choose(0, "credits 1", "allowance pension 1").choose(1, "buy none")
    assert s.humans(0) == 130_000


@pytest.mark.rule("TH-4.44", "TH-12.12", "EC-90")
def test_an_allowance_does_not_repay_a_credit() -> None:
    s = scene(2, turn=3).captain(0, humans=40_000, credits=1, compensations="pension").go(BUYING)
    assert "repay 1" not in s.options(0)
    with pytest.raises(Illegal, match=r"TH-12\.12"):
        s.choose(0, "repay 1")
