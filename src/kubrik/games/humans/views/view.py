"""What a captain or a spectator sees: built up from only what they may know (section 18)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kubrik.engine.play import asking, to_act
from kubrik.engine.table import CHANCE, AnyStep
from kubrik.games.humans.rules.battle.battle import Battles, StartBattle
from kubrik.games.humans.rules.buying.buying import Buying, DrawCard, DrawCards, Redraw
from kubrik.games.humans.rules.buying.purchases import Purchases
from kubrik.games.humans.rules.cities import LayCity, LayOutCities
from kubrik.games.humans.rules.ending import NameWinner, matching_trophies, prizes, ranks
from kubrik.games.humans.rules.flow import CityByCity, LayMission
from kubrik.games.humans.rules.planning.moving import MoveShips, Moving, PullShip, PullShips, PullTo
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import CollectRaid, RaidOrCatch, Reward, Rewards, UseRaidStation
from kubrik.games.humans.table.state import FIRST_RED_TURN, LAST_TURN, Humans
from kubrik.games.humans.views.captains import captain_view
from kubrik.games.humans.views.cells import cell_views, decks_view, discards_view
from kubrik.games.humans.views.fights import battle_view, catch_view
from kubrik.games.humans.views.own import own_view
from kubrik.games.humans.views.structs import HumansView, MissionView, ResultView

__all__ = ["HumansView", "humans_view", "seat_view"]

# The first of these steps on the agenda names the phase.
PHASES: Final[list[tuple[tuple[type[AnyStep], ...], str]]] = [
    ((LayMission,), "setup"),
    ((DrawCards, DrawCard, Buying, Redraw, Purchases), "buying"),
    ((LayOutCities, LayCity), "cities"),
    ((Planning,), "planning"),
    ((PullShips, PullShip, PullTo, MoveShips, Moving, SortCities), "moving"),
    ((Battles, StartBattle, CityByCity), "battle"),
    ((Rewards, Reward, RaidOrCatch, UseRaidStation, CollectRaid), "reward"),
    ((NameWinner,), "over"),
]


def humans_view(t: Humans, seat: int | None) -> HumansView:
    """Everything public, and what only this seat knows."""
    public = public_view(t)
    return public if seat is None else seat_view(public, t, seat)


def public_view(t: Humans) -> HumansView:
    return HumansView(
        seat=None,
        seats=t.seats,
        to_act=seats_to_act(t),
        over=t.over,
        question=None,
        turn=t.turn,
        last_turn=LAST_TURN,
        phase=phase(t),
        fuel_limit=t.fuel_limit() if t.turn > 0 else t.rules.settings.fuel_limit[0],
        city_now=city_now(t),
        missions=tuple(MissionView(m.name.id, tuple(matching_trophies(t, m))) for m in t.missions),
        cells=cell_views(t),
        decks=decks_view(t, is_red=t.turn >= FIRST_RED_TURN),
        discards=discards_view(t),
        captains=tuple(captain_view(t, s) for s in range(t.seats)),
        battle=battle_view(t),
        catch=catch_view(t),
        results=results(t),
        own=None,
    )


def seat_view(public: HumansView, t: Humans, seat: int) -> HumansView:
    is_asked = seat in public.to_act
    asked = asking(t, seat) if is_asked else None
    return replace(public, seat=seat, question=asked, own=own_view(t, seat, asked=is_asked))


def seats_to_act(t: Humans) -> tuple[int, ...]:
    """The seats to act; in a secret step, all who are not ready, to hide how far they are (TH-6.25, TH-19.8)."""
    if t.answers and not t.over:
        return tuple([s for s in range(t.seats) if not t.ready[s]])
    return tuple([s for s in to_act(t) if s != CHANCE])


def phase(t: Humans) -> str:
    if t.over:
        return "over"
    if t.battle is not None:
        return "battle"
    if t.catch is not None:
        return "reward"
    return next((word for step in reversed(t.agenda) for kinds, word in PHASES if isinstance(step, kinds)), "reward")


def city_now(t: Humans) -> int:
    """The cell of the city that is fought for or rewarded now; 0 for none."""
    if t.battle is not None:
        return t.battle.cell
    if t.catch is not None:
        return t.catch.cell
    if not t.over and isinstance(t.agenda[-1], RaidOrCatch | UseRaidStation):
        return next(s.cell for s in reversed(t.agenda) if isinstance(s, RaidOrCatch | CollectRaid))
    return 0


def results(t: Humans) -> tuple[ResultView, ...]:
    """When the game is over: places, humans, and what each mission brought (TH-14.8)."""
    if not t.over:
        return ()
    paid = [prizes(t.rules.cards.prizes, t.rules.settings.rounding, matching_trophies(t, m)) for m in t.missions]
    return tuple(
        ResultView(rank, t.captains[seat].balance, tuple(p[seat] for p in paid)) for seat, rank in enumerate(ranks(t))
    )
