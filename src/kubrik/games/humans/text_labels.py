"""Every choice in a few words, as the question at hand means it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.humans import choices, questions
from kubrik.games.humans.choices import Choices
from kubrik.games.humans.text_card_labels import CardLabels, about
from kubrik.games.humans.text_cards import CardWords
from kubrik.games.humans.text_words import number
from kubrik.games.humans.view_structs import HumansView

# Choices that mean the same in every question, then those whose words depend on it.
PLAIN: Final = {
    choices.REDRAW: "redraw",
    choices.KEEP: "keep",
    choices.RETREAT: "retreat",
    choices.FLEE: "flee",
}
PASSES: Final = {
    questions.SHIP_TO_PULL: "pull_none",
    questions.CLAIM_OR_NOT: "no_claim",
    questions.USE_RAID_STATION: "do_not_use",
    questions.HELP_OR_STOP: "give_up",
}
STAYS: Final = {
    questions.WHERE_TO_SEND: "stay_home",
    questions.WHERE_TO_AIM: "no_token",
    questions.WHERE_TO_MOVE: "stay_there",
}


class Labels(CardLabels):
    """The labels of one table in one language; `names` are those of its captains."""

    def __init__(self, words: CardWords, all: Choices, names: list[str]) -> None:
        super().__init__(words, all)
        self.names: Final = names
        self.by_kind: Final[dict[int, Callable[[HumansView, Choice, int], str]]] = {
            choices.CREDITS: self.credits,
            choices.ALLOWANCE: self.allowance,
            choices.BUY: self.buy,
            choices.SHIP: self.ship,
            choices.STATION: self.station,
            choices.COMPENSATION: self.compensation,
            choices.CELL: self.cell,
            choices.FOE: self.foe,
            choices.FUEL_SET: self.fuel,
            choices.ARMY: self.army,
            choices.FIGHT: self.fight,
            choices.PASS: self.passing,
            choices.CLAIM: self.claim,
            choices.RAID: self.raid,
            choices.CATCH: self.catch,
            choices.USE: self.use,
        }

    def label(self, view: HumansView, choice: Choice, asked: int) -> str:
        """`asked`: the question that the choice answers."""
        if choice.kind in PLAIN:
            return self.say(PLAIN[choice.kind])
        return self.by_kind[choice.kind](view, choice, asked)

    # ---- cities and ships in the attack

    def cell(self, view: HumansView, c: Choice, asked: int) -> str:
        if c.a == 0:
            return self.say(STAYS[asked], **self.place(view, about(view).cell))
        city = self.words.cities[view.cells[c.a - 1].city or ""]
        return self.say(
            "to_cell",
            **self.place(view, c.a),
            region=self.words.region(city),
            centre=self.words.centre(city),
            raid=number(city.raid),
            catch=number(city.catch),
            x=city.x,
        )

    def place(self, view: HumansView, cell: int) -> dict[str, str]:
        city = view.cells[cell - 1].city if cell else None
        return {"cell": str(cell), "city": self.words.city(city) if city is not None else ""}

    def foe(self, view: HumansView, c: Choice, asked: int) -> str:
        """A ship of another captain: of all in the attack, or of those in this battle."""
        ships = view.captains[c.a].attacking
        if asked == questions.SHIP_TO_CANCEL:
            ships = tuple(s for s in ships if s.cell == view.city_now)
        ship = ships[c.b]
        return self.say("foe", ship=self.words.name(ship.id), whose=self.names[c.a], **self.place(view, ship.cell))

    # ---- fights and rewards

    def army(self, view: HumansView, c: Choice, asked: int) -> str:
        assert view.catch is not None, "armies are met in a catch"
        return self.say("army", army=self.words.army(self.words.armies[view.catch.armies[c.a].id]))

    def fight(self, view: HumansView, c: Choice, asked: int) -> str:
        if asked == questions.FIGHT_OR_RETREAT or view.catch is None:
            return self.say("fight")
        army = self.words.armies[about(view).army or ""]
        return self.say("fight_army", own=view.catch.strength, strength=army.strength)

    def passing(self, view: HumansView, c: Choice, asked: int) -> str:
        return self.say(PASSES.get(asked, "pass"))

    def claim(self, view: HumansView, c: Choice, asked: int) -> str:
        return self.say("claim", city=self.place(view, view.city_now)["city"])

    def raid(self, view: HumansView, c: Choice, asked: int) -> str:
        """With what the ships of the group add to it (TH-17.9)."""
        city = self.words.cities[view.cells[view.city_now - 1].city or ""]
        humans = city.raid + sum(self.words.ships[id].raid_bonus for id in own_group(view))
        return self.say("raid", humans=self.lang.counted(humans, "humans"))

    def catch(self, view: HumansView, c: Choice, asked: int) -> str:
        """With the army cards that scouts leave (TH-17.10)."""
        city = self.words.cities[view.cells[view.city_now - 1].city or ""]
        count = max(1, city.x - sum(self.words.ships[id].scouts for id in own_group(view)))
        strength = next(g.against_armies or 0 for g in view.cells[view.city_now - 1].groups if g.seat == view.seat)
        cards = self.lang.counted(count, "army_cards")
        return self.say("catch", humans=self.lang.counted(city.catch, "humans"), cards=cards, own=strength)

    def use(self, view: HumansView, c: Choice, asked: int) -> str:
        return self.say("use", humans=self.lang.counted(about(view).n, "humans"))


def own_group(view: HumansView) -> tuple[str, ...]:
    """The own ships at the city that is dealt with."""
    groups = view.cells[view.city_now - 1].groups
    return next((g.ships for g in groups if g.seat == view.seat), ())
