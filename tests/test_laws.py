"""A few games of every set-up under the laws (many: `python -m tests.laws`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.play import advance
from kubrik.games.registry import GAMES, OURS
from kubrik.testing.playing import LawfulGame, check_catalogue
from kubrik.testing.setups import every, setups, title
from tests.laws import PLUGS, told_by
from tests.laws_run import digest

ROOT = Path(__file__).parent.parent
EVERY = {"harbour": 5} | {game.name: told_by(game).EVERY for game in OURS}
FLEETS = {"admiral"}  # what there is depends on the scenario and the number of players
CASES = [(name, setup) for name, plug in PLUGS.items() for setup in setups(plug.game)]
SEAS, LEVELS = "scenario=duel,gold_run,fleet_battle", "level=basic,captain,admiral"
CASES += [("admiral", setup) for setup in every(GAMES["admiral"], SEAS, LEVELS)]
OPTIONAL = pytest.mark.once  # with options of its own: below, these are played on the source too, but not looked at


@pytest.mark.parametrize(
    ("name", "setup"),
    [pytest.param(name, setup, marks=[OPTIONAL] if setup.options else []) for name, setup in CASES],
    ids=title,
)
def test_the_laws_hold(name: str, setup: Setup) -> None:
    """With an option it is looked at half as often: most of it is the plain game, and there are hundreds of set-ups."""
    plug = PLUGS[name]
    every = EVERY[name] * (2 if setup.options else 1)
    LawfulGame(plug, plug.game.box(setup), seed=len(str(setup)), every=every).play()


@pytest.mark.parametrize("name", PLUGS)
def test_number_choice_and_name_lead_to_each_other(name: str) -> None:
    game = PLUGS[name].game
    for seats in range(game.min_seats, game.max_seats + 1):
        box = game.box(Setup(game=name, seats=seats, expansions=game.expansions))
        check_catalogue(box.catalogue)
        check_catalogue(box.outcomes)


@pytest.mark.once
@pytest.mark.parametrize("name", PLUGS)
def test_a_choice_has_the_same_number_whatever_the_set_up(name: str) -> None:
    """What a network has learnt with two at the table it may use with three; of ships, with the same ships."""
    game = PLUGS[name].game
    boxes = [game.box(setup) for setup in setups(game) if not setup.expansions]
    kinds = {(box.cards_digest, box.setup.seats if name in FLEETS else 0) for box in boxes}
    assert len({tuple(c.name for c in box.catalogue.choices) for box in boxes}) == len(kinds)


@pytest.mark.parametrize("name", PLUGS)
def test_everything_secret_is_imagined_otherwise_at_times(name: str) -> None:
    """Else the laws about what a seat can't know would prove nothing."""
    plug = PLUGS[name]
    box = plug.game.box(Setup(game=name, seats=3, expansions=plug.game.expansions))
    game = LawfulGame(plug, box, seed=2, every=1 << 30)
    while not game.sitting.table.over:
        game.imagined.look(game.moment())
        game.choose()
    assert game.imagined.varied == plug.secrets.hidden


@pytest.mark.parametrize("name", PLUGS)
def test_a_seed_is_a_game(name: str) -> None:
    box = PLUGS[name].game.box(Setup(game=name, seats=3))
    tables = [box.table(seed) for seed in (7, 7, 8, 9, 10)]
    for t in tables:
        t.log = []
        advance(t)
    first, same, *others = ([(e.seat, e.choice.name) for e in t.log or []] for t in tables)
    assert first == same
    assert any(other != first for other in others)
    assert tables[0].rng.state == tables[1].rng.state != Rng(7).state


@pytest.mark.skipif(not os.environ.get("KUBRIK_TEST_COMPILED"), reason="compares compiled rules with the source")
@pytest.mark.parametrize("name", PLUGS)
def test_compiled_and_interpreted_play_alike_step_for_step(name: str) -> None:
    games = len(setups(PLUGS[name].game))
    command = [sys.executable, "-m", "tests.laws", "--game", name, "--games", str(games), "--digest"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    source = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert source.stdout.strip() == digest(PLUGS[name], games)
