"""Who sees what of a purchase, and when (section 4)."""

from __future__ import annotations

import msgspec
import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.humans.rules.buying.buying import BUYING, DrawCards
from kubrik.games.humans.rules.cities import LayOutCities
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def shop(drawn: str) -> Scene:
    """Captain 0 has drawn these; captain 1 has nothing to decide."""
    return scene(2, turn=3).drawn(0, drawn).go(BUYING, Planning())


@pytest.mark.rule("TH-4.3")
def test_only_the_captain_knows_the_cards_drawn() -> None:
    s = scene(2).go(DrawCards()).chance("blue loner", "blue hoover", "blue barge", "blue barge")
    loner, hoover = index_of(CARDS.deck, "loner"), index_of(CARDS.deck, "hoover")
    assert s.notes(notes.CARD_DRAWN, 0) == [(0, loner, 0, 0), (0, hoover, 0, 0)]
    assert [note[0] for note in s.notes(notes.CARD_DRAWN, 1)] == [1, 1]


@pytest.mark.rule("TH-4.9", "EC-20")
def test_a_bought_ship_is_not_shown() -> None:
    s = shop("cyclops barge").choose(0, "buy first").choose(1, "buy none")
    assert s.notes(notes.SHIP_BOUGHT, 0) == [(0, index_of(CARDS.ships, "cyclops"), 0, 0)]
    told = s.t.journal.read_by(1) if s.t.journal is not None else []
    assert [n.kind for n in told if n.a == 0] == [notes.SPENT, notes.CARD_DISCARDED]  # the sum, and the other card
    assert b"cyclops" in msgspec.json.encode(humans_view(s.t, 0))
    assert b"cyclops" not in msgspec.json.encode(humans_view(s.t, 1))


@pytest.mark.rule("TH-4.45")
def test_nobody_can_show_a_bought_ship() -> None:
    s = shop("cyclops barge").choose(0, "buy first").choose(1, "buy none")
    assert s.clause(0) == "TH-6.28"  # the next question is where to send it
    assert [ship.seen for ship in s.t.captains[0].ships] == [True, False]
    assert not [c.name for c in s.t.rules.choices.catalogue.choices if "show" in c.name]


@pytest.mark.rule("TH-4.34")
def test_purchases_stay_sealed_until_all_have_committed() -> None:
    s = shop("battery cyclops").choose(0, "buy both")
    assert (s.humans(0), s.ships(0), s.stations(0)) == (100_000, "training", "")
    assert s.notes(notes.SPENT) == []
    s.choose(1, "buy none")
    assert (s.humans(0), s.ships(0), s.stations(0)) == (50_000, "training cyclops", "battery")


@pytest.mark.rule("TH-4.35")
def test_others_see_how_much_was_spent() -> None:
    s = shop("cyclops barge").choose(0, "buy both").choose(1, "buy none")
    assert s.notes(notes.SPENT, 1) == [(0, 70_000, 0, 0), (1, 0, 0, 0)]


@pytest.mark.rule("TH-4.36")
def test_nobody_checks_a_purchase() -> None:
    s = scene(2).drawn(0, "cyclops barge").go(BUYING, LayOutCities())
    s.choose(0, "buy both").choose(1, "buy none")
    assert s.asked() == [CHANCE]  # at once the first city
