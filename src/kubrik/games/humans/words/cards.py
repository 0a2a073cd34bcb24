"""The names of cards, and what they do, in words."""

from __future__ import annotations

from typing import Final

from kubrik.games.humans.box.cards import (
    AT_CENTRE,
    BONUSES,
    EFFECTS,
    IN_REGION,
    TYPES,
    VS_TYPE,
    WITH_TYPE,
    ArmyCard,
    Bonus,
    Card,
    Cards,
    CityCard,
    CompensationCard,
    MissionCard,
    ShipCard,
    StationCard,
)
from kubrik.games.humans.words.words import Language


class CardWords:
    """The cards of one box by their ids, with their names and texts in one language."""

    def __init__(self, cards: Cards, lang: Language) -> None:
        self.cards: Final = cards
        self.lang: Final = lang
        self.ships: Final = {c.name.id: c for c in cards.ships}
        self.stations: Final = {c.name.id: c for c in cards.stations}
        self.cities: Final = {c.name.id: c for c in cards.cities}
        self.armies: Final = {c.name.id: c for c in cards.armies}
        self.missions: Final = {c.name.id: c for c in cards.missions}
        self.compensations: Final = {c.name.id: c for c in cards.compensations}
        self.all: Final[dict[str, Card]] = {
            **self.ships,
            **self.stations,
            **self.cities,
            **self.armies,
            **self.missions,
            **self.compensations,
        }
        self.names: Final = {id: lang.quoted(card.name) for id, card in self.all.items()}

    def name(self, id: str) -> str:
        """A card's title, in the quotes of the language."""
        return self.names[id]

    def city(self, id: str) -> str:
        """A city's title, without quotes."""
        return self.lang.title(self.cities[id].name)

    def army(self, card: ArmyCard) -> str:
        """«Police (strength 12)»; the card that says «no army» has no strength."""
        name = self.lang.quoted(card.name)
        return f"{name} ({self.lang.words['strength'].format(n=card.strength)})" if card.is_army else name

    def region(self, city: CityCard) -> str:
        return self.lang.title(self.cards.regions[city.region])

    def centre(self, city: CityCard) -> str:
        return self.lang.title(self.cards.centres[city.centre])

    def text(self, id: str) -> str:
        """The full text of a card."""
        card = self.all[id]
        if isinstance(card, ShipCard):
            return self.ship_text(card)
        if isinstance(card, StationCard | CompensationCard):
            return self.effect_card_text(card)
        if isinstance(card, CityCard):
            return self.city_text(card)
        if isinstance(card, ArmyCard):
            return self.lang.effects["army" if card.is_army else "no_army"].format(n=card.strength)
        assert isinstance(card, MissionCard), "there is no other kind of card"
        first, second = self.lang.number(self.cards.prizes.first), self.lang.number(self.cards.prizes.second)
        return self.lang.effects["mission"].format(first=first, second=second)

    def ship_text(self, ship: ShipCard) -> str:
        """Type, strength, fuel, price, abilities."""
        facts = self.facts(ship)
        price = [self.lang.effects["price"].format(price=self.lang.number(ship.price))] if ship.price else []
        return "; ".join([", ".join([facts, *price]), *self.abilities(ship)])

    def facts(self, ship: ShipCard) -> str:
        type = self.lang.words[TYPES[ship.type]]
        return self.lang.effects["ship_facts"].format(type=type, strength=ship.strength, fuel=ship.fuel)

    def abilities(self, ship: ShipCard) -> list[str]:
        """Each ability of a ship in words (TH-17)."""
        effects = self.lang.effects
        out = [self.bonus(b) for b in ship.bonuses]
        out += [effects["immortal"]] if ship.immortal else []
        out += [effects["move"]] if ship.moves else []
        out += [effects["scout"]] * ship.scouts
        if ship.raid_bonus:
            out.append(effects["ship_raid_bonus"].format(humans=self.lang.counted(ship.raid_bonus, "humans")))
        return out

    def bonus(self, b: Bonus) -> str:
        """A strength bonus and its condition."""
        words = self.lang.words
        type = what = ""
        if b.kind == WITH_TYPE:
            type = words["with_" + TYPES[b.what]]
        elif b.kind == VS_TYPE:
            type = words[TYPES[b.what]]
        elif b.kind == AT_CENTRE:
            what = self.lang.title(self.cards.centres[b.what])
        elif b.kind == IN_REGION:
            what = self.lang.title(self.cards.regions[b.what])
        return self.lang.effects[BONUSES[b.kind]].format(n=b.n, type=type, what=what)

    def effect(self, card: StationCard | CompensationCard) -> str:
        """What a station or a compensation does (TH-17)."""
        return self.lang.effects[EFFECTS[card.effect]].format(n=card.n, humans=self.lang.counted(card.n, "humans"))

    def effect_card_text(self, card: StationCard | CompensationCard) -> str:
        effects = self.lang.effects
        if isinstance(card, CompensationCard):
            return f"{self.effect(card)}; {effects['compensation_once']}"
        price = effects["price"].format(price=self.lang.number(card.price))
        return f"{price}; {self.effect(card)}; {effects['station_once']}"

    def city_text(self, city: CityCard) -> str:
        return self.lang.effects["city"].format(
            region=self.region(city),
            centre=self.centre(city),
            raid=self.lang.number(city.raid),
            catch=self.lang.number(city.catch),
            cards=self.lang.counted(city.x, "army_cards"),
        )
