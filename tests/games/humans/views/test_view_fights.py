"""Who knows what of battles, losses, claims and catches (V-18 to V-25)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.structs import (
    ArmyView,
    BattleView,
    CardView,
    CatchView,
    EffectView,
    FighterView,
    GroupView,
    Subject,
)
from tests.games.humans.fights import all_fight, battle, captured
from tests.games.humans.looking import names, own, seen, told
from tests.games.humans.scene import Scene, scene
from tests.games.watching import everybody, others


def fighter(s: Scene, place: int, who: int | None = None) -> FighterView:
    """In the order of the announcements."""
    b = seen(s, who).battle
    assert b is not None
    return b.fighters[place]


@pytest.mark.rule("V-19", "TH-8.16")
def test_announcements_are_public_at_once() -> None:
    s = battle(scene(3, turn=4), "seoul", "training", "cyclops", "krepysh")
    assert [fighter(s, place).announced for place in range(3)] == ["", "", ""]
    s.choose(0, "fight").choose(1, "retreat")
    for who in everybody(s):
        view = seen(s, who)
        assert (view.to_act, view.city_now, view.phase) == ((2,), 1, "battle")
        assert view.battle is not None
        assert [(f.seat, f.announced) for f in view.battle.fighters] == [(0, "fight"), (1, "retreat"), (2, "")]
        assert view.captains[1].attacking == ()


@pytest.mark.rule("V-20", "V-30", "TH-18.3")
def test_dice_totals_and_effects_are_public_at_once() -> None:
    s = scene(2, turn=7).captain(0, stations="amplifier").captain(1, stations="jammer")
    s = all_fight(battle(s, "paris", "foreman mole_of_fate", "leviathan"))
    assert [fighter(s, place).total for place in range(2)] == [0, 0]
    s.dice(3, 6)
    for who in everybody(s):
        assert fighter(s, 0, who) == FighterView(1, "fight", 13, True, 9, (3, 6), 22, False, 0)
    s.dice(3, 4).choose(0, "station amplifier", "ship foreman").choose(1, "station jammer", "captain 0 ship 1")
    for who in everybody(s):
        view = seen(s, who)
        assert view.discards.ships == ()
        assert view.captains[0].stations[0].used
        assert view.captains[1].stations[0].used
    assert s.notes(notes.BATTLE_WON) == [(1, 15, 22, 0)]


@pytest.mark.rule("V-20")
def test_effects_lie_on_their_ships_and_passes_are_seen() -> None:
    s = scene(2, turn=7).captain(0, stations="amplifier").captain(1, stations="jammer", compensations="rage")
    s = all_fight(battle(s, "paris", "foreman mole_of_fate", "leviathan")).dice(3, 6).dice(3, 4)
    s.choose(0, "station amplifier", "ship foreman")
    for who in everybody(s):
        view = seen(s, who).battle
        assert view is not None
        assert view.effects == (EffectView(0, "foreman", 3, False),)
        assert [(f.strength, f.total, f.passed) for f in view.fighters] == [(13, 22, False), (17, 24, False)]


@pytest.mark.rule("V-18", "V-20", "TH-8.40")
def test_an_effect_changes_no_strength_elsewhere() -> None:
    s = scene(2, turn=7).captain(0, ships="foreman mole_of_fate comet", stations="amplifier")
    s.captain(1, ships="leviathan").cities("paris", "london", "berlin")
    s.attack(0, "foreman mole_of_fate", 1).attack(1, "leviathan", 1).attack(0, "comet", 2)
    all_fight(s.go(SortCities(), Battles())).dice(6, 6).dice(1, 1).choose(0, "station amplifier", "ship foreman")
    assert seen(s, 1).cells[1].groups == (GroupView(0, ("comet",), 5, 5),)


@pytest.mark.rule("V-21", "TH-8.49")
def test_everybody_sees_the_ship_that_is_lost() -> None:
    s = all_fight(battle(scene(2, turn=4), "seoul", "starship cyclops", "krepysh mole_of_fate")).dice(4, 6).dice(3, 3)
    assert own(s, 1).subject == Subject(cell=1)
    s.choose(1, "ship krepysh")
    for who in everybody(s):
        view = seen(s, who)
        assert view.discards.ships == (CardView("krepysh", "blue"),)
        assert view.captains[1].known == ("mole_of_fate",)
        assert isinstance(view.battle, BattleView)
        assert view.battle.winner == 0


@pytest.mark.rule("V-22", "TH-13.10", "TH-0.15")
def test_of_compensations_others_know_how_many_and_how_many_are_old() -> None:
    s = scene(2, turn=4).captain(0, compensations="rage jerrycan")
    s = (
        all_fight(battle(s, "seoul", "training", "krepysh"))
        .dice(1, 1)
        .dice(1, 1)
        .choose(0, "pass")
        .chance("compensation last_grab")
    )
    for who in others(s, 0):
        captain = seen(s, who).captains[0]
        assert (captain.compensations, captain.old_compensations) == (3, 2)
        assert not names(s, who) & {"rage", "jerrycan", "last_grab"}
    assert [(c.id, c.usable) for c in own(s, 0).compensations] == [
        ("jerrycan", True),
        ("last_grab", False),
        ("rage", True),
    ]
    assert s.notes(notes.COMPENSATION_SEEN, seat=1) == []


@pytest.mark.rule("V-22", "TH-13.7")
def test_a_compensation_is_seen_when_it_is_used() -> None:
    s = scene(2, turn=4).captain(0, compensations="rage")
    s = all_fight(battle(s, "seoul", "training", "krepysh")).dice(1, 1).dice(1, 1).choose(0, "compensation rage")
    for who in everybody(s):
        assert seen(s, who).discards.compensations == ("rage",)
        assert seen(s, who).captains[0].compensations == 0


def claiming(cards: str) -> Scene:
    """Captains 1 and 2 have lost and hold an old compensation each."""
    s = scene(3, turn=7)
    for seat, card in enumerate(cards.split(), 1):
        s.captain(seat, compensations=card)
    s = all_fight(battle(s, "paris", "leviathan", "training", "training")).dice(1, 1).dice(1, 1).dice(6, 6)
    s.choose(1, "pass").choose(2, "pass")
    return s.chance("compensation rage", "compensation rage")


@pytest.mark.rule("V-23", "TH-13.23", "TH-18.2", "EC-83")
def test_a_claim_is_seen_when_all_asked_have_committed_and_a_refusal_never() -> None:
    with_card, without = claiming("last_grab last_grab"), claiming("lucky_chip last_grab")
    for s in (with_card, without):
        s.choose(1, "pass")
    for who in (None, 0, 2):
        assert told(with_card, who) == told(without, who)
    with_card.choose(2, "claim")
    assert with_card.notes(notes.CLAIMS, seat=0) == [(2, 15, 0, 0)]
    assert seen(with_card, 0).captains[2].trophies == ("paris",)
    assert seen(with_card, 0).cells[0].city is None or seen(with_card, 0).cells[0].claimant == 2


@pytest.mark.rule("V-23")
def test_a_claim_under_seal_is_known_to_its_captain_only() -> None:
    s = claiming("last_grab last_grab").choose(1, "claim")
    assert own(s, 1).answers == ("claim",)
    for who in others(s, 1):
        assert "claim" not in names(s, who) or who == 2  # captain 2 is offered one too
        assert seen(s, who).captains[1].compensations == 2
        assert seen(s, who).discards.compensations == ()


@pytest.mark.rule("TH-7.15")
def test_everybody_sees_who_has_captured_a_city() -> None:
    s = scene(2, turn=4).cities("seoul", "prague", "vienna").captain(1, ships="cyclops strider")
    s.attack(1, "cyclops", 1).go(SortCities(), Battles(), Rewards())
    for who in everybody(s):
        assert [cell.captor for cell in seen(s, who).cells] == [1, None, None]
        assert [cell.city for cell in seen(s, who).cells] == ["seoul", None, None]


@pytest.mark.rule("V-24", "TH-10.4")
def test_raid_or_catch_is_public_when_chosen() -> None:
    s = captured(scene(2, turn=4), "prague", "cyclops")
    assert own(s, 0).subject == Subject(cell=1)
    assert {seen(s, who).city_now for who in everybody(s)} == {1}
    s.choose(0, "catch")
    for who in everybody(s):
        assert seen(s, who).catch == CatchView(0, 1, (), 5, 0, (), 0, 0)


@pytest.mark.rule("V-25", "TH-10.9")
def test_everybody_sees_opened_armies_and_the_fights_with_them() -> None:
    s = captured(scene(2, turn=4).captain(0, stations="battery"), "vienna", "cyclops")
    s.choose(0, "catch").chance("army no_army", "army army_12")
    armies = (ArmyView("no_army", True), ArmyView("army_12", False))
    for who in everybody(s):
        assert seen(s, who).catch == CatchView(0, 1, armies, 5, 0, (), 0, 0)
    assert own(s, 0).subject == Subject(cell=1, army="army_12")
    s.choose(0, "fight").dice(2, 2)
    for who in everybody(s):
        assert seen(s, who).catch == CatchView(0, 1, armies, 5, 4, (2, 2), 0, 9)


def test_the_dice_of_one_army_fight_are_gone_before_the_next() -> None:
    s = captured(scene(2, turn=4), "vienna", "krepysh")
    s.choose(0, "catch").chance("army army_16", "army army_12").choose(0, "fight").dice(4, 4)
    catch = seen(s, 1).catch
    assert catch is not None
    assert (catch.strength, catch.dice, catch.total) == (15, 0, 0)
    assert [army.done for army in catch.armies] == [True, False]


@pytest.mark.rule("TH-17.3")
def test_a_captured_city_tells_the_strength_against_armies() -> None:
    s = captured(scene(2, turn=4), "vienna", "krepysh")
    assert seen(s, 1).cells[0].groups == (GroupView(0, ("krepysh",), 9, 15),)
