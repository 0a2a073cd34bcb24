"""The laws of the house as ready-made tests for any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from kubrik.engine.game import Box, Game, Setup
from kubrik.engine.table import Table
from kubrik.testing.dump import differences
from kubrik.testing.law_book.imagination import EVERY_VIEW, Secrets, alike, secrets
from kubrik.testing.playing import LawfulGame, Plug, check_catalogue
from kubrik.testing.setups import setups, title


def nothing_is_conserved(t: Table) -> None:
    """Checks nothing: for games that have nothing to conserve."""


def laws(
    game: Game, conserved: Callable[[Table], None] = nothing_is_conserved, known: str = "", every: int = 10
) -> type:
    """Tests of a game: `TestLaws = laws(MyGame())`. At one choice in `every` all laws are checked.

    `conserved` raises AssertionError if a card is lost or doubled. `known` names what only its own seat is shown in a
    view although others could work it out (`"own.points own.reach"`); all else that is shown to one seat is a secret.
    """

    class TestLaws:
        """Plays every set-up once, at random."""

        @pytest.mark.parametrize("setup", setups(game), ids=title)
        def test_the_laws_hold(self, setup: Setup) -> None:
            plug = Plug(game, conserved, secrets_of(game, known))
            LawfulGame(plug, game.box(setup), seed=setup.seats, every=every).play()

        def test_number_choice_and_name_lead_to_each_other(self) -> None:
            box = full_box(game)
            check_catalogue(box.catalogue)
            check_catalogue(box.outcomes)

        def test_a_choice_has_the_same_number_for_every_number_of_players(self) -> None:
            boxes = [game.box(Setup(game=game.name, seats=n)) for n in range(game.min_seats, game.max_seats + 1)]
            assert len({tuple(c.name for c in box.catalogue.choices) for box in boxes}) == 1

        def test_everything_secret_is_imagined_otherwise_at_times(self) -> None:
            imagine_secrets(Plug(game, conserved, secrets_of(game, known)))

    return TestLaws


def full_box(game: Game) -> Box:
    """The box with all seats and all expansions."""
    return game.box(Setup(game=game.name, seats=game.max_seats, expansions=game.expansions))


@cache
def secrets_of(game: Game, known: str) -> Secrets:
    """The fields that views show only to their own seat, found in a few random games."""
    found, open_to_all = set[str](), EVERY_VIEW | set(known.split())
    for seed in range(3):
        lawful = LawfulGame(Plug(game, nothing_is_conserved, secrets("")), full_box(game), seed, every=1 << 30)
        while not lawful.sitting.table.over:
            found |= shown_to_one(lawful.box, lawful.sitting.table)
            lawful.choose()
    return secrets(" ".join(path for path in found if not any(alike(path, one) for one in open_to_all)), known)


def shown_to_one(box: Box, t: Table) -> set[str]:
    public = msgspec.to_builtins(box.view(t, None))
    return {path for seat in range(t.seats) for path in differences(msgspec.to_builtins(box.view(t, seat)), public)}


def imagine_secrets(plug: Plug, games: int = 5) -> None:
    """Everything that only one seat sees must sometimes be imagined differently; otherwise a bot would know it."""
    varied: set[str] = set()
    for seed in range(games):
        game = LawfulGame(plug, full_box(plug.game), seed, every=1 << 30)
        while not game.sitting.table.over:
            game.imagined.look(game.moment())
            game.choose()
        varied |= game.imagined.varied
    assert varied == plug.secrets.hidden, f"{sorted(plug.secrets.hidden - varied)} is never imagined otherwise"
