"""The laws notice what is wrong with a whole game: toy games that are broken in one place each."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.game import Setup
from kubrik.engine.journal import Note
from kubrik.engine.play import advance, to_act
from kubrik.engine.steps import Step
from kubrik.engine.table import Table
from kubrik.engine.views import View
from kubrik.testing.law_book.imagination import Secrets, secrets
from kubrik.testing.playing import Plug
from tests.engine.toy import Harbour, new_harbour
from tests.engine.toy_box import HarbourBox, HarbourGame, HarbourMind, HarbourTexts, HarbourView, fish_are_conserved
from tests.laws import HARBOUR, PLUGS
from tests.laws_run import main


class KnowingMind(HarbourMind):
    """Imagines the true dice."""

    def imagine(self, t: Table, seat: int, rng: Rng) -> Table:  # type: ignore[misc]
        w = super().imagine(t, seat, rng)
        w.rng.state = t.rng.state
        return w


class OpenMind(HarbourMind):
    """Imagines everybody's taste as it is."""

    def hide(self, w: Table, seat: int, rng: Rng) -> None:
        pass


class TextsWithoutAPrompt(HarbourTexts):
    def prompt(self, view: View, names: list[str], lang: str) -> str:
        return {"en": super().prompt(view, names, lang)}[lang]


class TextsWithoutALabel(HarbourTexts):
    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        return "" if (choice, lang) == ("ring", "ru") else choice


class TextsWithoutAnEvent(HarbourTexts):
    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        return {"en": super().sentence(note, names, lang)}[lang]


class ForgetfulHarbour(Harbour):
    """Its clones are penniless."""

    def clone(self) -> Harbour:
        t = super().clone()
        t.coins = [0] * t.seats
        return t


class ForgetfulBox(HarbourBox):
    def table(self, seed: int) -> Harbour:
        t = ForgetfulHarbour(self.rules, self.setup.seats)
        t.rng = Rng(seed)
        t.agenda = new_harbour(self.rules, self.setup.seats, seed).agenda
        return t


class ChancyBox(HarbourBox):
    """Its views name whoever is to act, chance too."""

    def view(self, t: Table, seat: int | None) -> HarbourView:
        seen = super().view(t, seat)
        return HarbourView(**({f: getattr(seen, f) for f in seen.__struct_fields__} | {"to_act": tuple(to_act(t))}))


class Broken(HarbourGame):
    """The toy game with another box, mind or texts."""

    def __init__(
        self,
        *,
        box: type[HarbourBox] = HarbourBox,
        mind: type[HarbourMind] = HarbourMind,
        texts: type[HarbourTexts] = HarbourTexts,
    ) -> None:
        self.parts = box, mind, texts

    def box(self, setup: Setup) -> HarbourBox:
        box, mind, texts = self.parts
        made = box(setup)
        made.mind, made.texts = mind(), texts()
        return made


def many_games(game: HarbourGame, monkeypatch: pytest.MonkeyPatch, hidden: Secrets = HARBOUR) -> None:
    """As whoever types it plays them."""
    monkeypatch.setitem(PLUGS, "harbour", Plug(game, fish_are_conserved, hidden))
    command = ["tests.laws", "--game", "harbour", "--games", "30", "--every", "3", "--records", "1000"]
    monkeypatch.setattr("sys.argv", command)
    main()


def test_the_toy_game_is_lawful(monkeypatch: pytest.MonkeyPatch) -> None:
    many_games(Broken(), monkeypatch)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Broken(mind=KnowingMind), "an imagined table has the chance of the true one"),
        (Broken(texts=TextsWithoutAPrompt), "can't be said in ru: KeyError"),
        (Broken(texts=TextsWithoutALabel), "option 'ring' has no label in ru"),
        (Broken(texts=TextsWithoutAnEvent), "can't be said in ru: KeyError"),
        (Broken(box=ForgetfulBox), "a clone differs from its parent in coins\n"),
        (Broken(box=ChancyBox), "name seats only, never CHANCE"),
    ],
)
def test_broken_games_are_not(
    game: HarbourGame,
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)  # where the violation is saved
    with pytest.raises(SystemExit):
        many_games(game, monkeypatch)
    assert complaint in capsys.readouterr().err


def test_a_secret_that_is_imagined_as_it_is_always_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=r"\['taste'\] is imagined as it is, always: hide\(\) must deal it anew"):
        many_games(Broken(mind=OpenMind), monkeypatch)


def test_a_secret_that_nobody_named_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        many_games(Broken(), monkeypatch, secrets("answer"))
    assert "only its own seat sees ['taste']: name it among the game's Secrets" in capsys.readouterr().err


class Idle(Step[Harbour]):
    """Forgets what comes next."""

    def run(self, t: Harbour) -> None:
        pass


def test_a_step_that_forgets_what_comes_next_is_told_so() -> None:
    t = HarbourBox(Setup(game="harbour", seats=2)).table(1)
    t.agenda = [Idle()]
    with pytest.raises(AssertionError, match=r"the agenda is empty and the game is not over: the last step must say"):
        advance(t)
