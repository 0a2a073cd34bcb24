"""Playing as a person does: by a click on something lit or, where nothing is, on the first way in the list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.server import Server

BOARD, WAY, RESULTS = "section.board-frame", "[data-way]", "section.over-panel"
OPENED = ".kf-popover button:not(.kf-close), .choices button:not(.plain), .ad-popover button.lit"  # beside a thing
LIT = ".lit, .bar button"
# What to click next: a point of something lit at which nothing else lies over it. Which of several things, is drawn by
# lot, so that no game is only passed through.
LOOK = f"""
() => {{
  const board = document.querySelector("{BOARD}");
  if (document.querySelector("{RESULTS}")) return {{ now: "over" }};
  if (!board || board.ariaBusy === "true" || !document.querySelector("{WAY}")) return {{ now: "wait" }};
  const all = (css) => [...board.querySelectorAll(css)];
  const opened = all("{OPENED}");
  for (const thing of (opened.length ? opened : all("{LIT}")).sort(() => Math.random() - 0.5)) {{
    thing.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const box = thing.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8]]) {{
      const at = {{ x: box.left + box.width * across, y: box.top + box.height * down }};
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit && thing.contains(hit)) return {{ now: "board", ...at }};
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
    waited: int = 0


def new_table(server: Server, game: str, *who: str, **fields: Any) -> dict[str, Any]:
    """`who`: me, friend, or the level of a bot. Everybody sits where they are named."""
    people = ("me", "friend")
    chairs = [{"who": w, "name": f"P{n}"} if w in people else {"who": "bot", "bot": w} for n, w in enumerate(who)]
    return server.call("/api/tables", {"game": game, "chairs": chairs, "shuffle": False, **fields})


def sit_at(person: Person, made: dict[str, Any], seat: int = 0) -> None:
    token = next(s["token"] for s in made["seats"] if s["seat"] == seat)
    person.sit(made["id"], token)
    expect(person.page.locator(BOARD)).to_be_visible()


def play(person: Person, clicks: int = LONGEST) -> Played:
    """Until the game is over, or so many clicks were made."""
    played, page = Played(), person.page
    while played.board + played.list < clicks:
        seen = page.evaluate(LOOK)
        if seen["now"] == "over":
            break
        played.waited = played.waited + 1 if seen["now"] == "wait" else 0
        assert played.waited < 600, "nothing is asked for half a minute"
        if seen["now"] == "board":
            page.mouse.click(seen["x"], seen["y"])
            played.board += 1
        elif seen["now"] == "list":
            page.locator(WAY).first.click()
            played.list += 1
        else:
            page.wait_for_timeout(50)
    return played
