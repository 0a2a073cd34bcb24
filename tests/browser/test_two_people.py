"""Two people in two browsers, or at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import BOARD, WAY, new_table, play_together
from tests.browser.server import Server


def host_a_table(host: Person, game: str) -> str:
    """As its maker does: the other seat is for a friend by link. What the table then says to send, is returned."""
    page = host.page
    host.goto(f"/new/{game}")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    second = page.get_by_role("group", name="Seat 2")
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Anna")
    second.get_by_text("By link").click()
    page.get_by_role("button", name="Create table").click()
    invitation = page.get_by_label("Invitation link")
    expect(invitation).to_be_visible()
    return invitation.input_value()


def sit_down(friend: Person, invitation: str, name: str) -> None:
    friend.page.goto(invitation)
    friend.page.get_by_label("Name").fill(name)
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.locator(BOARD)).to_be_visible()


@pytest.mark.parametrize("game", ["humans", "keyflower", "admiral"])
def test_a_friend_joins_by_link_and_both_play(invite: Invite, game: str) -> None:
    anna, boris = invite(), invite()
    invitation = host_a_table(anna, game)
    assert "#" not in invitation, "an invitation is no secret of a seat"
    sit_down(boris, invitation, "Boris")
    expect(anna.page.locator(BOARD)).to_be_visible()
    clicks = [0, 0]
    while sum(clicks) < 24 or (min(clicks) == 0 and sum(clicks) < 240):  # one turn may be long
        played = play_together([anna, boris], clicks=8)
        clicks = [before + p.clicks for before, p in zip(clicks, played, strict=True)]
    assert min(clicks) > 0
    for page in (anna.page, boris.page):
        assert {"Anna", "Boris"} <= set(re.findall(r"Anna|Boris", page.locator("main").inner_text()))


def test_who_only_has_the_link_watches_and_is_asked_nothing(server: Server, invite: Invite) -> None:
    made = new_table(server, "humans", "me", "me")
    watcher = invite()
    watcher.goto(f"/t/{made['id']}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(watcher.page.locator(WAY)).to_have_count(0)


# ---- the curtain


def secrets_of(page: Page) -> set[str]:
    """What only who draws is told: which ships."""
    return set(re.findall(r"\w+ draws [\w -]+\.", page.locator("body").inner_text()))


def seen_soon(thing: Locator) -> bool:
    """Is it there within a second or two, or is something else asked?"""
    try:
        thing.wait_for(timeout=2000)
    except TimeoutError:
        return False
    return True


def test_the_curtain_hides_the_secrets_of_each_from_the_other(server: Server, person: Person) -> None:
    made = new_table(server, "humans", "me", "me")
    page = person.page
    for seat in made["seats"]:
        person.sit(made["id"], seat["token"])
    seen: dict[str, set[str]] = {}
    curtain = page.get_by_role("heading", name=re.compile("^Over to "))
    for _ in range(2):
        while not seen_soon(curtain):  # who draws two stations is asked once more
            page.locator(WAY).first.click()
        assert not secrets_of(page)
        expect(page.locator(f"{BOARD}, {WAY}")).to_have_count(0)
        who = curtain.inner_text().removeprefix("Over to ")
        page.get_by_role("button", name=re.compile(f"I'm {who}")).click()
        expect(page.locator(WAY).first).to_be_visible()
        seen[who] = secrets_of(page)
        page.locator(WAY).first.click()
    assert all(line.startswith(who) for who, lines in seen.items() for line in lines)
    assert len(seen) == 2
    assert all(seen.values()), seen
