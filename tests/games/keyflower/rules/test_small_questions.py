"""Small questions lose nothing and invent nothing: put together, their answers are the legal bids and uses, each once.

Random situations are held against the slow and obvious list of slow_actions.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.rules.turns import TakeTurn
from kubrik.games.keyflower.table import choices
from kubrik.games.keyflower.table.auctions import NO_COLOUR, NOBODY
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, GREEN, RESOURCES, SKILLS
from tests.games.keyflower.rules.random_situations import laid, random_situation
from tests.games.keyflower.rules.situations import ME, Action, Bid, Situation, Use, after, lock
from tests.games.keyflower.rules.slow_actions import legal_bids, legal_uses
from tests.games.keyflower.scene import tile_of

LETTERS = {
    choices.PASS: "P",
    choices.BID: "B",
    choices.USE: "U",
    choices.COLOUR: "C",
    choices.TAKE_GROUP: "T",
    choices.LEAVE_GROUP: "L",
    choices.ADD: "A",
    choices.GIVE_WORKER: "G",
    choices.GIVE_GROUP: "G",
    choices.GIVE_SKILL: "G",
    choices.GAIN_ONE: "R",
}
WHOLE = re.compile("P|BC[TL]*A|UC[TL]*A[GR]?|U[TL]*AAAA[GR]?")  # no question stays without an answer
ABOUT = {
    choices.COLOUR: COLOURS,
    choices.GIVE_WORKER: COLOURS,
    choices.GIVE_SKILL: SKILLS,
    choices.GAIN_ONE: RESOURCES,
}  # other answers are about tiles


def turn_of(t: Keyflower) -> TakeTurn:
    step = t.agenda[-1]
    assert isinstance(step, TakeTurn)
    return step


def whole_answers(t: Keyflower, so_far: list[Choice]) -> Iterator[list[Choice]]:
    """Every way to answer to the end."""
    options = turn_of(t).options(t, ME, so_far)
    for choice in options:
        yield from whole_answers(t, [*so_far, choice])
    if not options:
        assert WHOLE.fullmatch("".join(LETTERS[c.kind] for c in so_far)), f"this leads nowhere: {so_far}"
        yield so_far


def said(t: Keyflower, answers: list[Choice], letter: str) -> list[str]:
    """What the answers of one sort are about."""
    tiles = [tile.name.id for tile in t.rules.tiles]
    return [ABOUT.get(c.kind, tiles)[c.a] for c in answers if LETTERS[c.kind] == letter]


def action_of(t: Keyflower, answers: list[Choice]) -> Action:
    """What was said, question by question."""
    taken = frozenset(said(t, answers, "T"))
    numbers = {c.a: c.b for c in answers if c.kind == choices.ADD}
    if answers[0].kind == choices.BID:
        (tile,), (colour,), (added,) = said(t, answers, "B"), said(t, answers, "C"), numbers.values()
        return Bid(tile, colour, taken, added)
    (tile,) = said(t, answers, "U")
    added_of = tuple(numbers.get(colour, 0) for colour in range(len(COLOURS)))
    return Use(tile, taken, added_of, "".join(said(t, answers, "G")), "".join(said(t, answers, "R")))


def all_actions(t: Keyflower) -> dict[Action, list[Choice]]:
    """Each with its answers; no two ways lead to the same."""
    first, *others = whole_answers(t, [])
    assert [c.name for c in first] == ["pass"]
    found = {action_of(t, answers): answers for answers in others}
    assert len(found) == len(others)
    return found


# ---------------------------------------------------------------- the table, as told and as seen


def told(s: Situation) -> list[str]:
    """Every tile with its lock colour, who holds it, who is around it and on it."""
    lines = [f"screen {[s.workers[colour] for colour in COLOURS[:GREEN]]}"]
    for tile in [*s.around, *s.villages]:
        groups = s.around.get(tile, [])
        around = sorted((g.seat, f"{g.colour} {g.size}") for g in groups)
        on = [sum(g.size for g in s.on.get(tile, []) if g.colour == colour) for colour in COLOURS]
        lines.append(f"{tile} {lock(s, tile)} {groups[-1].seat if groups else NOBODY} {around} {on}")
    return lines


def seen(s: Situation, t: Keyflower) -> list[str]:
    """The same, read off the table. Green workers may have come from it since."""
    lines = [f"screen {t.players[ME].workers[:GREEN]}"]
    for tile in [*s.around, *s.villages]:
        spot, auction = t.spots[tile_of(tile)], t.auctions[tile_of(tile)]
        around = []
        if auction is not None:
            numbers = enumerate(zip(auction.colours, auction.sizes))
            around = [(seat, f"{COLOURS[colour]} {size}") for seat, (colour, size) in numbers if size]
        colour = COLOURS[spot.lock] if spot.lock != NO_COLOUR else ""
        lines.append(f"{tile} {colour} {auction.winner if auction else NOBODY} {around} {spot.on}")
    return lines


# ---------------------------------------------------------------- exactness


@pytest.mark.rule("EC-125")
@pytest.mark.parametrize("seed", range(300))
def test_answers_put_together_are_the_legal_actions(seed: int) -> None:
    s = random_situation(seed)
    assert set(all_actions(laid(s).t)) == {*legal_bids(s), *legal_uses(s)}


@pytest.mark.rule("EC-125", "KF-5.18", "KF-5.30")
@pytest.mark.parametrize("seed", range(200))
def test_what_was_said_is_done(seed: int) -> None:
    s = random_situation(seed)
    t = laid(s).t
    assert seen(s, t) == told(s)
    for action, answers in all_actions(t).items():
        done = t.clone()
        turn_of(t).composed(done, answers)
        assert seen(s, done) == told(after(s, action)), action
