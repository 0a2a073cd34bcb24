"""The odds of possible fights, for the player who is asked: who can fire at whom, what hits, whose crew is stronger."""

from __future__ import annotations

from kubrik.games.admiral.rules.boarding.boarding import points, touched_enemies
from kubrik.games.admiral.rules.boarding.storming import touched_forts
from kubrik.games.admiral.rules.firing.bearing import fort_shots_at, shots_at, targets
from kubrik.games.admiral.rules.firing.resolving import plain_hits
from kubrik.games.admiral.table.state import BOARDED, REPAIRED, Admiral
from kubrik.games.admiral.terms import BANDS, DIE
from kubrik.games.admiral.views.structs_odds import AimView, FightView


def aims(t: Admiral, seat: int) -> tuple[AimView, ...]:
    """Who can fire at what with loaded guns, by target."""
    found = []
    for target in targets(t, seat):
        cell = t.cell_of(target)
        ships = [ship for ship in t.fleet(seat) if may_fire(t, seat, ship) and shots_at(t, ship, cell)]
        forts = [fort for fort, flag in enumerate(t.fort_flags) if flag == seat and fort_shots_at(t, fort, cell)]
        shooters = ships + [t.rules.number_of_ships + fort for fort in forts]
        found += [aim_view(t, shooter, target) for shooter in shooters]
    return tuple(found)


def may_fire(t: Admiral, seat: int, ship: int) -> bool:
    """In its turn a ship that boarded or was repaired can't fire (AD-6.10, AD-15.2); out of turn it only needs guns."""
    return t.acting != seat or t.marks[ship] & (BOARDED | REPAIRED) == 0


def aim_view(t: Admiral, shooter: int, target: int) -> AimView:
    distance = t.rules.sea.distance(t.cell_of(shooter), t.cell_of(target))
    numbers = plain_hits(t, shooter, target) | t.rules.gunnery.open(t, shooter)
    return AimView(
        shooter=shooter,
        target=target,
        distance=distance,
        shots=shots_of(t, shooter, t.cell_of(target)),
        band=BANDS[t.rules.ships.gunnery.band(distance)],
        hits=faces(numbers),
        skilled=faces(numbers | t.rules.gunnery.hidden(t, shooter)),
    )


def shots_of(t: Admiral, shooter: int, cell: int) -> int:
    return (
        shots_at(t, shooter, cell) if t.is_ship(shooter) else fort_shots_at(t, shooter - t.rules.number_of_ships, cell)
    )


def faces(numbers: int) -> tuple[int, ...]:
    """The numbers on the die, from bits."""
    return tuple(n for n in range(1, DIE + 1) if numbers >> n & 1)


def fights(t: Admiral, seat: int) -> tuple[FightView, ...]:
    """The possible fights of every ship with every enemy beside it, ship by ship."""
    first_fort = t.rules.number_of_ships
    return tuple(
        fight_view(t, ship, enemy)
        for ship in t.fleet(seat)
        for enemy in [*touched_enemies(t, ship), *(first_fort + fort for fort in touched_forts(t, ship))]
    )


def fight_view(t: Admiral, ship: int, enemy: int) -> FightView:
    own = points(t, ship)
    skilled = own + t.rules.fighting.hidden(t, ship)
    against = points(t, enemy) if t.is_ship(enemy) else garrison(t, enemy)
    return FightView(ship=ship, enemy=enemy, points=own, skilled=skilled, against=against)


def garrison(t: Admiral, fort: int) -> int | None:
    """The points of a fort's garrison; None if the fort is silenced (AD-17.6)."""
    strength = t.fort_strengths[fort - t.rules.number_of_ships]
    return min(strength, t.rules.ships.fort.garrison) if strength else None
