"""The toy game as the rest of the house sees it: box, views, words, imagination."""

from __future__ import annotations

from typing import Final

from kubrik.engine.about import Option
from kubrik.engine.chance import Rng
from kubrik.engine.game import Box, Game, Setup
from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.languages import say
from kubrik.engine.mind import Mind
from kubrik.engine.play import asking, to_act
from kubrik.engine.table import Table
from kubrik.engine.texts import Texts
from kubrik.engine.views import Asking, Furniture, View
from tests.engine.toy import FISH, SHOAL, Harbour, HarbourRules, new_harbour
from tests.engine.toy_gulls import Gulls, install
from tests.engine.toy_soup import install_soup

NOTES: Final = [
    "taste",
    "landed",
    "bid",
    "unsold",
    "sold",
    "eaten",
    "salted",
    "bell",
    "result",
    "fed",
    "forced",
    "cooked",
]

TITLE: Final = {"en": "Harbour", "ru": "Гавань"}
RULES: Final = ["HB-1.1", "HB-2.1", "HB-2.2", "HB-2.3", "HB-3.1", "HB-3.2", "GU-1.2", "SO-1.1", "SO-1.2", "SO-1.3"]
RULEBOOK: Final = "\n\n".join(f"**{id}** [house] See the step that names it." for id in RULES)


class HarbourView(View, frozen=True, kw_only=True):
    """What a seat sees at the harbour."""

    day: int
    sea: tuple[int, ...]
    eaten: tuple[int, ...]
    landed: int
    coins: tuple[int, ...]
    points: tuple[int, ...]
    salted: tuple[tuple[int, ...], ...]
    taste: int | None
    answer: tuple[str, ...]
    gulls: int


class HarbourTexts(Texts):
    def prompt(self, view: View, names: list[str], lang: str) -> str:
        return f"question {view.question.question}" if view.question else ""

    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        return choice

    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        return f"{NOTES[note.kind]} {note.a}"

    def picture(self, view: View, names: list[str], lang: str) -> str:
        return repr(view)

    def clause_of(self, note: Note) -> str:
        return "HB-1.1"

    def write(self, note: Note) -> dict[str, str | int]:
        return {"kind": NOTES[note.kind], "a": note.a, "b": note.b, "c": note.c}

    def read(self, written: dict[str, str | int]) -> Note | None:
        if written["kind"] not in NOTES:
            return None
        kind = NOTES.index(str(written["kind"]))
        return Note(kind, EVERYBODY, int(written["a"]), int(written["b"]), int(written["c"]), 0)


class HarbourMind(Mind):
    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        """Others may like other fish."""
        assert isinstance(w, Harbour)
        for other in range(w.seats):
            if other != seat and w.tastes[other] >= 0 and not w.over:
                w.tastes[other] = rng.below(3)

    def pay_offs(self, t: Table) -> list[float]:
        best = max(t.scores())
        return [(n == best) / t.scores().count(best) for n in t.scores()]

    def worth(self, t: Table) -> list[float]:
        return [n / (1 + sum(t.scores())) for n in t.scores()]


class HarbourBox(Box):
    def __init__(self, setup: Setup) -> None:
        self.rules = HarbourRules(setup.options.get("ties") == "first")
        if "gulls" in setup.expansions:
            install(self.rules)
        if "soup" in setup.expansions:
            install_soup(self.rules)
        self.setup = setup
        self.rules_version = 1
        self.cards_digest = "no cards"
        self.catalogue = self.rules.catalogue
        self.outcomes = self.rules.outcomes
        self.mind = HarbourMind()
        self.texts = HarbourTexts()

    def table(self, seed: int) -> Harbour:
        return new_harbour(self.rules, self.setup.seats, seed)

    def view(self, t: Table, seat: int | None) -> HarbourView:
        assert isinstance(t, Harbour)
        return harbour_view(t, seat)

    def furniture(self) -> Furniture:
        return Furniture()

    def ranks(self, t: Table) -> list[int]:
        scores = t.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]


class HarbourGame(Game):
    name = "harbour"
    title = TITLE
    rules_version = 1
    min_seats = 2
    max_seats = 4
    expansions: tuple[str, ...] = ("gulls", "soup")
    options: tuple[Option, ...] = (
        Option(
            "ties",
            say(en="Equal bids", ru="Равные ставки"),
            {"nobody": say(en="Nobody gets it", ru="Никому"), "first": say(en="The first does", ru="Первому")},
            "R-1",
            say(en="equal bids", ru="равные ставки"),
        ),
    )

    def box(self, setup: Setup) -> HarbourBox:
        self.check(setup)
        return HarbourBox(setup)

    def rulebook(self, lang: str) -> str:
        return RULEBOOK


def asked_in_public(t: Table) -> tuple[int, ...]:
    """While all answer at once, whoever is not ready: that is all others may know. Chance is no seat."""
    return tuple(s for s in range(t.seats) if not t.ready[s]) if t.answers else tuple(s for s in to_act(t) if s >= 0)


def harbour_view(t: Harbour, seat: int | None) -> HarbourView:
    return HarbourView(
        seat=seat,
        seats=t.seats,
        to_act=asked_in_public(t),
        over=t.over,
        question=question_for(t, seat),
        day=t.day,
        sea=tuple(t.sea),
        eaten=tuple(t.eaten),
        landed=t.landed,
        coins=tuple(t.coins),
        points=tuple(t.points),
        salted=tuple(tuple(s) for s in t.salted),
        taste=t.tastes[seat] if seat is not None else None,
        answer=tuple(c.name for c in t.answers[seat]) if seat is not None and t.answers else (),
        gulls=sum(a.count for a in t.annexes if isinstance(a, Gulls)),
    )


def question_for(t: Harbour, seat: int | None) -> Asking | None:
    return asking(t, seat) if seat is not None and seat in asked_in_public(t) else None


def fish_are_conserved(t: Table) -> None:
    assert isinstance(t, Harbour)
    for fish, n in enumerate(SHOAL):
        salted = sum(cellar[fish] for cellar in t.salted)
        assert t.sea[fish] + t.eaten[fish] + salted + (t.landed == fish) == n, FISH[fish]


def harbour(seats: int = 2, ties: str = "nobody", gulls: bool = False, soup: bool = False) -> HarbourBox:
    """A box of the toy game."""
    expansions = (*(["gulls"] if gulls else []), *(["soup"] if soup else []))
    return HarbourBox(Setup(game="harbour", seats=seats, expansions=expansions, options={"ties": ties}))
