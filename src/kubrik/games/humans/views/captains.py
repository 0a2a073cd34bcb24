"""What everybody knows of a captain."""

from __future__ import annotations

from kubrik.games.humans.box.cards import COLOURS, Cards
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.ledger import Ledger
from kubrik.games.humans.table.state import Humans
from kubrik.games.humans.views.structs import AttackerView, CaptainView, HiddenShips, StationView


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
        hidden=hidden_ships(t.rules.cards, captain),
        attacking=attacking(captain),
        token=captain.token,
        compensations=len(captain.compensations),
        old_compensations=len([c for c in captain.compensations if t.is_old(c)]),
        ready=bool(t.answers) and t.ready[seat],
    )


def place_on_track(cards: Cards, balance: int) -> tuple[int, int]:
    """The lap and space of the pawn; past the end of the track it starts a new lap (TH-15.3)."""
    return divmod(max(balance, 0), cards.track_end + cards.prizes.step)


def stations(captain: Captain) -> tuple[StationView, ...]:
    return tuple([StationView(s.name.id, COLOURS[s.colour], used) for s, used in zip(captain.stations, captain.used)])


def attacking(captain: Captain) -> tuple[AttackerView, ...]:
    """The captain's ships at cities; ships are placed there only after they were turned up."""
    return tuple([AttackerView(s.card.name.id, cell) for s, cell in zip(captain.ships, captain.cells) if cell > 0])


def hidden_ships(cards: Cards, captain: Captain) -> tuple[HiddenShips, ...]:
    """For each turn: how many ships bought then are still hidden, and what was paid for them (TH-18.5)."""
    if all(s.seen for s in captain.ships):
        return ()
    return tuple([batch for colour in range(2) for batch in hidden_of(Ledger(cards, captain, colour), COLOURS[colour])])


def hidden_of(ledger: Ledger, colour: str) -> list[HiddenShips]:
    """Merges turns if a ship seen since may be from any of them, and subtracts the ships that were seen."""
    groups = [{k} for k in range(len(ledger.purchases))]
    homes = [ledger.may_come_from(i) for i in range(len(ledger.seen))]
    for home in homes:
        joined = [g for g in groups if g.intersection(home)]
        groups = [g for g in groups if g not in joined] + [set().union(*joined)]
    return [batch for g in sorted(groups, key=min) if (batch := hidden_in(ledger, g, homes, colour)).ships > 0]


def hidden_in(ledger: Ledger, group: set[int], homes: list[list[int]], colour: str) -> HiddenShips:
    some = [ledger.purchases[k] for k in sorted(group)]
    shown = [s.card.price for s, home in zip(ledger.seen, homes) if home[0] in group]
    ships, paid = sum(p.ships for p in some), sum(p.paid for p in some)
    return HiddenShips(tuple([p.turn for p in some]), colour, ships - len(shown), paid - sum(shown))
