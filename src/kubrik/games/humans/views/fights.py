"""A battle or a catch under way, as everybody sees it."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.humans.rules.battle.strength import army_strength, battle_strength, battle_total
from kubrik.games.humans.rules.effects import group
from kubrik.games.humans.rules.reward.catch import ArmyToSkip, FightOrFlee
from kubrik.games.humans.table.fights import NOT_ROLLED, Battle, pips
from kubrik.games.humans.table.state import NOBODY, Humans
from kubrik.games.humans.views.structs import ArmyView, BattleView, CatchView, EffectView, FighterView


def battle_view(t: Humans) -> BattleView | None:
    b = t.battle
    if b is None:
        return None
    winner = t.captors[b.cell]
    return BattleView(
        cell=b.cell,
        fighters=tuple([fighter(t, b, seat, place) for place, seat in enumerate(b.order)]),
        effects=effects(t, b),
        winner=None if winner == NOBODY else winner,
    )


def fighter(t: Humans, b: Battle, seat: int, place: int) -> FighterView:
    stays = seat in b.stay
    announced = ("fight" if stays else "retreat") if place < b.announced else ""
    return FighterView(
        seat=seat,
        announced=announced,
        strength=battle_strength(t, seat, b.cell, b.stay) if stays else 0,
        rolls=seat in b.pool,
        dice=pips(b.dice[seat]),
        faces=faces(b.dice[seat]),
        total=total(t, b, seat),
        passed=b.passed >> seat & 1 == 1,
        claim_die=b.claims[seat],
    )


def total(t: Humans, b: Battle, seat: int) -> int:
    """The current total of a captain who still rolls; the total of the last roll for one who has lost (TH-8.57)."""
    if b.dice[seat] is NOT_ROLLED:
        return 0
    if seat in b.pool and t.captors[b.cell] == NOBODY:
        return battle_total(t, seat)
    return b.totals[seat]


def faces(dice: Choice) -> tuple[int, ...]:
    return () if dice is NOT_ROLLED else (dice.a, dice.b)


def effects(t: Humans, b: Battle) -> tuple[EffectView, ...]:
    """The effects on ships that are still in the battle."""
    out: list[EffectView] = []
    for e in b.effects:
        ships = group(t.captains[e.seat], b.cell)
        if e.place < len(ships):
            ship = t.captains[e.seat].ships[ships[e.place]].card.name.id
            out.append(EffectView(e.seat, ship, e.boost, e.cancels))
    return tuple(out)


def catch_view(t: Humans) -> CatchView | None:
    """The catch; dice and boosts of a finished army fight do not count for the next one (TH-10.22)."""
    c = t.catch
    if c is None:
        return None
    between = isinstance(t.agenda[-1], FightOrFlee | ArmyToSkip)
    strength = army_strength(t, c.seat, c.cell)
    rolled = NOT_ROLLED if between else c.dice
    dice = pips(rolled)
    boost = 0 if between else c.boost
    armies = tuple([ArmyView(a.name.id, done) for a, done in zip(c.armies, c.done)])
    total = strength + dice + boost if dice else 0
    return CatchView(c.seat, c.cell, armies, strength, dice, faces(rolled), boost, total)
