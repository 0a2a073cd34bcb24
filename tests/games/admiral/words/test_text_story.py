"""Facts that are told together."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import scene
from tests.games.admiral.texts import MANNED, story
from tests.games.in_words import names, note, plain

THINGS = MANNED.rules.names


def told(*facts: tuple[int, ...], lang: str = "en") -> list[str]:
    return [plain(line) for line in MANNED.story([note(*fact) for fact in facts], names(lang), lang)]


def thing(name: str) -> int:
    return THINGS.index(name)


@pytest.mark.rule("X-3")
def test_the_shots_of_one_attack_are_one_line_with_all_dice() -> None:
    s = scene("........", "........", ships="L1 A1 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", "4 from L1", "separate").chance("die 6", "die 2", "die 3", "die 4")
    assert story(s)[1:] == [
        "Ann declares fire at the galleon G2: 4 separate shots from the ship of the line L1.",
        "The ship of the line L1 fires at the galleon G2, dice 6, 2, 3, 4: 2 hits, now hull 4.",
    ]
    assert story(s, "ru")[1:] == [
        "Анна объявляет огонь по галеону G2: 4 отдельных выстрела с линкора L1.",
        "Линкор L1 стреляет по галеону G2, на кубиках 6, 2, 3, 4: 2 попадания, теперь прочность 4.",
    ]


@pytest.mark.rule("AD-12.2", "AD-12.7")
def test_a_salvo_of_several_ships_names_each_of_them() -> None:
    s = scene("........", "........", ships="L1 A1 E, F1 A2 E, G2 C1 W").turn(0)
    s.choose(0, "fire at G2", "2 from L1", "3 from F1").chance("die 1")
    assert story(s)[1:] == [
        "Ann declares a salvo at the galleon G2: 2 shots from the ship of the line L1 and 3 shots from the frigate F1.",
        "The salvo at the galleon G2, 5 shots, die 1: all hit, now hull 1.",
    ]


@pytest.mark.rule("CC-9.3")
def test_shots_without_dice_name_none() -> None:
    shots = [(notes.SHOT, thing("B3"), thing("G2"), 0, 1), (notes.DAMAGED, thing("G2"), 1, 5)]
    assert told(*shots, *shots[:1], (notes.DAMAGED, thing("G2"), 1, 4)) == [
        "The brig B3 fires at the galleon G2 and hits without a roll: 2 hits, now hull 4."
    ]
    salvo = [(notes.SALVO_FIRED, thing("G2"), 2, 0, 2), (notes.DAMAGED, thing("G2"), 2, 2)]
    assert told(*salvo) == ["The salvo at the galleon G2, 2 shots, hits without a roll: now hull 2."]


def test_shots_that_all_miss_are_one_line_too() -> None:
    misses = [(notes.SHOT, thing("B3"), thing("G2"), die, 0) for die in (2, 4)]
    assert told(*misses) == ["The brig B3 fires at the galleon G2, dice 2, 4: no hit."]
    assert told(*misses, lang="ru") == ["Бриг B3 стреляет по галеону G2, на кубиках 2, 4: все мимо."]
    assert told(misses[0]) == ["The brig B3 fires at the galleon G2, die 2: a miss."]


def test_shots_of_another_ship_or_at_another_are_told_apart() -> None:
    miss = (notes.SHOT, thing("B3"), thing("G2"), 2, 0)
    others = [(notes.SHOT, thing("F3"), thing("G2"), 2, 0), (notes.SHOT, thing("B3"), thing("L2"), 2, 0)]
    assert len(told(miss, *others)) == 3
    assert len(told(miss, (notes.DAMAGED, thing("L2"), 1, 4))) == 2


@pytest.mark.rule("X-5")
def test_both_sides_of_a_boarding_are_one_line() -> None:
    s = scene("....", ships="L1 A1 E, F2 B1 W", captains="F2 berserk").ship("L1", strength=4).turn(0)
    s.choose(0, "board with L1").choose(1, "defend skilled").chance("die 3", "die 5")
    assert story(s)[1:4] == [
        "Ann boards the frigate F2 with the ship of the line L1.",
        "Ben reveals Berserk on the frigate F2 and uses him.",
        "Points and dice: 4 + 3 = 7 (the ship of the line L1), 4 + 5 = 9 (the frigate F2).",
    ]
    assert "Очки и кубики: 4 + 3 = 7 (линкор L1), 4 + 5 = 9 (фрегат F2)." in story(s, "ru")


@pytest.mark.rule("AD-6.1", "AD-6.3")
def test_a_round_begins_with_its_wind_and_its_order() -> None:
    facts = [
        (notes.ROUND_BEGINS, 2),
        (notes.WIND, 2, 1),
        (notes.ACTS, 1, 0),
        (notes.ACTS, 0, 1),
        (notes.TURN_BEGINS, 1),
    ]
    assert told(*facts) == [
        "Round 2. A fresh westerly is blowing.",
        "Turn order this round: Ben, Ann.",
        "Ben to play.",
    ]
    assert told((notes.ACTS, 2, 0), (notes.ACTS, 0, 1), (notes.ACTS, 1, 2)) == [
        "Turn order this round: Cleo, Ann, Ben."
    ]
    assert told((notes.ROUND_BEGINS, 2), (notes.ACTS, 1, 0)) == ["Round 2 begins.", "Ben is number 1 in turn order."]
    assert told((notes.TURN_ENDS, 0), (notes.TURN_BEGINS, 1)) == ["Ann ends the turn; Ben to play."]


@pytest.mark.rule("AD-8.15")
def test_dice_for_a_storm_are_one_line_up_to_the_damage() -> None:
    rolls = [(notes.STORM_ROLL, thing("G1"), 4), (notes.STORM_ROLL, thing("B1"), 1), (notes.DAMAGED, thing("B1"), 1, 2)]
    assert told(*rolls) == [
        "Dice for the storm: 4 (the galleon G1), 1 (the brig B1).",
        "The brig B1 takes 1 damage and has 2 left.",
    ]
