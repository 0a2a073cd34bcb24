"""What everybody knows of a captain."""

from __future__ import annotations

from kubrik.games.humans.captain import Captain
from kubrik.games.humans.cards import COLOURS, Cards
from kubrik.games.humans.state import Humans
from kubrik.games.humans.view_structs import AttackerView, CaptainView, HiddenShips, StationView


def captain_view(t: Humans, seat: int) -> CaptainView:
    captain = t.captains[seat]
    lap, space = place_on_track(t.rules.cards, captain.balance)
    return CaptainView(
        balance=captain.balance,
        lap=lap,
        space=space,
        credits=captain.credits,
        stations=stations(captain),
        trophies=tuple(c.name.id for c in captain.trophies),
        ships=len(captain.ships),
        known=tuple([s.card.name.id for s in captain.ships if s.seen]),
        hidden=hidden_ships(captain),
        attacking=attacking(captain),
        token=captain.token,
        compensations=len(captain.compensations),
        old_compensations=len([c for c in captain.compensations if t.is_old(c)]),
        ready=bool(t.answers) and t.ready[seat],
    )


def place_on_track(cards: Cards, balance: int) -> tuple[int, int]:
    """Past its end the pawn starts a new lap (TH-15.3)."""
    return divmod(max(balance, 0), cards.track_end + cards.prizes.step)


def stations(captain: Captain) -> tuple[StationView, ...]:
    return tuple([StationView(s.name.id, COLOURS[s.colour], used) for s, used in zip(captain.stations, captain.used)])


def attacking(captain: Captain) -> tuple[AttackerView, ...]:
    """Ships lie at a city only once they have been turned up."""
    return tuple([AttackerView(s.card.name.id, cell) for s, cell in zip(captain.ships, captain.cells) if cell > 0])


def hidden_ships(captain: Captain) -> tuple[HiddenShips, ...]:
    """Turn by turn: how many are still hidden, and what was paid for them (TH-18.5)."""
    paid: dict[tuple[int, int], list[int]] = {}
    for s in captain.ships:
        if not s.seen:
            paid.setdefault((s.turn, s.card.colour), []).append(s.card.price)
    return tuple([HiddenShips(turn, COLOURS[colour], len(p), sum(p)) for (turn, colour), p in sorted(paid.items())])
