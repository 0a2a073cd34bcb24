"""A game that the server plays and the page has no board for: it is drawn from the areas that the game describes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person
from tests.browser.playing import BOARD, WAY, new_table
from tests.browser.server import Server
from tests.browser.test_looks import IN_SIGHT, LOOKS, assert_for_everybody

KING, DECK = ["card", "king"], ["deck", ""]


def item(text: str, place: list[str] | None = None, count: int = 1, face_down: bool = False) -> dict[str, Any]:
    return {"text": text, "place": place, "count": count, "face_down": face_down}


def area(title: str, kind: str, seat: int | None, *items: dict[str, Any]) -> dict[str, Any]:
    return {"title": title, "kind": kind, "items": items, "seat": seat}


AREAS = [
    area("Round", "number", None, item("3")),
    area("Deck", "pile", None, item("", DECK, count=24, face_down=True)),
    area("Hand", "hand", 0, item("K♥", KING), item("The keeper of the lighthouse"), item("7♠", count=2)),
    area("Dice", "hand", 0, item("⚃"), item("2", ["die", "1"])),
    area("Hand", "hand", 1, item("", count=5, face_down=True)),
    area("Dice", "hand", 1, item("", ["die", "x"], face_down=True)),
    area("Prizes", "places", 1),
]


def as_chess(line: str) -> str:
    """What the server says, as if it played another game: the first way leads to a card, the next two to the deck."""
    told = json.loads(line)
    if told["t"] == "welcome":
        told["table"]["game"], told["scene"]["board"] = "chess", AREAS
        for way, place in zip(told["scene"]["asked"]["ways"], (KING, DECK, DECK), strict=False):
            way["places"] = [place]
    return json.dumps(told)


def at_chess(server: Server, person: Person) -> list[dict[str, Any]]:
    """Somebody is asked there. What the page answers is added to the list."""
    said: list[dict[str, Any]] = []

    def between(page: WebSocketRoute) -> None:
        behind = page.connect_to_server()
        behind.on_message(lambda message: page.send("\n".join(map(as_chess, str(message).split("\n")))))
        page.on_message(lambda message: heard(message, behind))

    def heard(message: str | bytes, behind: WebSocketRoute) -> None:
        said.append(json.loads(message))
        behind.send(message)

    person.page.route_web_socket("**", between)
    ways = person.page.locator(WAY)
    while ways.count() < 3:  # one deal of 25 leaves only two
        made = new_table(server, "humans", "me", "me")
        person.sit(made["id"], made["seats"][0]["token"])
        expect(ways.first).to_be_attached()  # on a phone, in a sheet that is not open yet
    return said


def thing(person: Person, name: str) -> Locator:
    """Something that can be clicked on the board."""
    return person.page.locator(BOARD).get_by_role("button", name=name)


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ("3", "7♠, 2 in all", "die: 4", "die: 2", "face down, 5 in all", "hidden die")),
        ("ru", ("3", "7♠, всего 2", "кубик: 4", "кубик: 2", "лицом вниз, всего 5", "скрытый кубик")),
    ],
)
def test_whoever_cannot_see_the_board_hears_what_lies_on_it(
    server: Server, invite: Invite, lang: str, names: tuple[str, ...]
) -> None:
    person = invite(lang)
    at_chess(server, person)
    for name in names:
        expect(person.page.locator(BOARD).get_by_role("img", name=name, exact=True)).to_have_count(1)


def test_a_click_on_a_thing_to_which_one_way_leads_chooses_it(server: Server, person: Person) -> None:
    said = at_chess(server, person)
    way = person.page.locator(WAY).first.get_attribute("data-way")
    thing(person, "K♥").click()
    expect(thing(person, "K♥")).to_have_count(0)  # another question, or nothing is asked
    assert [m["choice"] for m in said if m["t"] == "choose"] == [way]


def test_a_thing_to_which_several_ways_lead_lists_them(server: Server, invite: Invite) -> None:
    person = invite(size=PHONE)
    said = at_chess(server, person)
    way = person.page.locator(WAY).nth(1)
    name, label = way.get_attribute("data-way"), way.get_attribute("title")
    deck = thing(person, "face down, 24 in all: 2 choices")
    deck.click()
    person.page.wait_for_function(IN_SIGHT)
    person.page.keyboard.press("Escape")
    expect(deck).to_be_focused()
    deck.click()
    listed = person.page.get_by_role("group", name="face down, 24 in all").get_by_role("button", name=label)
    listed.first.click()  # the other one reads the same where two equal ships are for sale
    expect(deck).to_have_count(0)
    assert [m["choice"] for m in said if m["t"] == "choose"] == [name]


@pytest.mark.parametrize(("lang", "dark", "size"), LOOKS.values(), ids=LOOKS)
def test_the_generic_board_is_for_everybody(
    server: Server, invite: Invite, lang: str, dark: bool, size: tuple[int, int]
) -> None:
    person = invite(lang, size, dark=dark)
    at_chess(server, person)
    assert_for_everybody(person.page)
