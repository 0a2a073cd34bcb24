"""The label of every choice, which may depend on the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.humans.box.cards import CityCard
from kubrik.games.humans.table import choices, questions
from kubrik.games.humans.table.choices import Choices
from kubrik.games.humans.views.structs import GroupView, HumansView
from kubrik.games.humans.views.ways import foe_ship
from kubrik.games.humans.words.card_labels import CardLabels, about
from kubrik.games.humans.words.cards import CardWords

# Choices that mean the same in every question, then those whose words depend on it.
PLAIN: Final = {
    choices.REDRAW: "redraw",
    choices.KEEP: "keep",
    choices.RETREAT: "retreat",
    choices.FLEE: "flee",
}
PASSES: Final = {
    questions.SHIP_TO_PULL.name: "pull_none",
    questions.CLAIM_OR_NOT.name: "no_claim",
    questions.USE_RAID_STATION.name: "do_not_use",
    questions.HELP_OR_STOP.name: "give_up",
}
STAYS: Final = {
    questions.WHERE_TO_SEND.name: "stay_home",
    questions.WHERE_TO_AIM.name: "no_token",
    questions.WHERE_TO_MOVE.name: "stay_there",
}
# Choices whose words depend on the question alone.
SETTLED: Final = {
    *PLAIN,
    choices.ALLOWANCE,
    choices.SHIP,
    choices.STATION,
    choices.COMPENSATION,
    choices.FUEL_SET,
    choices.PASS,
}


class Labels(CardLabels):
    """The labels of one box in one language. Labels that don't depend on the table are cached."""

    def __init__(self, words: CardWords, all: Choices) -> None:
        super().__init__(words, all)
        self.settled: Final[dict[tuple[str, int], str]] = {}  # by question and choice
        self.cities: Final[dict[tuple[int, str], str]] = {}  # by cell and city
        self.by_kind: Final[dict[int, Callable[[HumansView, Choice, str], str]]] = {
            choices.CREDITS: self.credits,
            choices.ALLOWANCE: self.allowance,
            choices.BUY: self.buy,
            choices.SHIP: self.ship,
            choices.STATION: self.station,
            choices.COMPENSATION: self.compensation,
            choices.CELL: self.cell,
            choices.FUEL_SET: self.fuel,
            choices.ARMY: self.army,
            choices.FIGHT: self.fight,
            choices.PASS: self.passing,
            choices.CLAIM: self.claim,
            choices.RAID: self.raid,
            choices.CATCH: self.catch,
            choices.USE: self.use,
        }

    def label(self, view: HumansView, choice: Choice, asked: str, names: list[str]) -> str:
        """The label of a choice; `asked` is the name of its question, `names` are those of the captains."""
        if choice.kind == choices.FOE:
            return self.foe(view, choice, names)
        if not is_settled(choice, asked):
            return self.plain(view, choice, asked)
        key = asked, choice.index
        if key not in self.settled:
            self.settled[key] = self.plain(view, choice, asked)
        return self.settled[key]

    def plain(self, view: HumansView, c: Choice, asked: str) -> str:
        return self.say(PLAIN[c.kind]) if c.kind in PLAIN else self.by_kind[c.kind](view, c, asked)

    # ---- cities and ships in the attack

    def cell(self, view: HumansView, c: Choice, asked: str) -> str:
        if c.a == 0:
            return self.no_cell(view, asked)
        key = c.a, city_at(view, c.a)
        if key not in self.cities:
            self.cities[key] = self.to_cell(view, c.a, self.words.cities[key[1]])
        return self.cities[key]

    def no_cell(self, view: HumansView, asked: str) -> str:
        if asked not in STAYS:
            raise NotShown("no cell is asked for")
        return self.say(STAYS[asked], **self.place(view, about(view).cell))

    def to_cell(self, view: HumansView, cell: int, city: CityCard) -> str:
        return self.say(
            "to_cell",
            **self.place(view, cell),
            region=self.words.region(city),
            centre=self.words.centre(city),
            raid=self.lang.number(city.raid),
            catch=self.lang.number(city.catch),
            x=city.x,
        )

    def place(self, view: HumansView, cell: int) -> dict[str, str]:
        city = view.cells[cell - 1].city if cell else None
        return {"cell": str(cell), "city": self.words.city(city) if city is not None else ""}

    def foe(self, view: HumansView, c: Choice, names: list[str]) -> str:
        """A ship of a different captain: any attacking ship, or one in this battle."""
        place = foe_ship(view, c)
        ship = view.captains[c.a].attacking[place]
        return self.say("foe", ship=self.words.name(ship.id), whose=names[c.a], **self.place(view, ship.cell))

    # ---- fights and rewards

    def army(self, view: HumansView, c: Choice, asked: str) -> str:
        if view.catch is None or c.a >= len(view.catch.armies):
            raise NotShown("this army is not met")
        return self.say("army", army=self.words.army(self.words.armies[view.catch.armies[c.a].id]))

    def fight(self, view: HumansView, c: Choice, asked: str) -> str:
        if asked == questions.FIGHT_OR_RETREAT.name or view.catch is None:
            return self.say("fight")
        army = about(view).army
        if army is None:
            raise NotShown("no army is fought")
        return self.say("fight_army", own=view.catch.strength, strength=self.words.armies[army].strength)

    def passing(self, view: HumansView, c: Choice, asked: str) -> str:
        return self.say(PASSES.get(asked, "pass"))

    def claim(self, view: HumansView, c: Choice, asked: str) -> str:
        return self.say("claim", city=self.words.city(city_at(view, view.city_now)))

    def raid(self, view: HumansView, c: Choice, asked: str) -> str:
        """A raid, with the humans that the ships of the group add (TH-17.9)."""
        city = self.words.cities[city_at(view, view.city_now)]
        humans = city.raid + sum(self.words.ships[id].raid_bonus for id in own_group(view).ships)
        return self.say("raid", humans=self.lang.counted(humans, "humans"))

    def catch(self, view: HumansView, c: Choice, asked: str) -> str:
        """A catch, with the army cards that remain after scouting (TH-17.10)."""
        city = self.words.cities[city_at(view, view.city_now)]
        group = own_group(view)
        count = max(1, city.x - sum(self.words.ships[id].scouts for id in group.ships))
        cards, strength = self.lang.counted(count, "army_cards"), group.against_armies or 0
        return self.say("catch", humans=self.lang.counted(city.catch, "humans"), cards=cards, own=strength)

    def use(self, view: HumansView, c: Choice, asked: str) -> str:
        return self.say("use", humans=self.lang.counted(about(view).n, "humans"))


def is_settled(c: Choice, asked: str) -> bool:
    """Can the label be cached? Not for boosts, which show an amount, moves, which show a city, or zero credits."""
    if c.kind == choices.CREDITS:
        return c.a != 0
    if c.kind == choices.CELL:
        return c.a == 0 and asked != questions.WHERE_TO_MOVE.name
    return c.kind in SETTLED and asked != questions.SHIP_TO_BOOST.name


def city_at(view: HumansView, cell: int) -> str:
    """The id of the city in a cell."""
    city = view.cells[cell - 1].city if 0 < cell <= len(view.cells) else None
    if city is None:
        raise NotShown("there is no city")
    return city


def own_group(view: HumansView) -> GroupView:
    """The player's own ships at the current city."""
    for group in view.cells[view.city_now - 1].groups:
        if group.seat == view.seat:
            return group
    raise NotShown("no own ships are there")
