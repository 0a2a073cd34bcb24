"""Laws of the house about imagined tables: another future, and whatever is secret dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from kubrik.testing.dump import differences
from kubrik.testing.moment import Moment

ENOUGH = 50  # moments at which a secret was there to be imagined otherwise
EVERY_VIEW = {"seat", "to_act", "question"}  # what a seat is asked may rest on anything


def an_imagined_table_has_another_future(m: Moment) -> None:
    """Else bots would know the dice to come."""
    seat = m.rng.below(m.t.seats)
    states = {int(w.rng.state) for w in (m.t, m.world(seat), m.world(seat))}
    assert len(states) == 3, "an imagined table has the chance of the true one: leave imagine() to the engine"


class Secrets(NamedTuple):
    """Of what a view shows its own seat only: what others can't know, and what they could work out themselves."""

    hidden: frozenset[str]
    known: frozenset[str] = frozenset()


def secrets(hidden: str, known: str = "") -> Secrets:
    return Secrets(frozenset(hidden.split()), frozenset(known.split()))


class Imagined:
    """How often another's secrets were there, and which of them were imagined otherwise."""

    def __init__(self, secrets: Secrets) -> None:
        self.secrets = secrets
        self.seen: Counter[str] = Counter()
        self.varied: set[str] = set()

    def look(self, m: Moment) -> None:
        """At what one seat imagines of another."""
        seat = m.rng.below(m.t.seats)
        other = (seat + 1 + m.rng.below(m.t.seats - 1)) % m.t.seats
        public, truth, imagined = (
            msgspec.to_builtins(view)
            for view in (m.box.view(m.t, None), m.box.view(m.t, other), m.box.view(m.world(seat), other))
        )
        private = set(differences(truth, public))
        unnamed = {path for path in private if not any(alike(path, known) for known in self.named())}
        assert not unnamed, (
            f"only its own seat sees {sorted(unnamed)}: name it among the game's Secrets (tests/laws.py)"
        )
        self.seen.update(path for path in self.secrets.hidden if any(alike(path, p) for p in private))
        changed = set(differences(truth, imagined))
        self.varied |= {path for path in self.secrets.hidden if any(alike(path, p) for p in changed)}

    def named(self) -> frozenset[str]:
        return self.secrets.hidden | self.secrets.known | EVERY_VIEW

    def check(self) -> None:
        """Once a run: no secret is always imagined as it is."""
        known = sorted(path for path, n in self.seen.items() if n >= ENOUGH and path not in self.varied)
        assert not known, f"{known} is imagined as it is, always: hide() must deal it anew"


def alike(path: str, other: str) -> bool:
    """Is one of them a part of the other, or both the same?"""
    return f"{path}.".startswith(f"{other}.") or f"{other}.".startswith(f"{path}.")
