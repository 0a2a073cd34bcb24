"""Who knows what of drawn cards, purchases and credits (V-3 to V-9, V-33)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.structs import CardView, HiddenShips, OrderView, Subject
from tests.games.humans.looking import names, own, seen, told
from tests.games.humans.scene import Scene, scene
from tests.games.watching import everybody, others


def buying(drawn: str, seats: int = 2, turn: int = 2, humans: int = 100_000, compensations: str = "") -> Scene:
    """Captain 0 has drawn these cards, the others two dull ones; planning comes next."""
    s = scene(seats, turn=turn).cities("seoul", "prague", "vienna")
    s.captain(0, humans=humans, compensations=compensations)
    for seat, dull in zip(range(1, seats), ("mosquito teacup", "tourist hoover"), strict=False):
        s.drawn(seat, dull)
    return s.drawn(0, drawn).go(BUYING, Planning())


@pytest.mark.rule("V-3", "TH-4.3")
def test_only_their_captain_sees_drawn_cards() -> None:
    s = buying("krepysh battery", seats=3)
    assert own(s, 0).drawn == ("krepysh", "battery")
    for who in others(s, 0):
        assert not names(s, who) & {"krepysh", "battery"}


@pytest.mark.rule("V-4", "TH-4.27", "TH-18.2")
def test_a_pair_of_stations_is_shown_when_the_redraw_is_taken_not_before() -> None:
    s = buying("battery magnet", seats=3)
    s.choose(0, "redraw").choose(1, "buy first")
    for who in others(s, 0):
        assert not names(s, who) & {"battery", "magnet"}
    s.choose(2, "buy none")
    for who in everybody(s):
        assert seen(s, who).discards.ships == (CardView("battery", "blue"), CardView("magnet", "blue"))
    assert len(s.notes(notes.STATIONS_SHOWN, seat=2)) == 1


@pytest.mark.rule("V-4", "TH-4.42", "TH-18.2", "V-14")
def test_while_one_redraws_the_purchases_of_the_others_stay_sealed() -> None:
    s = buying("battery magnet", seats=3)
    s.choose(0, "redraw").choose(1, "buy first").choose(2, "buy none").chance("blue cyclops", "blue loner")
    for who in (None, 0, 2):
        view = seen(s, who)
        assert view.to_act == (0,)
        assert [c.ready for c in view.captains] == [False, True, True]
        assert [c.balance for c in view.captains] == [100_000] * 3
        assert not names(s, who) & {"mosquito", "teacup"}
    assert own(s, 1).answers == ("buy first",)
    assert own(s, 1).sealed.order.bought == (True, False)
    assert own(s, 1).drawn == ("mosquito", "teacup")
    assert own(s, 0).drawn == ("cyclops", "loner")
    s.choose(0, "buy both")
    assert [c.balance for c in seen(s, None).captains] == [50_000, 90_000, 100_000]


@pytest.mark.rule("V-5", "TH-4.35")
def test_what_was_spent_is_seen_when_all_have_committed() -> None:
    s = buying("krepysh cyclops").choose(0, "buy first")
    assert own(s, 0).answers == ("buy first",)
    assert [c.balance for c in seen(s, 1).captains] == [100_000, 100_000]
    s.choose(1, "buy none")
    assert [c.balance for c in seen(s, 1).captains] == [50_000, 100_000]


@pytest.mark.rule("V-6", "EC-20", "TH-4.9")
def test_a_bought_ship_is_seen_first_when_it_attacks() -> None:
    s = buying("krepysh cyclops").choose(0, "buy first").choose(1, "buy none")
    for who in others(s, 0):
        assert seen(s, who).captains[0].known == ("training",)
        assert seen(s, who).captains[0].ships == 2
        assert "krepysh" not in names(s, who)
    assert [ship.id for ship in own(s, 0).ships] == ["training", "krepysh"]
    s.choose(0, "no cell", "cell 1").choose(1, "no cell")
    assert seen(s, 1).captains[0].known == ("training", "krepysh")


@pytest.mark.rule("EC-20", "TH-18.1", "TH-18.5")
def test_no_field_tells_which_ship_was_bought() -> None:
    def after(bought: str, left: str) -> Scene:
        s = buying(f"{bought} {left}", seats=3).choose(0, "buy first").choose(1, "buy none").choose(2, "buy none")
        s.t.ship_discard = []  # the other card differs here, and is rightly seen
        return s

    one, other = after("cyclops", "stool"), after("stool", "cyclops")
    for who in (None, 1, 2):
        assert seen(one, who) == seen(other, who)
        assert seen(one, who).captains[0].hidden == (HiddenShips((2,), "blue", 1, 30_000),)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.rule("V-6", "V-8", "TH-4.25")
def test_a_hidden_ship_is_seen_when_it_is_replaced() -> None:
    s = scene(2, turn=3).captain(0, ships="training mosquito teacup cyclops barge", hidden=True)
    s.drawn(0, "krepysh wingman").go(BUYING)
    s.choose(0, "buy first", "ship cyclops")
    assert own(s, 0).answers == ("buy first", "ship cyclops")
    assert own(s, 0).sealed.order == OrderView(bought=(True, False), credits=0, ships=("cyclops",), stations=())
    assert not names(s, 1) & {"cyclops", "krepysh", "wingman"}
    s.choose(1, "buy none")
    assert seen(s, 1).discards.ships == (CardView("wingman", "blue"), CardView("cyclops", "blue"))
    assert "krepysh" not in names(s, 1)


@pytest.mark.rule("V-7", "TH-4.10")
def test_a_bought_station_is_seen_when_all_have_committed() -> None:
    s = buying("battery krepysh").choose(0, "buy first")
    assert [c.stations for c in seen(s, 1).captains] == [(), ()]
    s.choose(1, "buy none")
    for who in everybody(s):
        assert [station.id for station in seen(s, who).captains[0].stations] == ["battery"]


@pytest.mark.rule("V-8", "TH-4.11")
def test_cards_that_are_not_bought_are_seen_when_all_have_committed() -> None:
    s = buying("krepysh cyclops").choose(0, "buy none")
    assert seen(s, 1).discards.ships == ()
    s.choose(1, "buy both")
    for who in everybody(s):
        assert seen(s, who).discards.ships == (CardView("cyclops", "blue"), CardView("krepysh", "blue"))


@pytest.mark.rule("V-9", "TH-12.11")
def test_credits_and_allowances_are_seen_when_all_have_committed() -> None:
    s = buying("mosquito teacup", humans=0, compensations="pension")
    s.choose(0, "credits 2", "allowance pension 1", "buy none")
    before = seen(s, 1)
    assert (before.captains[0].balance, before.captains[0].credits, before.captains[0].compensations) == (0, 0, 1)
    assert before.discards.compensations == ()
    s.choose(1, "buy none")
    after = seen(s, 1)
    assert (after.captains[0].balance, after.captains[0].credits, after.captains[0].compensations) == (130_000, 2, 0)
    assert after.discards.compensations == ("pension",)


@pytest.mark.rule("V-33", "EC-81", "TH-4.41")
@pytest.mark.parametrize("answer", ["buy none", "buy first"])
def test_two_stations_that_are_kept_look_like_two_ships(answer: str) -> None:
    stations = buying("battery magnet", seats=3)
    ships = buying("cyclops mole_of_fate", seats=3)
    stations.choose(0, "keep")
    for who in others(stations, 0):
        assert told(stations, who) == told(ships, who)
    stations.choose(0, answer)
    ships.choose(0, answer)
    for who in others(stations, 0):
        assert told(stations, who) == told(ships, who)
        assert seen(stations, who).captains[0].ready


def test_the_question_says_what_it_is_about() -> None:
    s = buying("krepysh cyclops", compensations="pension")
    assert own(s, 0).subject == Subject(compensation="pension", n=1)
    s.choose(0, "allowance pension 1")
    assert own(s, 0).subject == Subject(n=130_000)
    question = seen(s, 0).question
    assert question is not None
    assert (question.clause, question.options) == ("TH-4.4", ("buy none", "buy first", "buy second", "buy both"))
