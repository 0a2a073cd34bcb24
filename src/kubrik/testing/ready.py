"""The laws of the house as ready tests, for any game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kubrik.engine.game import Game, Setup
from kubrik.engine.table import Table
from kubrik.testing.law_book.imagination import Secrets, secrets
from kubrik.testing.playing import LawfulGame, Plug, check_catalogue
from kubrik.testing.setups import setups, title

OWN = secrets("own")  # where kit.Table.own lands in a view


def nothing_is_conserved(t: Table) -> None:
    """For a game without cards to lose."""


def laws(
    game: Game, conserved: Callable[[Table], None] = nothing_is_conserved, secret: Secrets = OWN, every: int = 10
) -> type:
    """Tests of a game: `TestLaws = laws(MyGame())`. At one choice in `every` all laws are checked.

    `conserved` raises AssertionError if a card is lost or doubled; `secret` names what only its own seat sees in a view
    (`secrets("own.cards own.dice")`), as far as it is not below `own`.
    """
    plug = Plug(game, conserved, secret)

    class TestLaws:
        """Every set-up is played once, at random."""

        @pytest.mark.parametrize("setup", setups(game), ids=title)
        def test_the_laws_hold(self, setup: Setup) -> None:
            LawfulGame(plug, game.box(setup), seed=setup.seats, every=every).play()

        def test_number_choice_and_name_lead_to_each_other(self) -> None:
            box = game.box(Setup(game=game.name, seats=game.max_seats, expansions=game.expansions))
            check_catalogue(box.catalogue)
            check_catalogue(box.outcomes)

        def test_a_choice_has_the_same_number_for_every_number_of_players(self) -> None:
            boxes = [game.box(Setup(game=game.name, seats=n)) for n in range(game.min_seats, game.max_seats + 1)]
            assert len({tuple(c.name for c in box.catalogue.choices) for box in boxes}) == 1

        def test_everything_secret_is_imagined_otherwise_at_times(self) -> None:
            look_for_secrets(plug)

    return TestLaws


def look_for_secrets(plug: Plug, games: int = 3) -> None:
    """Whatever only its own seat sees must sometimes be imagined differently, else a bot would know it."""
    box = plug.game.box(Setup(game=plug.game.name, seats=plug.game.max_seats, expansions=plug.game.expansions))
    varied: set[str] = set()
    for seed in range(games):
        game = LawfulGame(plug, box, seed, every=1 << 30)
        while not game.sitting.table.over:
            game.imagined.look(game.moment())
            game.choose()
        varied |= game.imagined.varied
    assert varied == plug.secrets.hidden, f"{sorted(plug.secrets.hidden - varied)} is never imagined otherwise"
