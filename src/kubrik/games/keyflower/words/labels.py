"""The label of every choice, which may depend on the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.keyflower.box.tiles import Boat, UpgradableTile
from kubrik.games.keyflower.table import choices
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SIDES, SKILLS
from kubrik.games.keyflower.views.structs import BoatView, KeyflowerView
from kubrik.games.keyflower.words.looking import plot_at
from kubrik.games.keyflower.words.tiles import TileWords
from kubrik.games.keyflower.words.turn_labels import Answers, TurnLabels

SIXTH: Final = 60  # degrees
Label = Callable[["Labels", KeyflowerView, Choice], str]

# Choices that mean the same in every question.
PLAIN: Final = {choices.PASS: "pass", choices.FINISH: "finish", choices.FLIP_NONE: "flip_none"}


class Labels(TurnLabels):
    """The labels of one table in one language; `more` are those of expansions, by the kind of choice."""

    def __init__(self, words: TileWords, names: list[str], more: dict[int, Label]) -> None:
        super().__init__(words, names)
        self.more: Final = more
        self.by_kind: Final[dict[int, Callable[[KeyflowerView, Choice, Answers], str]]] = {
            choices.BID: self.bid,
            choices.USE: self.use,
            choices.COLOUR: self.colour,
            choices.TAKE_GROUP: self.take_group,
            choices.LEAVE_GROUP: self.leave_group,
            choices.ADD: self.add,
            choices.GIVE_WORKER: self.give_worker,
            choices.GIVE_GROUP: self.give_group,
            choices.GIVE_SKILL: self.give_skill,
            choices.GAIN_ONE: self.gain_one,
            choices.LIFT: self.lift,
            choices.SET_DOWN: self.set_down,
            choices.UPGRADE: self.upgrade,
            choices.PAY: self.pay,
            choices.PLACE: self.place,
            choices.BESIDE: self.beside,
            choices.TURN: self.turn,
            choices.OFFER: self.offer,
            choices.TAKE_BOAT: self.boat,
            choices.FLIP: self.flip,
        }

    def label(self, view: KeyflowerView, choice: Choice, before: Answers) -> str:
        """The label of a choice; `before` are the answers given before it."""
        if choice.kind in PLAIN:
            return self.say(PLAIN[choice.kind])
        if choice.kind in self.more:
            return self.more[choice.kind](self, view, choice)
        return self.by_kind[choice.kind](view, choice, before)

    # ---- transport and upgrades (KF-8)

    def lift(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        there = plot_at(view, self.id(c.a)).resources[c.b]
        return self.say("lift", resource=self.lang.words[RESOURCES[c.b]], tile=self.tile(view, self.id(c.a)), n=there)

    def set_down(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.say("set_down", tile=self.tile(view, self.id(c.a)))

    def upgrade(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        id = self.id(c.a)
        return self.say("upgrade", tile=self.tile(view, id), cost=self.words.upgrade(id), does=self.words.shown(id, 1))

    def pay(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        if c.b == 0:
            return self.say("pay_none", resource=self.lang.words[RESOURCES[c.a]])
        return self.say("pay", some=self.lang.taken(c.b, RESOURCES[c.a]))

    # ---- villages (KF-10)

    def place(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.say("place", tile=self.tile(view, self.id(c.a)), edges=self.edges(c.a, 0))

    def beside(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        return self.say("beside", tile=self.tile(view, self.id(c.a)), side=self.lang.words[f"side_{SIDES[c.b]}"])

    def turn(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        """A rotation, with the sides where the tile then has roads and water."""
        placed = [answer.a for answer in before if answer.kind == choices.PLACE]
        if not placed:
            raise NotShown("no tile is being placed")
        edges = self.edges(placed[-1], c.a)
        return self.say("turned" if c.a else "not_turned", degrees=c.a * SIXTH, edges=edges)

    def edges(self, tile: int, rotation: int) -> str:
        return "; ".join(self.words.edges(self.words.rules.tiles[tile], rotation))

    # ---- winter tiles, boats, the free upgrade

    def offer(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        some = self.words.rules.choices.winter_sets[c.a]
        return self.say("offer", tiles=self.lang.joined([self.words.name(self.id(tile)) for tile in some]))

    def boat(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        """A boat, with its cargo, or in winter with its points."""
        id = self.id(c.a)
        tile = self.words.tiles[id]
        if not isinstance(tile, Boat):
            raise NotShown("not a boat")
        if view.season == "winter":
            return self.say("boat", boat=self.words.title(id), load=self.words.boat_worth(tile))
        load = self.cargo(boat_at(view, id))
        return self.say("boat" if load else "empty_boat", boat=self.words.title(id), load=load)

    def cargo(self, boat: BoatView) -> str:
        return ", ".join(self.lang.several([*zip(boat.workers, COLOURS), *zip(boat.skills, SKILLS)]))

    def flip(self, view: KeyflowerView, c: Choice, before: Answers) -> str:
        id = self.id(c.a)
        if not isinstance(self.words.tiles[id], UpgradableTile):
            raise NotShown("the tile has no other face")
        return self.say("flip", tile=self.tile(view, id), does=self.words.shown(id, 1))


def boat_at(view: KeyflowerView, tile: str) -> BoatView:
    for boat in view.boats:
        if boat.tile == tile:
            return boat
    raise NotShown("the boat has not come")
