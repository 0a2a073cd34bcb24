"""At most five ships, and how room is made (TH-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.random_games import PLAYERS, moments
from tests.games.humans.scene import CARDS, Scene, index_of, scene

FIVE = "training mosquito teacup cyclops barge"
FOUR = "training mosquito teacup cyclops"


def shop(drawn: str, ships: str = FIVE, stations: str = "", humans: int = 200_000) -> Scene:
    s = scene(2, turn=3).captain(0, humans=humans, ships=ships, stations=stations)
    return s.drawn(0, drawn).go(BUYING).choose(1, "buy none")


def discard(s: Scene) -> list[str]:
    return [card.name.id for card in s.t.ship_discard]


@pytest.mark.rule("TH-4.12", "TH-4.19", "TH-4.20", "TH-4.24", "TH-4.25", "EX-10")
def test_the_sixth_ship_takes_the_place_of_one() -> None:
    s = shop("krepysh", humans=50_000).choose(0, "buy first")
    assert s.options(0) == ["ship training", "ship mosquito", "ship teacup", "ship cyclops", "ship barge"]
    s.choose(0, "ship mosquito")
    assert s.t.over  # nothing more to answer: one discard, not two
    assert s.ships(0) == "training teacup cyclops krepysh barge"
    assert discard(s) == ["mosquito"]
    assert (s.humans(0), s.compensations(0)) == (0, "")
    assert s.notes(notes.SHIP_REPLACED, 1) == [(0, index_of(CARDS.ships, "mosquito"), 0, 0)]


@pytest.mark.rule("TH-4.20", "EX-10")
def test_without_a_discard_the_purchase_is_not_finished() -> None:
    s = shop("krepysh").choose(0, "buy first")
    assert s.clause(0) == "TH-4.20"
    for name in ("buy none", "pass", "no cell"):
        with pytest.raises(Illegal, match=r"TH-4\.20"):
            s.choose(0, name)
    assert s.ships(0) == FIVE


@pytest.mark.rule("TH-4.20", "EC-9")
def test_two_ships_over_the_limit_are_two_ships_out() -> None:
    s = shop("krepysh explorer").choose(0, "buy both", "ship mosquito")
    assert s.options(0) == ["ship training", "ship teacup", "ship cyclops", "ship barge"]  # one is not enough
    s.choose(0, "ship barge")
    assert s.t.over  # and no third may go
    assert s.ships(0) == "training teacup cyclops krepysh explorer"


@pytest.mark.rule("TH-4.12", "TH-4.13", "TH-4.20", "EC-10")
def test_with_four_ships_two_more_are_one_too_many() -> None:
    s = shop("krepysh explorer", ships=FOUR).choose(0, "buy both", "ship teacup")
    assert s.ships(0) == "training mosquito cyclops krepysh explorer"


@pytest.mark.rule("TH-4.20", "TH-4.22", "EC-11")
def test_without_need_nothing_may_be_discarded() -> None:
    s = shop("krepysh", ships=FOUR)
    with pytest.raises(Illegal, match=r"TH-4\.4"):
        s.choose(0, "ship mosquito")
    s.choose(0, "buy first")
    assert s.t.over
    assert s.ships(0) == "training mosquito teacup cyclops krepysh"


@pytest.mark.rule("TH-4.22")
def test_who_buys_nothing_discards_nothing() -> None:
    s = shop("krepysh explorer").choose(0, "buy none")
    assert s.t.over
    assert s.ships(0) == FIVE


@pytest.mark.rule("TH-4.21")
def test_a_ship_makes_room_for_a_ship_and_a_station_for_a_station() -> None:
    s = shop("magnet krepysh", stations="battery jammer").choose(0, "buy both")
    assert {name.split()[0] for name in s.options(0)} == {"ship"}
    s.choose(0, "ship barge")
    assert s.options(0) == ["station battery", "station jammer"]


@pytest.mark.rule("TH-4.18")
def test_identical_ships_may_be_owned_together() -> None:
    s = shop("mosquito cyclops", ships="training mosquito").choose(0, "buy first")
    assert s.ships(0) == "training mosquito mosquito"


@pytest.mark.rule("TH-4.19", "EC-17")
def test_a_card_just_bought_is_not_the_one_to_go() -> None:
    s = shop("krepysh explorer").choose(0, "buy both")
    assert not {"ship krepysh", "ship explorer"} & set(s.options(0))
    with pytest.raises(Illegal, match=r"TH-4\.20"):
        s.choose(0, "ship krepysh")


@pytest.mark.rule("TH-4.13", "TH-4.23", "EC-21")
def test_the_training_saucer_may_go_and_protects_no_more() -> None:
    s = scene(2, turn=3).captain(0, ships=FIVE).captain(1, ships="patron").drawn(0, "foreman")
    s.cities("seoul", "prague", "vienna").go(BUYING, Planning(), SortCities(), Battles())
    s.choose(0, "buy first", "ship training").choose(1, "buy none")
    assert s.ships(0) == "foreman mosquito teacup cyclops barge"
    s.choose(0, "no cell", "cell 1", "no cell", "no cell", "no cell").choose(1, "cell 1")
    s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(6, 6)
    assert s.ships(0) == "foreman teacup cyclops barge"  # the mosquito had nobody to hide behind


@pytest.mark.rule("TH-4.12", "TH-4.14", "TH-4.16")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_ever_owns_too_much(players: int) -> None:
    for t in moments(players):
        for captain in t.captains:
            models = [station.model for station in captain.stations]
            assert len(captain.ships) <= 5
            assert len(models) == len(set(models)) <= 2
