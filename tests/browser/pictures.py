"""The pictures of the documentation, made anew: `.venv/bin/python -m tests.browser.pictures`.

Bots play up to a moment worth seeing; then somebody is back at the table, and is asked.
"""

from __future__ import annotations

import base64
import json
import re
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import launch_options
from tests.browser.playing import BOARD, RESULTS, WAY
from tests.browser.server import Server

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
SMALL: Final = {"format": "webp", "quality": 60}
WIDE, PHONE, PHONES = (1280, 800), (390, 844), (900, 900)
A_GAME: Final = 240_000  # milliseconds for bots to end it
TRIES: Final = 80  # questions until the one that is wanted
TABLES: Final = 5  # as many are tried
SIDE_BY_SIDE: Final = """
<style>
  body { display: flex; gap: 36px; place-content: center; place-items: center; height: 100vh; margin: 0 }
  body { background: #e9e2d3 }
  img { width: 390px; border: 5px solid #1d2733; border-radius: 26px; box-shadow: 0 10px 30px #0005 }
</style><img><img>
"""


@dataclass(frozen=True)
class Look:
    """A screen, and what it is called in the documentation."""

    name: str
    size: tuple[int, int] = WIDE
    lang: str = "en"
    dark: bool = False


@dataclass(frozen=True)
class Moment:
    """In this chapter somebody may click such a thing."""

    game: str
    bots: int
    chapter: str
    lit: str
    fields: dict[str, Any] = field(default_factory=dict)

    def looks(self) -> tuple[Look, ...]:
        """On a desk and on a phone, in both languages, in light and dark."""
        return (
            Look(self.game),
            Look(f"{self.game}_dark", dark=True),
            Look(f"{self.game}_ru", lang="ru"),
            Look(f"{self.game}_phone", PHONE),
            Look(f"{self.game}_phone_ru", PHONE, "ru", True),
        )


MOMENTS: Final = (
    Moment("humans", 2, r"Turn [5-8] .*planning", f"{BOARD} .lit"),
    Moment("keyflower", 2, "Summer .*turns|Autumn .*turns", f"{BOARD} .lit"),
    Moment(
        "admiral", 1, r"Round ([7-9]|1\d) ", f"{BOARD} .lit",
        {"expansions": ["captain_cards"], "options": {"level": "admiral"}},
    ),
)  # fmt: skip


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    options = launch_options()
    assert options, "pictures need a Chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), {"KUBRIK_PACE": "0.15"})  # or else a chapter is over before it is seen
        server.start()
        browser = playwright.chromium.launch(**options)
        of_home(browser, server)
        of_workshop(browser, server)
        for moment in MOMENTS:
            of_moment(browser, server, moment)
        of_the_end(browser, server, MOMENTS[0])
        put_side_by_side(browser, "phone", "humans_phone_ru", "admiral_phone_ru")
        server.stop()


# ---- what is shown


def of_home(browser: Browser, server: Server) -> None:
    for look in (Look("home"), Look("home_ru", lang="ru")):
        with screen(browser, look) as page:
            page.goto(server.url)
            page.locator(".game-card").last.wait_for()
            save(page, look.name)
    with screen(browser, Look("how")) as page:
        page.goto(f"{server.url}/how/keyflower")
        page.locator(".how-it-goes svg").last.wait_for()
        save(page, "how")


def of_workshop(browser: Browser, server: Server) -> None:
    """A mistake, and what bots say about the file when it is mended."""
    with screen(browser, Look("workshop")) as page:
        page.goto(f"{server.url}/workshop/humans")
        text = page.locator(".editor textarea")
        page.locator(".verdict.good").wait_for(timeout=A_GAME)
        cheaper = re.sub(r'(id="wasp".*?)price=30_000', r"\1price=10_000", text.input_value())
        text.fill(cheaper.replace('id="wasp",', 'id="wasp", pirce=1,'))
        page.get_by_role("button", name="Go to line").click()
        save(page, "workshop")
        text.fill(cheaper)
        page.get_by_text("Cadet", exact=True).click()
        page.get_by_text("300", exact=True).click()
        page.get_by_role("button", name="Start the experiment").click()
        page.frame_locator("iframe").get_by_role("heading", level=1).wait_for(timeout=A_GAME)
        page.locator(".report").evaluate("(report) => scrollTo(0, report.offsetTop - 80)")
        save(page, "workshop_report")


def of_moment(browser: Browser, server: Server, moment: Moment) -> None:
    table = next(filter(None, (table_at(browser, server, moment) for _ in range(TABLES))))
    for look in moment.looks():
        with screen(browser, look) as page:
            sit(page, server, table)
            save(page, look.name)


def table_at(browser: Browser, server: Server, moment: Moment) -> dict[str, Any] | None:
    table = without_her(server, moment)
    with screen(browser, Look("")) as page:
        sit(page, server, table)
        return table if play_up_to(page, server, table, moment) else None


def of_the_end(browser: Browser, server: Server, moment: Moment) -> None:
    table = without_her(server, moment)
    with screen(browser, Look("")) as page:
        sit(page, server, table)
        page.locator(RESULTS).wait_for(timeout=A_GAME)
        save(page, "results")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        save(page, "results_phone")
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.goto(f"{server.url}/replay/{table['id']}")
        slider = page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 6 // 10))
        slider.blur()
        page.wait_for_timeout(2000)
        save(page, "replay")


def put_side_by_side(browser: Browser, name: str, *parts: str) -> None:
    with screen(browser, Look(name, PHONES)) as page:
        page.set_content(SIDE_BY_SIDE)
        for n, part in enumerate(parts):
            url = "data:image/webp;base64," + base64.b64encode((FOLDER / f"{part}.webp").read_bytes()).decode()
            page.evaluate("([n, url]) => { document.images[n].src = url }", [n, url])
        save(page, name)


# ---- at a screen


@contextmanager
def screen(browser: Browser, look: Look) -> Iterator[Page]:
    """Of somebody who knows how the games go."""
    context = browser.new_context(
        viewport={"width": look.size[0], "height": look.size[1]},
        locale=look.lang,
        color_scheme="dark" if look.dark else "light",
        reduced_motion="reduce",
        has_touch=look.size == PHONE,
    )
    context.add_init_script("localStorage.setItem('kubrik.known', 'humans keyflower admiral')")
    yield context.new_page()
    context.close()


def sit(page: Page, server: Server, table: dict[str, Any]) -> None:
    page.goto(f"{server.url}/t/{table['id']}#s={table['seats'][0]['token']}")
    page.locator(BOARD).wait_for()


def save(page: Page, name: str) -> None:
    page.wait_for_timeout(1000)
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", SMALL)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))


# ---- up to the moment


def play_up_to(page: Page, server: Server, table: dict[str, Any], moment: Moment) -> bool:
    """A bot plays until the chapter, and whenever it is not yet the moment. Not every game has it."""
    for _ in range(TRIES):
        expect(page.locator(".chapter")).to_have_text(re.compile(f"{moment.chapter}|over"), timeout=A_GAME)
        if page.locator(RESULTS).is_visible():
            return False
        page.get_by_role("button", name="I'm back").click()
        page.locator(WAY).or_(page.locator(RESULTS)).first.wait_for(timeout=A_GAME)
        page.wait_for_timeout(300)
        if is_it(page, moment):
            return True
        leave(page, server, table)
    return False


def leave(page: Page, server: Server, table: dict[str, Any]) -> None:
    """She goes away for a moment: a bot plays only for those who are not there."""
    page.goto("about:blank")
    page.wait_for_timeout(500)
    with suppress(urllib.error.HTTPError):  # the game may be over
        stand_in(server, table)
    page.wait_for_timeout(500)
    sit(page, server, table)


def is_it(page: Page, moment: Moment) -> bool:
    chapter = page.locator(".chapter").inner_text()
    return bool(re.search(moment.chapter, chapter)) and page.locator(moment.lit).count() > 0


def without_her(server: Server, moment: Moment) -> dict[str, Any]:
    """A table at which a bot plays for Anna, who has not come yet."""
    chairs = [{"who": "me", "name": "Anna"}, *[{"who": "bot", "bot": "mate"}] * moment.bots]
    table = server.call("/api/tables", {"game": moment.game, "chairs": chairs, "shuffle": False, **moment.fields})
    stand_in(server, table)
    return table


def stand_in(server: Server, table: dict[str, Any]) -> None:
    """As the host can ask for, while she is away."""
    data, keys = json.dumps({"seat": 0}).encode(), {"Content-Type": "application/json"}
    address = f"{server.url}/api/tables/{table['id']}/stand-in"
    call = urllib.request.Request(address, data, {**keys, "Authorization": f"Bearer {table['host']}"})
    urllib.request.urlopen(call, timeout=30).close()


if __name__ == "__main__":
    main()
