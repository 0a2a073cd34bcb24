"""Card, tile and scenario files as nobody should write them: our own with changes, and texts that mean harm.

    python -m tests.games.own_files humans
    python -m tests.games.own_files humans 5000

tries some of them (the same ones every time, or so many new ones) in this process, which is then given no more memory
than a file may take. Whatever comes of it is a refusal in one line, or a game that can be played.
"""

from __future__ import annotations

import json
import sys
import time
import tomllib
from collections import Counter
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Setup, SetupError
from kubrik.engine.play import advance, options, play, to_act
from kubrik.games.admiral.box.files.chosen import ships_of_the_house
from kubrik.games.admiral.box.files.load import scenario_file
from kubrik.games.common.files.datafile import DataFileError
from kubrik.games.humans.box.files.load import read_text
from kubrik.games.keyflower.box.files.load import TILE_FILE
from kubrik.games.registry import GAMES
from kubrik.server.bots.trying import limit_memory

SECONDS = 1.0  # of a core, for reading a file and setting up a game with it
MEGABYTES = 200
CHOICES = 12
EXAMPLES = 100
LONGEST = 2_000  # letters of a refusal

TEXTS = {
    "humans": [read_text()],
    "keyflower": [TILE_FILE.text()],
    "admiral": [scenario_file(id, ships_of_the_house()).text() for id in ("duel", "gold_run", "fleet_battle")],
}
SETUPS = {
    "humans": st.builds(Setup, game=st.just("humans"), seats=st.integers(2, 5)),
    "keyflower": st.builds(
        Setup,
        game=st.just("keyflower"),
        seats=st.integers(2, 6),
        expansions=st.sampled_from([(), ("key_celeste",)]),
    ),
    "admiral": st.builds(
        Setup,
        game=st.just("admiral"),
        seats=st.integers(2, 4),
        expansions=st.sampled_from([(), ("captain_cards",)]),
    ),
}

# ---------------------------------------------------------------- files

NUMBERS = st.one_of(st.integers(0, 12), st.sampled_from([-1, 99, 100, 10_000, 2**31, 2**63, 10**30, -(10**30)]))
STRANGE = ["", " ", "none", "key_celeste", "any", "a" * 41, "A", "é", "\u202e", "\u0000", "x\ny", "'", '"', "\\", "{}"]
VALUES = st.one_of(
    NUMBERS,
    st.sampled_from(STRANGE),
    st.sampled_from([True, False, 1.5, [], {}, [[]], [1, 2], ["blue", "red"], {"a": 1}, [{"a": [{}]}]]),
)
KEYS = st.sampled_from(["id", "en", "points", "copies", "effect", "score", "unknown", "", "a.b", "box"])
HARM = [
    "a.", "a.a.a.a.", '"a".', "[", "{", "a={", "[[a]]\n", "[a.b.c.d.e.f.g]\n", "a.b.c.d=1\n", '"', '"""', "'''", "'",
    "\\", "\n", "#", "=", ",", "1", "1_", "0x", "1e9", "1979-05-27", "inf", "\ud800", "\u0000", "é", "game =", "]", "}",
]  # fmt: skip


@st.composite
def hostile(draw: st.DrawFn) -> str:
    """A few pieces of TOML, each many times over."""
    pieces = draw(st.lists(st.tuples(st.sampled_from(HARM), st.sampled_from([1, 2, 9, 800, 30_000])), max_size=6))
    return "".join(piece * times for piece, times in pieces)


@st.composite
def changed(draw: st.DrawFn, game: str, gently: bool) -> str:
    """A good file after a few changes: such as somebody might well make, or any."""
    tree = tomllib.loads(draw(st.sampled_from(TEXTS[game])))
    for _ in range(draw(st.integers(1, 3))):
        change(draw, tree, gently)
    return written(tree)


def change(draw: st.DrawFn, tree: Any, gently: bool) -> None:
    """Somewhere in it: deeper down as often as not."""
    where = tree
    while children := [key for key in keys_of(where) if isinstance(where[key], dict | list) and where[key]]:
        if where is not tree and draw(st.booleans()):
            break
        where = where[draw(st.sampled_from(children))]
    if isinstance(where, list):
        (refill if gently else change_list)(draw, where)
    else:
        (adjust if gently else change_table)(draw, where)


def keys_of(where: Any) -> list[Any]:
    return list(range(len(where))) if isinstance(where, list) else list(where)


def adjust(draw: st.DrawFn, table: dict[str, Any]) -> None:
    """A number is another one, or a title."""
    numbers = [key for key, value in table.items() if type(value) is int]
    if numbers:
        key = draw(st.sampled_from(numbers))
        table[key] += draw(st.sampled_from([-1, 1, 2])) * (10_000 if table[key] >= 10_000 else 1)
    for key in table.keys() & {"en", "ru"}:
        table[key] = draw(st.sampled_from(["A", "\u202f", "{0}", "%s", "Ж" * 80, "<b>", table[key]]))


def refill(draw: st.DrawFn, values: list[Any]) -> None:
    """An entry stands there more often, or the order is another."""
    at = draw(st.integers(0, len(values) - 1))
    if draw(st.booleans()) and isinstance(values[at], dict):
        values[at : at + 1] = copies(values[at], draw(st.sampled_from([2, 3, 9, 40])))
    else:
        values.reverse()


def change_table(draw: st.DrawFn, table: dict[str, Any]) -> None:
    kind = draw(st.sampled_from(["another", "without", "one more"]))
    key = draw(st.sampled_from(list(table))) if table else draw(KEYS)
    if kind == "without":
        table.pop(key, None)
    else:
        table[key if kind == "another" else draw(KEYS)] = deepcopy(draw(VALUES))


def change_list(draw: st.DrawFn, values: list[Any]) -> None:
    at = draw(st.integers(0, len(values) - 1))
    kind = draw(st.sampled_from(["copies", "twice", "without", "another"]))
    if kind == "copies":
        values[at : at + 1] = copies(values[at], draw(st.sampled_from([40, 100, 300])))
    elif kind == "twice":
        values.append(values[at])
    elif kind == "without":
        del values[at]
    else:
        values[at] = deepcopy(draw(VALUES))


def copies(value: Any, number: int) -> list[Any]:
    """Entries with ids of their own, and numbers where they count up."""
    if not isinstance(value, dict):
        return [value] * number
    more: dict[str, Any] = {"number": 0} if "number" in value else {}
    return [value, *(value | {"id": f"copy_{n}"} | {key: value[key] + n for key in more} for n in range(1, number))]


def written(tree: dict[str, Any]) -> str:
    """As TOML, in lines of bearable length."""
    plain = {key: value for key, value in tree.items() if not isinstance(value, dict)}
    tables = {key: value for key, value in tree.items() if isinstance(value, dict)}
    lines = [f"{json.dumps(key)} = {spelled(value)}" for key, value in plain.items()]
    for name, table in tables.items():
        lines.append(f"[{json.dumps(name)}]")
        lines += [f"{json.dumps(key)} = {spelled(value)}" for key, value in table.items()]
    return "\n".join(lines)


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {spelled(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(spelled(one) for one in value) + "]"
    return json.dumps(value)


# ---------------------------------------------------------------- what comes of them


class Tried:
    """How many files were refused, and how many played with."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()

    def look_at(self, setup: Setup) -> None:
        begun = time.process_time()
        try:
            box = GAMES[setup.game].box(setup)
        except (SetupError, DataFileError) as refusal:
            self.found["refused"] += 1
            read(str(refusal))
        else:
            self.found["played"] += 1
            played(box)
        finally:
            taken = time.process_time() - begun
            assert taken < SECONDS, f"{taken:.1f} s"


def read(refusal: str) -> None:
    """It is one line, and not a long one."""
    assert refusal.isprintable(), refusal
    assert len(refusal) < LONGEST, refusal


def played(box: Box) -> None:
    """Some choices by chance, with everything that seats are told meanwhile."""
    names = [f"player {seat + 1}" for seat in range(box.setup.seats)]
    box.furniture()
    for lang in ("en", "ru"):
        for id in box.texts.cards(lang):
            box.texts.card_text(id, lang)
    table, luck = box.table(7), Rng(7)
    advance(table)
    for number in range(CHOICES):
        if table.over:
            return
        seat = to_act(table)[0]
        offered = options(table, seat)
        view, lang = box.view(table, seat), ("en", "ru")[number % 2]
        box.texts.prompt(view, names, lang)
        box.texts.label(view, offered[0].name, names, lang)
        play(table, seat, offered[luck.below(len(offered))])
    box.mind.worth(table)


def look_at_many(game: str, new: int = 0) -> Counter[str]:
    """Always the same ones, unless so many new ones are wanted."""
    tried = Tried()
    steady = settings(
        max_examples=new or EXAMPLES,
        derandomize=not new,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )

    @steady
    @given(
        setup=SETUPS[game], text=st.one_of(changed(game, True), changed(game, True), changed(game, False), hostile())
    )
    def look(setup: Setup, text: str) -> None:
        tried.look_at(Setup(game=game, seats=setup.seats, expansions=setup.expansions, cards=text or "#"))

    look()
    return tried.found


if __name__ == "__main__":
    GAMES[sys.argv[1]].box(Setup(game=sys.argv[1], seats=2))  # what is learnt once is not counted
    limit_memory(MEGABYTES)
    sys.stdout.write(json.dumps(look_at_many(sys.argv[1], *map(int, sys.argv[2:]))))
