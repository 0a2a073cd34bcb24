"""What a game gets that it does not write itself."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from kubrik.engine.choices import Choice
from kubrik.engine.game import Box, Setup
from kubrik.engine.journal import Journal
from kubrik.engine.play import advance, choose, options
from kubrik.engine.record import journal_of
from kubrik.engine.sitting import Sitting
from kubrik.engine.views import Place
from kubrik.kit import KitView, die
from kubrik.kit.sentences import WordsError
from kubrik.testing import laws
from tests.kit.nim import Bet, Cards, Nim

TestLaws = laws(Nim(), every=1)


def box(game: Nim | None = None, seats: int = 2) -> Box:
    return (game or Nim()).box(Setup(game="nim", seats=seats))


def table(seed: int = 1) -> Cards:
    t = box().table(seed)
    assert isinstance(t, Cards)
    t.journal = Journal()
    advance(t)
    return t


def test_a_clone_shares_nothing_that_can_change() -> None:
    t = table()
    clone = t.clone()
    clone.hands[0], clone.bets[0] = 9, 9
    clone.deck.append(9)
    assert 9 not in [*t.hands, *t.deck, *t.bets.values()]


def test_a_card_that_is_dealt_has_left_the_deck() -> None:
    t = table()
    assert sorted([*t.deck, *t.hands]) == [1, 2, 3, 4, 5]


def test_a_list_of_any_length_is_told_and_comes_back_from_a_record() -> None:
    sitting = Sitting(box(seats=3), 1)
    for seat in range(3):
        sitting.choose(seat, "bet 2")
    told = journal_of(sitting.box, sitting.record(["a", "b", "c"]))
    assert sitting.box.texts.sentence(told[-1], ["a", "b", "c"], "en") == f"Cards: {told[-1].more}."
    assert len(told[-1].more) == 3


def test_who_has_answered_under_seal_sees_it_and_nobody_else_does() -> None:
    t, view = table(), box().view
    choose(t, 0, options(t, 0)[2])
    seen = view(t, None)
    assert isinstance(seen, KitView)
    assert (seen.to_act, seen.own) == ((1,), {})


def test_the_picture_is_drawn_from_areas() -> None:
    t = table()
    assert box().texts.picture(box().view(t, 0), ["Ann", "Bob"], "ru") == f"Ann, карта: {t.hands[0]}\nкарта: ▒ × 5"


def test_the_highest_score_wins_and_equals_share() -> None:
    t = table()
    t.hands, t.bets = [5, 5], {0: 2, 1: 2}
    assert box().ranks(t) == [1, 1]
    assert box().mind.pay_offs(t) == [0.5, 0.5]


def test_a_table_is_worth_what_a_random_game_brings() -> None:
    t = table()
    t.hands = [5, 1]
    assert box().mind.worth(t) == [1.0, 0.0]
    assert not t.over


def test_a_way_says_its_kind_and_the_game_its_places() -> None:
    class Pointing(Nim):
        def places(self, kind: str, choice: Choice) -> list[Place]:
            return [Place(kind, str(choice.a))]

    way = box(Pointing()).way(box().view(table(), 0), "bet 3")
    assert (way.kind, way.places) == ("bet", (Place("bet", "3"),))


def test_a_kind_may_have_words_for_the_heading_of_its_choices() -> None:
    class Headed(Nim):
        words: ClassVar = {**Nim.words, "bet.section": ("Bets of {0}", "Ставки по {0}")}

    view = box().view(table(), 0)
    assert box(Headed()).texts.section(view, "bet 2", ["Ann", "Bob"], "ru") == "Ставки по 2"
    assert box().texts.section(view, "bet 2", ["Ann", "Bob"], "ru") == ""


def test_words_that_are_missing_are_named_when_the_box_is_made() -> None:
    class Mute(Nim):
        words: ClassVar = {key: row for key, row in Nim.words.items() if key != "bets"}

    class Half(Nim):
        words: ClassVar = {**Nim.words, "bets": ("{0!n} bets {1}.",)}

    for game in (Mute(), Half()):
        with pytest.raises(WordsError, match="no words for bets"):
            box(game)


def test_the_laws_notice_a_secret_that_is_seen() -> None:
    class OpenCards(Cards):
        def seen(self) -> dict[str, Any]:
            return {"hands": self.hands.copy()}

    class Open(Nim):
        table = OpenCards

    with pytest.raises(AssertionError, match="sees what it can't know"):
        laws(Open(), every=1)().test_the_laws_hold(Setup(game="nim", seats=2))


def test_the_laws_notice_a_secret_that_is_imagined_as_it_is() -> None:
    class KnownCards(Cards):
        def hide(self, seat: int, rng: object) -> None:
            pass

    class Known(Nim):
        table = KnownCards

    with pytest.raises(AssertionError, match="never imagined otherwise"):
        laws(Known(), every=1)().test_everything_secret_is_imagined_otherwise_at_times()


@pytest.mark.parametrize(
    ("rulebook", "says"),
    [("# Nim\n\nTake\none.\n\n## 1", "Take one."), ("# Nim\n\n## 1. Taking", ""), ("**NI-1.2** [house] Bet.", "")],
)
def test_the_lobby_says_how_the_rulebook_begins(rulebook: str, says: str) -> None:
    class Told(Nim):
        def rulebook(self, lang: str) -> str:
            return rulebook

    assert Told().about.about["ru"] == says


def test_a_step_says_what_it_is() -> None:
    assert repr(Bet()) == "Bet"
    assert repr(table()) == "<Cards for 2: next is Bet>"


@pytest.mark.parametrize(("face", "drawn"), [(1, "⚀"), (6, "⚅"), (7, "7"), (0, "0")])
def test_a_die_has_six_faces_or_a_number(face: int, drawn: str) -> None:
    assert die(face) == drawn
