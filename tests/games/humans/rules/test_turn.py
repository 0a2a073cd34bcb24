"""The shape of the game: ten turns of six phases (section 3)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import next_to_act, question
from kubrik.engine.table import CHANCE
from kubrik.games.humans.box.cards import BLUE, RED
from kubrik.games.humans.rules.flow import Turn
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.state import Humans
from tests.games.humans.random_games import PLAYERS, by_turn, moments, played_game
from tests.games.humans.scene import CARDS, scene

BUYING = (
    questions.REDRAW_OR_KEEP,
    questions.HOW_MANY_CREDITS,
    questions.HOW_MANY_ALLOWANCES,
    questions.WHAT_TO_BUY,
    questions.SHIP_TO_REPLACE,
    questions.STATION_TO_REPLACE,
)
PLANNING = (questions.WHERE_TO_SEND, questions.WHERE_TO_AIM, questions.HOW_TO_FUEL)
MOVING = (questions.SHIP_TO_PULL, questions.WHERE_TO_PULL, questions.WHERE_TO_MOVE)
BATTLE = (
    questions.FIGHT_OR_RETREAT,
    questions.HOW_TO_RESPOND,
    questions.SHIP_TO_BOOST,
    questions.SHIP_TO_CANCEL,
    questions.SHIP_TO_LOSE,
    questions.CLAIM_OR_NOT,
)
ASKED_IN = {1: BUYING, 3: PLANNING, 4: MOVING, 5: BATTLE}  # by phase; the last asks the rest


def phase(t: Humans) -> int:
    asks = question(t, next_to_act(t))
    return next((number for number, asked in ASKED_IN.items() if asks in asked), 6)


@pytest.mark.rule("TH-3.4", "TH-3.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_lasts_ten_turns(players: int) -> None:
    marker = [note.a for _, note in by_turn(played_game(players)) if note.kind == notes.TURN_BEGINS]
    assert marker == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("TH-3.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_phases_follow_each_other(players: int) -> None:
    trace = []
    for t in moments(players):
        if not t.over:
            trace.append((t.turn, phase(t)))
            laid_out = [city for city in t.cells if city is not None]
            if phase(t) in (1, 3):  # phase 2 lies between
                assert len(laid_out) == (0 if phase(t) == 1 else t.cell_count)
    assert trace == sorted(trace)
    assert {turn for turn, _ in trace} == set(range(1, 11))


@pytest.mark.rule("TH-3.5", "TH-3.6", "TH-3.7", "TH-0.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_blue_cards_in_the_first_five_rounds_and_red_ones_from_turn_6_on(players: int) -> None:
    colours = {
        (turn, (CARDS.cities if note.kind == notes.CITY_LAID else CARDS.deck)[note.b].colour)
        for turn, note in by_turn(played_game(players))
        if note.kind in (notes.CITY_LAID, notes.CARD_DRAWN)
    }
    assert colours == {(turn, BLUE if turn <= 5 else RED) for turn in range(1, 11)}


@pytest.mark.rule("TH-3.15", "TH-3.16")
def test_a_new_turn_moves_the_marker_and_readies_the_stations() -> None:
    s = scene(2, turn=3).captain(0, stations="battery magnet", used="battery magnet").go(Turn())
    assert s.notes(notes.TURN_BEGINS) == [(4, 7, 0, 0)]
    assert s.ready(0) == "battery magnet"
    assert s.asked() == [CHANCE]  # the first card is about to be drawn


@pytest.mark.rule("EX-30")
def test_fuel_left_over_is_not_added_to_the_next_turn() -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, ships="training cyclops barge").go(Planning(), SortCities(), Rewards(), Turn())
    s.choose(0, "cell 1", "cell 1").choose(1, "no cell")  # 1 + 3 of 6; the barge's 4 are too much
    s.choose(0, "raid").chance("blue tourist", "blue tourist", "blue hoover", "blue hoover")
    s.choose(0, "buy none").choose(1, "buy none").chance("city turin", "city minsk", "city kyoto")
    assert s.t.fuel_limit() == 7
    s.choose(0, "cell 1", "cell 1")
    assert s.asked() == [1]  # 1 + 3 + 4 = 8 > 7, so the barge stays at home


GAINS = [notes.RAIDS, notes.CATCH_SUCCEEDS, notes.MISSION_PAID, notes.ALLOWANCE_USED]


@pytest.mark.rule("TH-3.2", "TH-3.3")
def test_humans_come_from_cities_and_missions_and_go_to_ships_and_stations() -> None:
    t = played_game(4, seed=3)
    count = [100_000] * 4
    for _, n in by_turn(t):
        if n.kind in GAINS:
            count[n.a] += n.c
        elif n.kind == notes.SPENT:
            count[n.a] -= n.b
        elif n.kind == notes.CREDITS_TAKEN:
            count[n.a] += 50_000 * n.b
        elif n.kind in (notes.CREDITS_REPAID, notes.CREDITS_SETTLED):
            count[n.a] -= 60_000 * n.b
    assert count == t.scores()
    assert {notes.RAIDS, notes.CATCH_SUCCEEDS, notes.MISSION_PAID, notes.SPENT} <= {n.kind for _, n in by_turn(t)}


@pytest.mark.rule("TH-3.1")
def test_the_most_humans_win() -> None:
    s = scene(3).captain(0, humans=310_000).captain(1, humans=320_000).captain(2, humans=90_000).go()
    assert s.t.over
    assert s.notes(notes.WINNER) == [(1, 0, 0, 0)]
