"""A game whose answers are known: everybody rolls four dice, and may take charms that are worth exactly so much.

The pebble is worth nothing, the coin two points, the bone one more die: 3.5 points on average, and everything that is
rolled after it comes out otherwise.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kubrik import kit
from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.engine.choices import Choice as AnyChoice
from kubrik.engine.game import Setup
from kubrik.engine.mind import Mind
from kubrik.engine.study import Part, Study
from kubrik.engine.table import AnyStep
from kubrik.engine.table import Table as AnyTable
from kubrik.engine.views import View
from kubrik.kit import Ask, Choice, Question, Rng, Roll

CHARMS: Final = ("pebble", "coin", "bone")
WORTH: Final = {"pebble": 0.0, "coin": 2.0, "bone": 3.5}
DICE: Final = 4
TAKE_OR_LEAVE: Final = Question("take_or_leave", "CH-1.1")
TAKER: Final = "tests.lab.charms:Taker"


class Cup(kit.Table):
    """Points, and how many dice each seat has still to roll."""

    def begin(self) -> None:
        self.points = [0] * self.seats
        self.seen_dice = [0] * self.seats  # of the first two dice: all that the evaluation knows of
        self.bones = [0] * self.seats
        offers: list[AnyStep] = [Offer(seat, charm) for charm in range(len(CHARMS)) for seat in range(self.seats)]
        rolls: list[AnyStep] = [Throw(seat, at) for at in range(DICE) for seat in range(self.seats)]
        bones: list[AnyStep] = [Gnaw(seat) for seat in range(self.seats)]
        self.do([*offers, *bones, *rolls, End()])

    def scores(self) -> list[int]:
        return self.points

    def seen(self) -> dict[str, Any]:
        return {"points": self.points}

    def own(self, seat: int) -> dict[str, Any]:
        return {}

    def hide(self, seat: int, rng: Rng) -> None:
        pass


class Offer(Ask[Cup]):
    """CH-1.1: a charm is taken or left."""

    def __init__(self, seat: int, charm: int) -> None:
        super().__init__(seat)
        self.charm: Final = charm

    def question(self, t: Cup) -> Question:
        return TAKE_OR_LEAVE

    def options(self, t: Cup) -> list[Choice]:
        return [t.choices("take")[self.charm], *t.choices("leave")]

    def chosen(self, t: Cup, choice: Choice) -> None:
        if choice.name == "leave":
            return
        t.tell("taken", self.seat, self.charm)
        if CHARMS[self.charm] == "coin":
            t.points[self.seat] += 2
        if CHARMS[self.charm] == "bone":
            t.bones[self.seat] = 1


class Throw(Roll[Cup]):
    """CH-1.2: a die."""

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def rolled(self, t: Cup, face: int) -> None:
        t.points[self.seat] += face
        if self.at < DICE // 2:
            t.seen_dice[self.seat] += face


class Gnaw(Roll[Cup]):
    """CH-1.2: one more die for whoever has the bone."""

    def prepare(self, t: Cup) -> bool:
        return t.bones[self.seat] > 0

    def rolled(self, t: Cup, face: int) -> None:
        t.points[self.seat] += face


class End(kit.Step[Cup]):
    def run(self, t: Cup) -> None:
        t.over = True


class HalfBlind(Mind):
    """Knows half of the dice: so half of the variance can be taken off, and half the games are enough."""

    def hide(self, w: AnyTable, seat: int, rng: Rng) -> None:
        pass

    def pay_offs(self, t: AnyTable) -> list[float]:
        return [0.5] * t.seats

    def worth(self, t: AnyTable) -> list[float]:
        assert isinstance(t, Cup)
        return [float(dice) for dice in t.seen_dice]


class CharmStudy(Study):
    """The three charms."""

    taking = frozenset({0})
    gains = ("taken",)

    def parts(self, setup: Setup) -> list[Part]:
        return [Part(charm, "charm", {"en": charm, "ru": charm}) for charm in CHARMS]

    def taken(self, view: View, choice: AnyChoice) -> tuple[str, ...]:
        return (CHARMS[choice.a],)


class Charms(kit.Game):
    name = "charms"
    title: ClassVar = {"en": "Charms", "ru": "Амулеты"}
    min_seats, max_seats = 2, 4
    table = Cup
    study = CharmStudy()
    mind = HalfBlind()
    choices: ClassVar = {"take": range(len(CHARMS)), "leave": [()]}
    outcomes: ClassVar = {"die": range(1, 7)}
    asked = (TAKE_OR_LEAVE,)
    notes: ClassVar = {"taken": "CH-1.1"}
    words: ClassVar = {
        "take_or_leave": ("Take it?", "Взять?"),
        "take": ("take {0}", "взять {0}"),
        "leave": ("leave", "не брать"),
        "taken": ("{0!n} takes {1}.", "{0!n} берёт {1}."),
    }

    def rulebook(self, lang: str) -> str:
        return "**CH-1.1** [house] Take.\n\n**CH-1.2** [house] Roll."


class Taker(Bot):
    """Takes whatever it is offered."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Chair) -> AnyChoice:
        return chair.options()[0]
