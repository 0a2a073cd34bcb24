"""How strong a group is (section 8.1)."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.fights import battle, strengths
from tests.games.humans.scene import scene


def strength(ships: str, city: str, foe: str = "training") -> int:
    """Of this group at the start of a battle for this city."""
    return strengths(battle(scene(2, turn=3), city, ships, foe))[0]


@pytest.mark.rule("TH-8.1")
def test_a_group_is_as_strong_as_its_ships_and_their_bonuses_together() -> None:
    assert strength("starship cyclops", "prague") == 3 + 3 + 5 + 3
    assert strength("training barge strider", "prague") == 2 + 7 + 4


@pytest.mark.rule("TH-8.2")
def test_every_ability_of_a_ship_is_taken_into_account() -> None:
    assert strength("mole_of_fate foreman", "seoul") == 5 + 3 + 3 + 3  # with a saucer, and at a science centre
    assert strength("admiral training strider", "prague") == 10 + 2 + 2 + 2 + 4  # with a saucer, and with a tripod


@pytest.mark.rule("TH-8.3")
def test_a_bonus_whose_condition_is_not_met_adds_nothing() -> None:
    assert strength("starship", "seoul") == 3
    assert strength("mole_of_fate", "prague") == 5
    assert strength("loner training", "seoul") == 3 + 2
    assert strength("crusader", "seoul") == 7  # bonus in Europe only


@pytest.mark.rule("TH-8.4")
def test_a_bonus_with_a_type_needs_another_ship_of_that_type_in_the_group() -> None:
    assert strength("cyclops teacup", "seoul") == 5 + 3 + 3
    assert strength("cyclops barge", "seoul") == 5 + 7
    assert strength("starship strider", "seoul") == 3 + 3 + 4
    assert strength("starship teacup", "seoul") == 3 + 3
    assert strength("wingman barge", "seoul") == 3 + 3 + 7
    assert strength("wingman strider", "seoul") == 3 + 4


@pytest.mark.rule("TH-8.5")
def test_a_ship_is_no_company_for_itself() -> None:
    assert strength("twin", "seoul") == 6
    assert strength("twin twin", "seoul") == 10 + 10


@pytest.mark.rule("TH-8.5")
def test_much_company_counts_once() -> None:
    assert strength("cyclops teacup mosquito", "seoul") == 5 + 3 + 3 + 2


@pytest.mark.rule("TH-8.6")
def test_a_ship_of_another_captain_is_no_company() -> None:
    assert strength("cyclops", "seoul", foe="teacup") == 5


@pytest.mark.rule("TH-8.6")
def test_a_ship_of_another_group_is_no_company() -> None:
    s = scene(2, turn=3).cities("seoul", "prague", "vienna")
    s.captain(0, ships="cyclops teacup").attack(0, "cyclops", 1).attack(0, "teacup", 2)
    s.attack(1, "training", 1).go(SortCities(), Battles())
    assert strengths(s) == {0: 5, 1: 2}


@pytest.mark.rule("TH-8.7")
def test_the_training_saucer_is_a_saucer() -> None:
    assert strength("training cyclops", "seoul") == 2 + 5 + 3


@pytest.mark.rule("TH-8.8")
@pytest.mark.parametrize(
    ("ship", "at_science", "at_culture", "at_industry"),
    [("botanist", 6, 2, 2), ("tourist", 2, 6, 2), ("foreman", 3, 3, 7)],
)
def test_a_centre_bonus_needs_a_centre_of_its_type(
    ship: str, at_science: int, at_culture: int, at_industry: int
) -> None:
    assert [strength(ship, city) for city in ("seoul", "prague", "minsk")] == [at_science, at_culture, at_industry]


@pytest.mark.rule("TH-8.9", "EX-26")
def test_a_bonus_against_armies_does_not_count_against_captains() -> None:
    assert strength("krepysh", "seoul") == 9
    assert strength("thunder gendarme", "prague") == 10 + 4


@pytest.mark.rule("TH-8.10")
def test_everybody_knows_the_strengths_before_the_first_announcement() -> None:
    s = battle(scene(2, turn=3), "seoul", "starship cyclops", "krepysh mole_of_fate")
    assert s.clause(0) == "TH-8.11"
    for reader in (NOBODY, 0, 1):
        assert s.notes(notes.STRENGTH_COUNTED, reader) == [(0, 14, 0, 0), (1, 17, 0, 0)]
