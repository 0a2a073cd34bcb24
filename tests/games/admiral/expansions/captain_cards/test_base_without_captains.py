"""Without Captain Cards there are no captains: not in the base game's files, nor in its choices, steps and notes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance
from kubrik.games.admiral.box.files.load import SCENARIOS, load_scenario
from kubrik.games.admiral.rules.flow import new_table
from kubrik.games.admiral.table.choices import KINDS_OF_CHOICE
from kubrik.games.admiral.table.notes import KINDS_OF_NOTE
from kubrik.games.admiral.table.order_of_fire import OrderOfFire
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.skills import Skill
from tests.games.admiral.scene import SHIPS, rules_for

BASE = Path(__file__).parents[5] / "src/kubrik/games/admiral"
WORDS = ["captain", "капитан", "rapid", "рапид", "swift", "свифт", "таргет", "berserk", "берсерк", "cc-"]
LEVEL = [
    "CAPTAIN",
    "captain (turning",
    "levels.captain",
    '"captain"',
    '"Captain"',
    "Captain level",
    "Captain and Admiral level",
    "капитан",
    "Капитан",
]
IMPORTS = ["admiral.expansions", "admiral import expansions"]
MAY_NAME_IT = ["game.py"]  # it lists the expansions


def base_files() -> list[Path]:
    """What the base game is made of; the two rulebooks tell of the expansion, and so do the rulings."""
    found = [*BASE.rglob("*.py"), *BASE.rglob("*.toml")]
    return sorted(path for path in found if BASE / "expansions" not in path.parents and path.name not in MAY_NAME_IT)


def without_level(text: str) -> str:
    """One of the levels is called Captain (AD-19.1)."""
    for words in LEVEL:
        text = text.replace(words, "")
    return text.lower()


def base_and_extended() -> tuple[Rules, Rules]:
    scenario = load_scenario("fleet_battle", 2, SHIPS)
    return rules_for(scenario, {}, None), rules_for(scenario, {}, 2)


def test_the_base_game_s_files_have_no_word_of_captains() -> None:
    assert {"boarding.py", "firing.py", "skills.py", "turns.py", "duel.toml"} <= {p.name for p in base_files()}
    for path in base_files():
        text = without_level(path.read_text(encoding="utf-8"))
        assert [word for word in WORDS if word in text] == [], path.name


def test_the_base_game_imports_nothing_of_an_expansion() -> None:
    for path in base_files():
        assert [words for words in IMPORTS if words in path.read_text(encoding="utf-8")] == [], path.name


@pytest.mark.rule("CC-1.1")
def test_the_base_game_has_no_choice_of_captains() -> None:
    base, extended = [rules.choices.catalogue.choices for rules in base_and_extended()]
    assert all(choice.kind < KINDS_OF_CHOICE for choice in base)
    assert [choice.name for choice in base] == [choice.name for choice in extended[: len(base)]]
    assert all(choice.kind >= KINDS_OF_CHOICE for choice in extended[len(base) :])


def test_the_base_game_has_no_other_step_action_or_skill() -> None:
    """Rules with captains made before do not change those made later without them."""
    base_and_extended()
    base, _ = base_and_extended()
    steps = [*base.set_up.steps, *base.round.steps, *base.turn.steps, *base.actions, *base.additions]
    assert [step for step in steps if "captain_cards" in type(step).__module__] == []
    assert {type(skill) for skill in (base.sailing, base.gunnery, base.fighting)} == {Skill}
    assert type(base.order_of_fire) is OrderOfFire
    moments = [base.sinking, base.taking, base.leaving, base.fort_taking, base.elimination, base.ending]
    assert [moment.listeners for moment in moments] == [[]] * 6
    assert base.spoils.reactions == []
    assert base.crews.modifiers == []


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_game_without_the_expansion_never_meets_it(id: str) -> None:
    t = new_table(rules_for(load_scenario(id, 2, SHIPS), {}, None), seed=3)
    t.journal = Journal()
    advance(t)
    play_out(t, Rng(3), 20_000)
    assert t.over
    assert t.annexes == []
    assert max(note.kind for note in t.journal.notes) < KINDS_OF_NOTE
