"""What the page draws cards from: the whole box by the ids of views, with what is printed on the cards."""

from __future__ import annotations

from kubrik.engine.game import Setup
from kubrik.games.humans.views.furniture import (
    Ability,
    CityFacts,
    EffectFacts,
    HumansFurniture,
    MissionFacts,
    furniture,
)
from kubrik.games.registry import game_named
from tests.games.humans.box.cards import CARDS
from tests.games.humans.random_games import moments
from tests.games.humans.scene import scene


def drawn() -> HumansFurniture:
    return furniture(scene(2).t.rules)


def test_every_card_of_the_box_can_be_drawn() -> None:
    f = drawn()
    assert list(f.cities) == [c.name.id for c in CARDS.cities]
    assert list(f.ships) == [s.name.id for s in CARDS.ships]
    assert list(f.stations) == [s.name.id for s in CARDS.stations]
    assert list(f.compensations) == [c.name.id for c in CARDS.compensations]
    assert list(f.armies) == [a.name.id for a in CARDS.armies]
    assert list(f.missions) == [m.name.id for m in CARDS.missions]


def test_cards_show_what_is_printed_on_them() -> None:
    f = drawn()
    assert f.cities["kyoto"] == CityFacts("asia", "culture", "blue", 30_000, 80_000, 3)
    assert f.ships["training"].abilities == (Ability("immortal", "", 0),)
    assert f.ships["mole_of_fate"].abilities == (Ability("with_type", "saucer", 3), Ability("at_centre", "science", 3))
    assert f.ships["crusader"].abilities == (Ability("in_region", "europe", 4),)
    assert f.ships["hoover"].abilities == (Ability("raid_bonus", "", 10_000),)
    assert f.stations["cannon"] == EffectFacts("token_support", 4, 40_000)
    assert f.compensations["pension"] == EffectFacts("humans", 30_000, 0)
    assert (f.armies["no_army"], f.armies["army_26"]) == (0, 26)
    assert f.missions["m_asia"] == MissionFacts("asia", None)
    assert f.missions["m_culture"] == MissionFacts(None, "culture")


def test_regions_and_centres_have_names_in_both_languages() -> None:
    f = drawn()
    assert (f.regions["africa"].en, f.regions["africa"].ru) == ("Africa", "Африка")
    assert {c.region for c in f.cities.values()} == set(f.regions)
    assert {c.centre for c in f.cities.values()} == set(f.centres)


def test_the_fuel_track_is_that_of_the_table() -> None:
    paused = game_named("humans").box(Setup(game="humans", seats=2, options={"fuel": "early_pause"})).furniture()
    assert isinstance(paused, HumansFurniture)
    assert drawn().fuel_limits == (4, 5, 6, 7, 8, 9, 10, 11, 12, 12)
    assert paused.fuel_limits == (4, 5, 6, 7, 8, 8, 9, 10, 11, 12)


def test_it_stays_the_same_while_a_game_is_played() -> None:
    assert {str(furniture(t.rules)) for t in moments(3)} == {str(drawn())}
