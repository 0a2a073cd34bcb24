"""How much of what matters can be seen: `PYTHONPATH=src python -m tests.browser.in_sight keyflower 6`.

Essential things carry `data-essential`. What a scroll container or the window cuts off, is not seen; what scrolls
inside an essential thing counts to its area.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from kubrik.server.wire.messages import VERSION
from tests.browser.chromium import launch_options
from tests.browser.person import Person
from tests.browser.pictures import stand_in
from tests.browser.playing import BOARD, WAY, new_table, sit_at
from tests.browser.server import Server

DESKTOPS: Final = {(1440, 900): 1.0, (1920, 1080): 1.0, (1280, 800): 0.9}  # the share that is to be seen
PHONE, BOARD_SHARE = (390, 844), 0.6
SMALLEST: Final = 11.0  # pixels of text
HALF_A_PIXEL: Final = 0.005  # of a share: what rounding may take
ROUNDED: Final = 0.02  # pixels of text
KNOWN: Final = "localStorage.setItem('kubrik.known', 'humans keyflower admiral')"
# Quicker than a table could be opened: bots would play on meanwhile.
BACK: Final = """
([table, hello, lines]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${table}`);
  let isBack = false;
  line.onopen = () => line.send(JSON.stringify(hello));
  line.onmessage = ({ data }) => data.split("\\n").map((m) => JSON.parse(m)).forEach((message) => {
    if (message.t === "done") return line.close(), done();
    const told = (message.since ?? 0) + (message.journal?.length ?? 0);
    if (told >= lines && !isBack) line.send(JSON.stringify({ t: "back", id: 1 })), (isBack = true);
  });
})
"""
MEASURE: Final = """
() => {
  const clip = (box, by) => ({ left: Math.max(box.left, by.left), right: Math.min(box.right, by.right),
    top: Math.max(box.top, by.top), bottom: Math.min(box.bottom, by.bottom) });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const seen = (thing) => {
    let box = clip(thing.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let e = thing.parentElement; e; e = e.parentElement)
      if (getComputedStyle(e).overflow !== "visible") box = clip(box, e.getBoundingClientRect());
    return area(box);
  };
  const unseen = (thing) => [thing, ...thing.querySelectorAll("*")]
    .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflow))
    .reduce((sum, e) => sum + e.scrollWidth * e.scrollHeight - e.clientWidth * e.clientHeight, 0);
  const drawn = (e) => { const box = e.getBoundingClientRect(); return box.width > 1 && box.height > 1; };
  const shares = {};
  for (const thing of document.querySelectorAll("[data-essential]")) {
    const of = (shares[thing.dataset.essential] ??= { seen: 0, whole: 0 });
    of.seen += seen(thing);
    of.whole += area(thing.getBoundingClientRect()) + unseen(thing);
  }
  const scale = (e) => e.ownerSVGElement ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b)
    : e.offsetWidth ? e.getBoundingClientRect().width / e.offsetWidth : 1;
  const texts = [...document.querySelectorAll("[data-essential] *")]
    .filter((e) => drawn(e) && [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()))
    .filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((e) => !e.closest("title, .visually-hidden, .unseen"))
    .map((e) => [parseFloat(getComputedStyle(e).fontSize) * scale(e), e.textContent.trim().slice(0, 40)])
    .sort((a, b) => a[0] - b[0]);
  const board = document.querySelector(".board-frame").getBoundingClientRect();
  const sheet = document.querySelector(".asked-sheet")?.getBoundingClientRect();
  const foot = innerWidth < 900 && sheet ? Math.min(board.bottom, sheet.top) : board.bottom;
  return {
    shares: Object.fromEntries(Object.entries(shares).map(([name, s]) => [name, s.whole ? s.seen / s.whole : 0])),
    smallest: texts[0] ?? [99, ""],
    board: (foot - board.top) / innerHeight,
  };
}
"""


@dataclass(frozen=True)
class Sight:
    """What is seen of a table on one screen."""

    shares: dict[str, float]  # of essential things, by their names
    smallest: tuple[float, str]  # pixels, and what is written so small
    board: float  # share of the height of the window


def measure(page: Page, size: tuple[int, int]) -> Sight:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))")
    found = page.evaluate(MEASURE)
    return Sight(found["shares"], tuple(found["smallest"]), found["board"])


def faults(page: Page) -> list[str]:
    """Everything that is to be better, on all screens."""
    on_desktops = [line for size, least in DESKTOPS.items() for line in lacking(measure(page, size), size, least)]
    phone = with_low_sheet(page)
    too_low = [f"phone: the board has {phone.board:.0%} of the height"] if phone.board < BOARD_SHARE else []
    return on_desktops + too_low


def with_low_sheet(page: Page) -> Sight:
    """On a phone, where a question out of turn opens the sheet by itself."""
    sight = measure(page, PHONE)
    if not page.locator(".asked-sheet.high").count():
        return sight
    page.locator(".asked-handle").press("Enter")
    return measure(page, PHONE)


def lacking(sight: Sight, size: tuple[int, int], least: float) -> list[str]:
    hidden = [f"{size}: {name} {share:.1%}" for name, share in sight.shares.items() if share < least - HALF_A_PIXEL]
    small = (
        [f"{size}: {sight.smallest[1]!r} is {sight.smallest[0]:.1f} px"]
        if sight.smallest[0] < SMALLEST - ROUNDED
        else []
    )
    none = [] if sight.shares else [f"{size}: nothing is marked as essential"]
    return hidden + small + none


def some_choices_in(person: Person, server: Server, game: str, players: int, lines: int) -> None:
    """Bots play until the journal is this long; then somebody is back, and is asked."""
    made = new_table(server, game, "me", *["cadet"] * (players - 1))
    hello = {"t": "hello", "v": VERSION, "lang": "en", "token": made["seats"][0]["token"], "host": ""}
    person.page.set_viewport_size({"width": 1280, "height": 800})
    person.goto("/")
    stand_in(server, made)
    person.page.evaluate(BACK, [made["id"], hello, lines])
    sit_at(person, made)
    person.page.locator(f"{BOARD}:not([aria-busy=true])").wait_for()
    person.page.locator(WAY).first.wait_for(state="attached")


# ---- as a command, for those who work on a board


def look(browser: Browser, server: Server, game: str, players: int, lines: int) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(KNOWN)
    person = Person(context, server.url)
    some_choices_in(person, server, game, players, lines)
    print(f"{game} for {players}, {lines} lines in: {person.page.locator('.chapter').inner_text()}")
    for size in (*DESKTOPS, PHONE):
        sight = measure(person.page, size)
        shares = ", ".join(f"{name} {share:.0%}" for name, share in sight.shares.items())
        print(f"  {size}: {shares}; smallest {sight.smallest[0]:.1f} px {sight.smallest[1]!r}; board {sight.board:.0%}")
    context.close()


def main(game: str, players: str, *lines: str) -> None:
    options = launch_options()
    assert options, "it needs a Chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(**options)
        for after in lines or ("1", "20", "60"):
            look(browser, server, game, int(players), int(after))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
