"""Every question has an answer for the absent: the list is complete."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kubrik.engine.play import question
from kubrik.engine.questions import Question, questions_in
from kubrik.games.admiral.expansions.captain_cards.table import questions as card_questions
from kubrik.games.admiral.rules.defaults import default_choice
from kubrik.games.admiral.table import questions
from tests.games.admiral.attacked import attacked, facing_each_other
from tests.games.admiral.scene import Scene, scene

Case = tuple[Callable[[], Scene], int, str]  # a scene, who is absent, and what is answered for them

ROWS = ["......", "......", "......"]
PORT = ["1a..$.", "......", "......"]


def turn(s: Scene, *begun: str) -> Scene:
    return s.turn(0).choose(0, *begun)


def next_to_each_other(captains: str | None = "F1 rapid*, F2 rapid", options: dict[str, str] | None = None) -> Scene:
    return scene(*ROWS, ships="F1 B1 E, B1 A3 E, F2 B2 W, G2 B3 W", captains=captains, options=options)


def in_port(*, gold: int = 0) -> Scene:
    ships = "F1 B1 E, B1 E1 E, F2 F3 W"
    return scene(*PORT, ships=ships, captains="F1 rapid, B1 swift").ship("F1", gold=gold)


def beside_a_fort() -> Scene:
    return scene("2.1...", "......", ships="F1 B2 E, F2 F2 W").fort("fort 1", flag=1)


def won(gold: int) -> Scene:
    s = next_to_each_other().ship("F1", gold=1).ship("F2", gold=gold).turn(0).choose(0, "board with F1")
    return s.choose(1, "defend").chance("die 6", "die 1")


def answered_late() -> Scene:
    return attacked("F1 swift, F2 swift").choose(1, "fire first").choose(0, "claim").chance("die 2", "die 2", "die 2")


# In the order of the questions.
TURN: list[Case] = [
    (lambda: turn(next_to_each_other()), 0, "end turn"),
    (lambda: turn(facing_each_other("F1 rapid").wind("SW"), "move F1"), 0, "to S"),
    (lambda: turn(facing_each_other("F1 rapid"), "move F1", "to E"), 0, "stop"),
    (lambda: turn(scene(*ROWS, ships="F1 C2 S, F2 F3 W", level="admiral"), "turn F1"), 0, "to SE"),
    (lambda: turn(next_to_each_other(), "fire at G2"), 0, "1 from B1"),
    (lambda: turn(facing_each_other("F1 target"), "fire at F2", "3 from F1"), 0, "separate"),
    (lambda: turn(scene("1..", "...", "...", ships="F1 C3 E, F2 A3 W, G2 B3 W"), "fire from fort 1"), 0, "against F2"),
    (lambda: turn(next_to_each_other("F1 berserk"), "board with F1"), 0, "against F2"),
    (lambda: turn(next_to_each_other("F2 berserk"), "board with F1"), 1, "defend"),
    (lambda: turn(beside_a_fort(), "storm with F1"), 0, "against fort 1"),
    (lambda: won(1), 0, "1 gold"),
    (lambda: turn(scene("$.", "..", ships="F1 A1 E, F2 B2 W"), "load F1"), 0, "1 gold"),
    (lambda: turn(in_port(gold=2), "bank F1"), 0, "1 gold"),
    (lambda: turn(next_to_each_other(None, {"fireships": "on"}), "burn B1"), 0, "against F2"),
]
CARDS: list[Case] = [
    (lambda: scene(*ROWS, ships="F1 A1 E, B1 A2 E, F2 F1 W", captains="").assign(), 0, "rapid commands F1"),
    (lambda: attacked("F2 swift"), 1, "pass"),
    (lambda: attacked("F1 swift, F2 swift").choose(1, "fire first"), 0, "let be"),
    (answered_late, 1, "enough"),
    (lambda: attacked("F2 swift").choose(1, "fire first"), 1, "1 from F2"),
    (lambda: attacked("F2 swift").choose(1, "fire first", "3 from F2"), 1, "separate"),
    (lambda: won(0).choose(0, "0 gold"), 0, "stay"),
    (lambda: turn(in_port().ashore("F1", "fort 1").ashore("B1", "fort 1"), "take aboard F1"), 0, "card of F1"),
    (lambda: turn(facing_each_other("F1 rapid*"), "end turn"), 0, "leave up card of F1"),
]
ASKED = [*questions_in(questions).values(), *questions_in(card_questions).values()]


@pytest.mark.rule("AD-6.14")
@pytest.mark.parametrize(("asked", "case"), list(zip(ASKED, TURN + CARDS, strict=True)))
def test_every_question_has_a_careful_answer(asked: Question, case: Case) -> None:
    set_up, seat, answer = case
    s = set_up()
    assert question(s.t, seat) is asked
    assert default_choice(s.t, seat).name == answer
    assert answer in s.options(seat)
