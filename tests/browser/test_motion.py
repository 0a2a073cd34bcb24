"""What happens is seen, and afterwards the page shows what the server told: as a page does that was just loaded."""

from __future__ import annotations

import time
from difflib import unified_diff

from playwright.sync_api import expect

from kubrik.lessons.shelf import FIRST
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.playing import BOARD, WAY, new_table, open_list, sit_at
from tests.browser.server import Server
from tests.browser.test_lessons import NEXT, choose_as_taught
from tests.browser.test_lessons import begin as begin_lesson
from tests.lessons.test_lessons import lesson
from tests.patience import PATIENCE

FLYING = ".flights > *"
WAITED = ".latest-waited"
TOLD = ".told-above"
# Counts what flies and what sounds. While `held`, what flies stays in the air.
WATCH = """
window.flown = window.sounded = 0;
addEventListener("DOMContentLoaded", () => new MutationObserver((all) => {
  const ghosts = all.flatMap((m) => [...m.addedNodes]).filter((n) => n.parentElement?.matches(".flights"));
  window.flown += ghosts.length;
  if (window.held && ghosts.length) document.getAnimations().forEach((a) => a.pause());
}).observe(document.body, { childList: true, subtree: true }));
const made = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () { window.sounded++; return made.call(this); };
"""
# Every element with its attributes, in whatever order they were set; one that is empty is as good as none.
SHOWN = f"""
() => [...document.querySelectorAll(`{BOARD}, {BOARD} *, .seat-row:not([data-shell]), .seat-row *`)].map((e) => {{
  const marks = [...e.attributes].filter((a) => a.value).map((a) => `${{a.name}}="${{a.value}}"`);
  const words = e.childElementCount ? "" : e.textContent;
  return [e.tagName, ...marks.sort(), words].join(" ");
}})
"""


def come(invite: Invite, moving: bool = True) -> Person:
    person = invite(moving=moving)
    person.page.add_init_script(WATCH)
    return person


def begin(invite: Invite, server: Server, game: str, moving: bool = True) -> tuple[Person, Person]:
    """Somebody plays against a bot; beside them a page of the same seat on which nothing moves."""
    made = new_table(server, game, "me", "cadet")
    player, still = come(invite, moving), come(invite, moving=False)
    sit_at(player, made)
    sit_at(still, made)
    expect(player.page.locator(WAY).first).to_be_attached()
    return player, still


def is_like_a_fresh_page(player: Person, still: Person) -> None:
    """When nothing moves any more."""
    still.page.reload()
    for person in (player, still):
        expect(person.page.locator(WAY).first).to_be_attached()
        person.page.mouse.move(0, 0)
    end = time.monotonic() + PATIENCE
    while (mine := player.page.evaluate(SHOWN)) != (fresh := still.page.evaluate(SHOWN)) and time.monotonic() < end:
        player.page.wait_for_timeout(50)
    assert list(unified_diff(fresh, mine, lineterm="", n=0)) == []
    expect(player.page.locator(FLYING)).to_have_count(0)


def answer(person: Person) -> None:
    """By the list: what is picked on a board is this page's alone until it is sent."""
    expect(person.page.locator(WAY).first).to_be_attached()
    open_list(person)
    person.page.locator(WAY).first.click()
    expect(person.page.locator(f"{BOARD}[aria-busy=false]")).to_be_attached()


def number(person: Person, name: str) -> int:
    found: int = person.page.evaluate(f"window.{name}")
    return found


def test_pieces_move_and_then_the_board_is_that_of_a_fresh_page(invite: Invite, server: Server) -> None:
    player, still = begin(invite, server, "humans")
    while not number(player, "flown"):
        answer(player)
    is_like_a_fresh_page(player, still)
    assert number(player, "flown")
    assert number(player, "sounded")
    assert not number(still, "flown")


def test_a_key_or_a_click_on_the_board_ends_what_moves(invite: Invite, server: Server) -> None:
    player, still = begin(invite, server, "humans")
    page = player.page

    def clicked() -> None:
        page.locator(BOARD).click(position={"x": 3, "y": 3})

    def pressed() -> None:
        page.keyboard.press("Escape")

    for skip in (pressed, clicked):
        player.page.evaluate("window.held = true")
        while not player.page.locator(FLYING).count():
            answer(player)
        player.page.evaluate("window.held = false")
        skip()
        is_like_a_fresh_page(player, still)


def test_the_outcome_of_a_fight_stays_to_be_read_until_a_click(invite: Invite, server: Server) -> None:
    person = come(invite)
    page = person.page
    begin_lesson(person, server, "humans", FIRST)
    for step in lesson("humans", FIRST).step:
        if step.choose == ("fight",):
            break
        for choice in step.choose:
            choose_as_taught(person, choice)
        if not step.choose:
            page.locator(NEXT).click()
    page.evaluate("window.held = true")
    choose_as_taught(person, "fight")
    expect(page.locator(TOLD)).to_contain_text("captures Turin")
    asked = page.locator(".asked-prompt h2").inner_text()
    page.evaluate("window.held = false")
    page.locator(".city").first.click()  # it does nothing else
    expect(page.locator(TOLD)).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".asked-prompt h2")).to_have_text(asked)


def test_what_others_did_while_one_waited_is_played_again_step_by_step(invite: Invite, server: Server) -> None:
    player, still = begin(invite, server, "keyflower", moving=False)
    while not player.page.locator(WAITED).is_visible():
        answer(player)
    expect(player.page.locator(WAY).first).to_be_attached()
    player.page.locator(WAITED).click()
    strip = player.page.locator(".look-back")
    expect(strip.locator(".look-back-lines")).not_to_be_empty()
    expect(player.page.locator(WAY).first).to_be_attached()  # the question can be answered meanwhile
    strip.get_by_role("button", name="Back to now").click()
    expect(player.page.locator(WAITED)).to_be_visible()
    is_like_a_fresh_page(player, still)


def test_without_motion_nothing_flies_and_who_has_muted_hears_nothing_ever_after(
    invite: Invite, server: Server
) -> None:
    player, _ = begin(invite, server, "admiral")
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("checkbox", name="Sound").uncheck()
    player.page.get_by_label("Motion").select_option("off")
    player.page.keyboard.press("Escape")
    player.page.evaluate("window.flown = window.sounded = 0")
    for _ in range(2):
        answer(player)
        expect(player.page.locator(WAY).first).to_be_attached()
        assert number(player, "flown") == number(player, "sounded") == 0
        player.page.reload()
        expect(player.page.locator(WAY).first).to_be_attached()
