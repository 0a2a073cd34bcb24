"""The odds of a fight in a few words: distance and what hits (AD-10), or the points of both sides (AD-14.3)."""

from __future__ import annotations

from collections.abc import Iterable

from kubrik.engine.texts import NotShown
from kubrik.games.admiral.terms import DIE
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.structs_odds import AimView, FightView
from kubrik.games.admiral.words.sailing_labels import SailingLabels


class OddsLabels(SailingLabels):
    """The odds, from what the view tells the player who chooses."""

    # ---- fire

    def odds(self, aim: AimView) -> str:
        """«3 cells, medium distance, hits on 1, 3, 5, 6»."""
        cells, band = self.lang.counted(aim.distance, "cells"), self.lang.words[f"at_{aim.band}"]
        return self.say("odds", distance=cells, band=band, hits=self.hits(aim.hits))

    def hits(self, numbers: tuple[int, ...]) -> str:
        return self.say("hits_sure") if is_sure(numbers) else self.say("hits", numbers=listed(numbers))

    def odds_at(self, view: AdmiralView, target: int) -> str:
        """The odds of each ship that can fire at the target; ships with the same odds are grouped."""
        found: dict[str, list[str]] = {}
        for aim in aims(view):
            if aim.target == target and aim.shooter < len(view.ships):
                found.setdefault(self.odds(aim), []).append(view.ships[aim.shooter].name)
        return "; ".join(self.say("odds_of", who=", ".join(who), odds=odds) for odds, who in found.items())

    def odds_from(self, view: AdmiralView, fort: int) -> str:
        """The odds of a fort at each of its targets."""
        seen = [aim for aim in aims(view) if aim.shooter == fort]
        return "; ".join(self.say("odds_of", who=self.short(view, aim.target), odds=self.odds(aim)) for aim in seen)

    def short(self, view: AdmiralView, thing: int) -> str:
        return view.ships[thing].name if thing < len(view.ships) else str(self.words.thing(thing))

    # ---- hand to hand

    def rivals(self, fight: FightView, skilled: bool) -> str:
        """«5 against 3, plus a die each»."""
        if fight.against is None:
            return self.say("no_rivals")
        points = fight.skilled if skilled else fight.points
        return self.say("rivals", points=points, against=fight.against)


def aims(view: AdmiralView) -> tuple[AimView, ...]:
    return view.own.aims if view.own is not None else ()


def aim_at(view: AdmiralView, shooter: int, target: int) -> AimView:
    for aim in aims(view):
        if (aim.shooter, aim.target) == (shooter, target):
            return aim
    raise NotShown("it can't be fired at")


def fight_with(view: AdmiralView, ship: int, enemy: int) -> FightView:
    assert view.own is not None, "only players fight"
    for fight in view.own.fights:
        if (fight.ship, fight.enemy) == (ship, enemy):
            return fight
    raise NotShown("they can't fight")


def is_sure(numbers: tuple[int, ...]) -> bool:
    return len(numbers) == DIE


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
