"""Laws of the house about imagined tables: they have a different future, and secrets are dealt again."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from kubrik.testing.dump import differences
from kubrik.testing.moment import Moment

ENOUGH = 50  # moments with a secret; by then it must have been imagined differently at least once
EVERY_VIEW = {"seat", "to_act", "question"}  # fields of every view; a question may depend on anything


def an_imagined_table_has_another_future(m: Moment) -> None:
    """An imagined table has its own chance: otherwise bots would know the coming dice."""
    seat = m.rng.below(m.t.seats)
    states = {int(w.rng.state) for w in (m.t, m.world(seat), m.world(seat))}
    assert len(states) == 3, "an imagined table has the chance of the true one: leave imagine() to the engine"


class Secrets(NamedTuple):
    """The fields that a view shows only to its own seat: those others can't know, and those they could work out."""

    hidden: frozenset[str]
    known: frozenset[str] = frozenset()


def secrets(hidden: str, known: str = "") -> Secrets:
    return Secrets(frozenset(hidden.split()), frozenset(known.split()))


class Imagined:
    """Counts how often each secret of others occurred, and remembers which were imagined differently."""

    def __init__(self, secrets: Secrets) -> None:
        self.secrets = secrets
        self.seen: Counter[str] = Counter()
        self.varied: set[str] = set()

    def look(self, m: Moment) -> None:
        """Compares a random seat's secrets with what another seat imagines of them."""
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
        """Once a run: fails if a secret that occurred often enough was never imagined differently."""
        known = sorted(path for path, n in self.seen.items() if n >= ENOUGH and path not in self.varied)
        assert not known, f"{known} is imagined as it is, always: hide() must deal it anew"


def alike(path: str, other: str) -> bool:
    """Is one path a part of the other, or are they equal?"""
    return f"{path}.".startswith(f"{other}.") or f"{other}.".startswith(f"{path}.")
