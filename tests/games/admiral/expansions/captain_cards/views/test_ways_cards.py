"""Which places lead to the choices of Captain Cards, and what only their player sees while captains are assigned."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kubrik.engine.play import options
from kubrik.games.admiral.expansions.captain_cards.table.cards import cards_of, lay
from kubrik.games.admiral.expansions.captain_cards.table.choices import KINDS
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView, CardView
from kubrik.games.admiral.table.choices import KINDS as BASE_KINDS
from kubrik.games.admiral.table.choices import KINDS_OF_CHOICE
from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.looking import ALL_WAYS, TYPES, cards_seen, own, ways
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.scene import Scene, scene
from tests.games.watching import others

SEA = ("........", "........", "........")
PORT = ("1a......", "aa......", "........")


def assigning() -> Scene:
    return scene(*SEA, ships="L1 A1 E, F1 A2 E, L2 H1 W, F2 H2 W", captains="", number=1).assign()


def in_port() -> Scene:
    """Rapid lies under L1, in port; Target, first laid under B1, is ashore."""
    s = scene(*PORT, ships="L1 B1 E, F1 B2 E, B1 D3 E, F2 H3 W", captains="L1 rapid, B1 target")
    return s.ashore("B1", "fort 1").turn(0)


def attacked(attacker: str = "rapid") -> Scene:
    """L1 fires at F2, which Swift commands; his card was first laid under B2."""
    s = scene(*SEA, ships="L1 A1 E, F2 C1 W, B2 H3 W", captains=f"L1 {attacker}, B2 swift")
    lay(cards_of(s.t), card=s.thing("B2"), place=s.thing("F2"), ships=3)
    return s.turn(0).choose(0, "fire at F2", "3 from L1", "separate")


def boarded() -> Scene:
    s = scene(*SEA, ships="L1 B1 E, F2 C1 W, B2 H2 W", captains="L1 rapid").turn(0)
    return s.choose(0, "board with L1").chance("die 6", "die 1")


@pytest.mark.parametrize(
    ("set_up", "seat", "expected"),
    [
        (
            assigning,
            0,
            {
                "nobody commands L1": ["captain nobody"],
                **{f"{captain} commands L1": [f"captain {captain}"] for captain in TYPES},
            },
        ),
        (
            in_port,
            0,
            {
                "land from L1": ["thing 0"],
                "take aboard F1": ["thing 1"],
                "turn up card of L1": ["card 0"],
                "turn up card of B1": ["card 2"],
            },
        ),
        (attacked, 1, {"pass": [], "fire first": ["card 2"]}),
        (lambda: attacked("swift").choose(1, "fire first"), 0, {"let be": [], "claim": ["card 0"]}),
        (boarded, 0, {"stay": ["thing 0"], "go over": ["thing 1"]}),
        (
            lambda: in_port().choose(0, "turn up card of B1", "end turn"),
            0,
            {"turn down card of B1": ["card 2"], "leave up card of B1": ["card 2"]},
        ),
    ],
)
def test_a_choice_leads_from_these_places(
    set_up: Callable[[], Scene], seat: int, expected: dict[str, list[str]]
) -> None:
    found = ways(set_up(), seat)
    assert {name: found.get(name) for name in expected} == expected


def test_of_two_captains_ashore_each_lies_at_his_own_card() -> None:
    s = in_port().ashore("L1", "fort 1").choose(0, "take aboard F1")
    assert ways(s) == {"card of L1": ["card 0"], "card of B1": ["card 2"]}
    assert own(s, 0).subject == 1


def test_to_have_answered_enough_has_no_place() -> None:
    s = scene(*SEA, ships="L1 A1 E, F1 A3 E, F2 C1 W", captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "3 from L1", "1 from F1").choose(1, "fire first", "against L1", "1 from F2").chance(
        "die 4"
    )
    assert ways(s, 1) == {"enough": [], "against L1": ["thing 0"], "against F1": ["thing 1"]}


def test_a_captain_who_went_over_is_still_his_first_ship_s_card() -> None:
    s = boarded().choose(0, "go over")
    assert ways(s)["turn up card of L1"] == ["card 0"]
    assert cards_seen(s, 0).cards[0].ship == 1


@pytest.mark.rule("CC-2.5")
def test_whom_a_player_assigns_only_he_sees_until_all_have() -> None:
    s = scene(*SEA, ships="L1 A1 E, F1 A2 E, L2 H1 W, F2 H2 W", captains="", number=2).assign()
    assert [own(s, seat).subject for seat in (0, 1)] == [0, 2]
    s.choose(0, "swift commands L1")
    swift = CardView(card=0, seat=0, up=False, ship=0, port=None, captain="swift")
    assert (cards_seen(s, 0).own_assigned, own(s, 0).subject) == ((swift,), 1)
    s.choose(0, "rapid commands F1")
    assert [card.captain for card in cards_seen(s, 0).own_assigned] == ["swift", "rapid"]
    assert [cards_seen(s, who).own_assigned for who in others(s, 0)] == [(), ()]
    s.choose(1, "swift commands L2", "rapid commands F2")
    assert cards_seen(s, 0).own_assigned == ()


def test_every_kind_of_choice_has_a_name_of_its_own() -> None:
    added = [c for c in in_port().t.rules.choices.catalogue.choices if c.kind >= KINDS_OF_CHOICE]
    assert {c.kind for c in added} == KINDS.keys()
    assert len({*KINDS.values(), *BASE_KINDS.values()}) == len(KINDS) + len(BASE_KINDS)


def test_in_a_whole_game_every_card_is_on_the_board() -> None:
    pointed = 0
    for t in moments(Game(NARROWS, captains=2), seed=2, pick=quarrelsome):
        for seat in admiral_view(t, None).to_act:
            view = admiral_view(t, seat)
            [cards] = view.additions
            assert isinstance(cards, CardsView)
            laid = {str(c.card) for c in cards.cards if c.seat == seat and (c.ship is not None or c.port is not None)}
            places = [place for c in options(t, seat) for place in ALL_WAYS.way_of(view, c).places]
            assert {place.which for place in places if place.kind == "card"} <= laid
            pointed += len(laid)
    assert pointed > 100
