"""The captains in the picture: a row of numbers for each, then what they are known to have."""

from __future__ import annotations

from kubrik.games.common.words.lines import clip, columns, heading, joined, wrapped
from kubrik.games.humans.views.structs import CaptainView, HiddenShips, HumansView, StationView
from kubrik.games.humans.words.cards import CardWords


def captain_lines(words: CardWords, view: HumansView, names: list[str]) -> list[str]:
    w = words.lang.words
    titles = [(w["humans"], -11), (w["ships"], -9), (w["compensations"], -14), (w["credits"], -9), (w["trophies"], -10)]
    lines = [heading(w["captains"]), columns([("", 16), *titles])]
    for seat, captain in enumerate(view.captains):
        lines.append(numbers(words, view, captain, seat, names[seat]))
        lines += belongings(words, captain)
    return lines


def numbers(words: CardWords, view: HumansView, c: CaptainView, seat: int, name: str) -> str:
    old = f" ({words.lang.words['old'].format(n=c.old_compensations)})" if c.old_compensations else ""
    row = [(words.lang.number(c.balance), -11), (str(c.ships), -9), (f"{c.compensations}{old}", -14)]
    row += [(str(c.credits), -9), (str(len(c.trophies)), -10)]
    return columns([(f"{seat + 1} {clip(name, 13)}", 16), *row, ("  " + state(words, view, c, seat), 11)])


def state(words: CardWords, view: HumansView, c: CaptainView, seat: int) -> str:
    if c.ready:
        return words.lang.words["ready"]
    return words.lang.words["thinking"] if seat in view.to_act else ""


def belongings(words: CardWords, c: CaptainView) -> list[str]:
    """Known and hidden ships, stations, the token, the lap on the track."""
    w = words.lang.words
    known = ", ".join(words.name(id) for id in c.known)
    hidden = ", ".join(batch(words, h) for h in c.hidden)
    stations = ", ".join(station(words, s) for s in c.stations)
    parts = [f"{w['known_ships']}: {known}" if known else "", f"{w['hidden_ships']}: {hidden}" if hidden else ""]
    parts += [f"{w['stations']}: {stations}" if stations else "", w["token"].format(n=c.token) if c.token else ""]
    parts += [w["lap"].format(n=c.lap + 1, space=words.lang.number(c.space)) if c.lap else ""]
    return wrapped(joined(parts, "; "), 4) if any(parts) else []


def batch(words: CardWords, h: HiddenShips) -> str:
    ships, paid = words.lang.counted(h.ships, "ships"), words.lang.number(h.paid)
    return words.lang.words["hidden_batch"].format(ships=ships, turn="/".join(map(str, h.turns)), paid=paid)


def station(words: CardWords, s: StationView) -> str:
    return f"{words.name(s.id)} ({words.lang.words['used']})" if s.used else words.name(s.id)
