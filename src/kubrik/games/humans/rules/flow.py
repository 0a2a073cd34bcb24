"""The game on one page (section 3), and its set-up (section 2)."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import BLUE, RED, Cards, CityCard, DeckCard, ShipCard, StationCard
from kubrik.games.humans.rules.bags import pick, take, weights
from kubrik.games.humans.rules.battle.battle import START_BATTLE, Battles, is_contested
from kubrik.games.humans.rules.buying.buying import DrawCards
from kubrik.games.humans.rules.cities import LayOutCities
from kubrik.games.humans.rules.ending import NameWinner, PayMissions, SettleCredits
from kubrik.games.humans.rules.planning.moving import MoveShips, PullShips
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import REWARD, Rewards
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Captain, Ship
from kubrik.games.humans.table.settings import Settings
from kubrik.games.humans.table.state import LAST_TURN, Humans, Rules


class Turn(Step[Humans]):
    """Ten turns of six phases, then the payment (TH-2.18, TH-3.4, TH-3.9, TH-3.15, TH-14.2, TH-14.4)."""

    def run(self, t: Humans) -> None:
        if t.turn == LAST_TURN:
            t.do(t.rules.end)
            return
        t.turn += 1
        t.note(notes.TURN_BEGINS, t.turn, t.fuel_limit())
        ready_stations(t)
        t.do(t.rules.turn)


def ready_stations(t: Humans) -> None:
    """Makes all stations ready again before the next turn (TH-3.16, TH-9.6)."""
    for captain in t.captains:
        captain.token = 0
        if captain.stations:
            captain.used = [False] * len(captain.stations)


class CityByCity(Step[Humans]):
    """An alternative reading of the rulebook: each city's battle and reward before the next city (R-18)."""

    def run(self, t: Humans) -> None:
        steps: list[AnyStep] = []
        for cell in range(1, t.cell_count + 1):
            if is_contested(t, cell):
                steps.append(START_BATTLE[cell])
            if t.cells[cell] is not None:
                steps.append(REWARD[cell])
        t.do(steps)


def humans_rules(cards: Cards, settings: Settings) -> Rules:
    """The rules for this box and these settings (TH-3.14, TH-7.3)."""
    rules = Rules(cards, settings)
    fights: list[AnyStep] = [CityByCity()] if settings.city_by_city else [Battles(), Rewards()]
    rules.turn = [
        DrawCards(),
        LayOutCities(),
        Planning(),
        PullShips(),
        MoveShips(),
        SortCities(),
        *fights,
        Turn(),
    ]
    rules.end = [PayMissions(), SettleCredits(), NameWinner()]
    return rules


def new_table(rules: Rules, seats: int, seed: int) -> Humans:
    """A table with everything in its place and nothing drawn yet (TH-2.23, TH-2.24)."""
    t = Humans(rules, seats)
    t.rng = Rng(seed)  # the only source of chance (TH-0.13)
    cards = rules.cards
    t.captains = [first_hand(cards) for _ in range(seats)]
    t.city_decks = [city_deck(cards, BLUE, seats), city_deck(cards, RED, seats)]
    t.ship_decks = [ship_deck(cards, BLUE), ship_deck(cards, RED)]
    t.spare_missions = [m for m in cards.missions if m.players <= seats]
    for army in cards.armies:
        t.army_deck += [army] * army.copies
    for compensation in cards.compensations:
        t.compensation_deck += [compensation] * compensation.copies
    steps: list[AnyStep] = [LayMission()] * cards.missions_in_play[seats]
    steps.append(Turn())
    t.do(steps)
    return t


def first_hand(cards: Cards) -> Captain:
    """One training saucer and the first humans (TH-2.10, TH-2.17, TH-2.25)."""
    saucer = Ship(cards.training, 0, 0, 1)
    return Captain(cards.start_humans, 0, [saucer], [0], [], [], [], [], [], [], 0, 0, [])


def city_deck(cards: Cards, colour: int, seats: int) -> list[CityCard]:
    """Cities marked for more players stay in the box (TH-2.2, TH-2.3, TH-2.4, TH-2.5)."""
    return [c for c in cards.cities if c.colour == colour and c.players <= seats]


def ship_deck(cards: Cards, colour: int) -> list[DeckCard]:
    """Ships and stations of one colour (TH-2.12, TH-2.13); training saucers have none (TH-2.11)."""
    deck: list[DeckCard] = []
    for card in cards.deck:
        if card.colour == colour:
            deck += [card] * copies(card)
    return deck


def copies(card: DeckCard) -> int:
    if isinstance(card, StationCard):
        return card.copies[card.colour]
    assert isinstance(card, ShipCard)
    return card.copies


class LayMission(Draw[Humans]):
    """Missions are chosen at random and lie face up (TH-2.20, TH-2.21)."""

    def outcomes(self, t: Humans) -> list[Outcome]:
        return weights(t.spare_missions, t.rules.outcomes.mission)

    def draw(self, t: Humans) -> Choice:
        return pick(t, t.spare_missions, t.rules.outcomes.mission)

    def drawn(self, t: Humans, outcome: Choice) -> None:
        t.spare_missions = t.spare_missions.copy()
        t.missions = [*t.missions, take(t.spare_missions, outcome.a)]
        t.note(notes.MISSION_LAID, outcome.a)
