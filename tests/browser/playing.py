"""Playing as a person does: by a click on something lit or, where nothing is, on the first way in the list."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.server import Server
from tests.patience import PATIENCE

BOARD, WAY, RESULTS = "section.board-frame:not([data-shell])", "[data-way]", "section.over-panel"
# What was opened beside a thing, or confirms what was picked.
OPENED = (
    ".kf-popover button:not(.kf-close), .kf-action:enabled:not(.lit, .kf-aside), "
    ".choices button:not(.plain), .ad-popover button.lit"
)
LIT = ".lit, .bar button"
NOW = ".ending-now"  # a turn that is to end, really and at once
# What to click next: a point of something lit at which nothing else lies over it. Which of several things, is drawn by
# lot, so that no game is only passed through.
LOOK = f"""
() => {{
  if (document.documentElement.scrollWidth > innerWidth) return {{ now: "wide" }};
  const board = document.querySelector("{BOARD}");
  if (document.querySelector("{RESULTS}")) return {{ now: "over" }};
  if (document.querySelector("{NOW}")) return {{ now: "ending" }};
  if (document.querySelector("dialog[open]")) return {{ now: "dialog" }};
  if (!board || board.ariaBusy === "true" || !document.querySelector("{WAY}")) return {{ now: "wait" }};
  const all = (css) => [...board.querySelectorAll(css)];
  const opened = all("{OPENED}");
  for (const thing of (opened.length ? opened : all("{LIT}")).sort(() => Math.random() - 0.5)) {{
    thing.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const box = thing.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8]]) {{
      const at = {{ x: box.left + box.width * across, y: box.top + box.height * down }};
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit && thing.contains(hit) && !hit.closest(".corner")) return {{ now: "board", ...at }};
    }}
  }}
  return {{ now: "list" }};
}}
"""
LONGEST = 1500  # clicks


@dataclass
class Played:
    """How the answers were given."""

    board: int = 0
    list: int = 0
    is_over: bool = False

    @property
    def clicks(self) -> int:
        return self.board + self.list


def new_table(server: Server, game: str, *who: str, **fields: Any) -> dict[str, Any]:
    """`who`: me, friend, or the level of a bot. Everybody sits where they are named."""
    people = ("me", "friend")
    chairs = [{"who": w, "name": f"P{n}"} if w in people else {"who": "bot", "bot": w} for n, w in enumerate(who)]
    return server.call("/api/tables", {"game": game, "chairs": chairs, "shuffle": False, **fields})


def sit_at(person: Person, made: dict[str, Any], seat: int = 0) -> None:
    token = next(s["token"] for s in made["seats"] if s["seat"] == seat)
    person.sit(made["id"], token)
    expect(person.page.locator(BOARD)).to_be_visible()


def begin(person: Person, server: Server, game: str, **fields: Any) -> None:
    """As whoever has the first turn of two at this screen."""
    made = new_table(server, game, "me", "me", **fields)
    for seat in made["seats"]:
        person.sit(made["id"], seat["token"])
    take_over(person.page)


def take_over(page: Page) -> None:
    """Whoever has the turn comes to the screen that several share."""
    page.get_by_role("button", name="I'm ").and_(page.locator(".primary")).click()
    expect(page.locator(WAY).first).to_be_attached()


def play(person: Person, clicks: int = LONGEST) -> Played:
    return play_together([person], clicks)[0]


def play_together(people: Sequence[Person], clicks: int) -> list[Played]:
    """Whoever is asked answers, until the game is over or all of them together have clicked so often."""
    played = [Played() for _ in people]
    last = time.monotonic()
    while sum(p.clicks for p in played) < clicks and not all(p.is_over for p in played):
        acted = [not done.is_over and act(person, done) for person, done in zip(people, played, strict=True)]
        if any(acted):
            last = time.monotonic()
            continue
        assert time.monotonic() - last < PATIENCE, "nobody is asked anything"
        people[0].page.wait_for_timeout(50)
    return played


def open_list(person: Person) -> None:
    """A phone has no room for it: the question waits in one line, and many ways are folded away."""
    if not person.page.locator(".way-panel").is_visible():
        person.page.locator(".asked-handle").click()
    if not person.page.locator(WAY).first.is_visible():
        person.page.locator(".way-panel details:not([open]) > summary").first.click()


def act(person: Person, played: Played) -> bool:
    """Click, if there is something to click."""
    seen = person.page.evaluate(LOOK)
    assert seen["now"] != "wide", "something sticks out of the page to the side"
    played.is_over = seen["now"] == "over"
    if seen["now"] == "board":
        person.page.mouse.click(seen["x"], seen["y"])
        played.board += 1
    elif seen["now"] == "list":
        open_list(person)
        person.page.locator(WAY).first.click()
        played.list += 1
    elif seen["now"] == "ending":
        person.page.evaluate(f"() => document.querySelector('{NOW}')?.click()")  # unless it is gone
    elif seen["now"] == "dialog":  # the click only asked what something is
        person.page.keyboard.press("Escape")
    return seen["now"] not in ("wait", "over")
