"""A real server and a real Chromium. Each test has browsers that remember nothing; a page's complaint fails it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import launch_options
from tests.browser.person import DESKTOP, MOST, Person
from tests.browser.server import Server

Invite = Callable[..., Person]


# Not for the session: while Playwright runs, no test of the server could run a loop of its own in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    options = launch_options()
    if options is None:
        pytest.skip("no Chromium on the PATH, and npm's is for Linux on x86-64")
    expect.set_options(timeout=MOST)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(**options)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that don't harm it."""
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    started = Server(tmp_path)
    started.start()
    yield started
    started.stop()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Somebody comes, with a screen of this size and in this language."""
    people: list[Person] = []

    def come(
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        to: Server = server,
        dark: bool = False,
        moving: bool = False,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size[0] < 600,
        )
        people.append(Person(context, to.url))
        return people[-1]

    yield come
    complaints = [line for person in people for line in person.complaints]
    for person in people:
        person.page.context.close()
    assert not complaints


@pytest.fixture
def person(invite: Invite) -> Person:
    return invite()
