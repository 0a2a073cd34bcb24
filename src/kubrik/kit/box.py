"""The box of a kit game: its catalogues, texts and tables are made from the attributes of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Catalogue, Choice
from kubrik.engine.game import Box, Setup
from kubrik.engine.table import Table as EngineTable
from kubrik.engine.views import Furniture, View, Way
from kubrik.kit.mind import KitMind
from kubrik.kit.sentences import Sentences
from kubrik.kit.table import Table
from kubrik.kit.texts import KitTexts
from kubrik.kit.view import KitView, view_of

if TYPE_CHECKING:
    from kubrik.kit.game import Game

Numbers = int | tuple[int, ...]
Kinds = Mapping[str, Iterable[Numbers]]  # the members of each kind, as up to two numbers


class KitBox(Box):
    """The box of a kit game; `Game.box` makes it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game: Final = game
        self.setup = setup
        self.rules_version = game.rules_version
        self.cards_digest = ""
        self.options: Final = {o.name: setup.options.get(o.name, next(iter(o.values))) for o in game.options}
        self.catalogue, self.outcomes = Catalogue(), Catalogue()
        self.kinds: Final = list(game.choices)
        self.choices: Final = filled(self.catalogue, game.choices)
        self.results: Final = filled(self.outcomes, game.outcomes)
        self.note_names: Final = list(game.notes)
        self.note_kinds: Final = {name: kind for kind, name in enumerate(game.notes)}
        self.mind = game.mind or KitMind()
        self.texts = KitTexts(self, Sentences(game.words, [*game.choices, *game.notes, *game.questions]))

    def table(self, seed: int) -> Table:
        t = self.game.table(self)
        t.rng = Rng(seed)
        t.begin()
        return t

    def view(self, t: EngineTable, seat: int | None) -> KitView:
        assert isinstance(t, Table)
        return view_of(t, seat)

    def way(self, view: View, choice: str) -> Way:
        kind, chosen = self.chosen(choice)
        return Way(choice, kind, tuple(self.game.places(kind, chosen)), kind in self.game.endings)

    def chosen(self, name: str) -> tuple[str, Choice]:
        """The choice with this name, and the name of its kind."""
        choice = self.catalogue.named(name)
        assert choice is not None, f"{name} is a choice of this game"
        return self.kinds[choice.kind], choice

    def furniture(self) -> Furniture:
        return Furniture()

    def ranks(self, t: EngineTable) -> list[int]:
        scores = t.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]


def filled(catalogue: Catalogue, kinds: Kinds) -> dict[str, list[Choice]]:
    """Adds all members of all kinds to the catalogue, named by kind and numbers: "bid 3 5"."""
    return {
        kind: [added(catalogue, number, kind, one if isinstance(one, tuple) else (one,)) for one in members]
        for number, (kind, members) in enumerate(kinds.items())
    }


def added(catalogue: Catalogue, number: int, kind: str, numbers: tuple[int, ...]) -> Choice:
    a, b = [*numbers, 0, 0][:2]
    return catalogue.add(number, " ".join([kind, *map(str, numbers)]), a, b)
