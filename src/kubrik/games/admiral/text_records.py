"""Notes in records: every number by a stable name, and back."""

from __future__ import annotations

from kubrik.engine.journal import Note
from kubrik.games.admiral.choices import MANNERS
from kubrik.games.admiral.rules import Rules
from kubrik.games.admiral.terms import DIRECTIONS, STRENGTHS, VICTORIES
from kubrik.games.text_events import Event, numbers
from kubrik.games.text_records import note_of, number_of, stable


def stable_names(rules: Rules) -> dict[str, list[str]]:
    """Of all that has a name, by the type of the number that stands for it."""
    ships = rules.number_of_ships
    return {
        "direction": DIRECTIONS,
        "strength": STRENGTHS,
        "manner": MANNERS,
        "how": VICTORIES,
        "ship": rules.names[:ships],
        "fort": rules.names[ships:],
        "thing": rules.names,
        "cell": [rules.chart.name(cell) for cell in range(rules.sea.cells)],
    }


def write(event: Event, names: dict[str, list[str]], note: Note) -> dict[str, str | int]:
    """Who may read the note, a record says beside it."""
    written: dict[str, str | int] = {"event": event.name}
    for (name, type), n in zip(event.params, numbers(note)):
        if name != "-":
            written[name] = stable(names.get(type), n)
    return written


def read(event: Event | None, names: dict[str, list[str]], written: dict[str, str | int]) -> Note | None:
    """None where the event or one of its names is not known any more."""
    if event is None or set(written) != {"event", *event.numbers()} - {"-"}:
        return None
    found = [0 if name == "-" else number_of(names.get(type), written[name]) for name, type in event.params]
    return note_of(event, found)
