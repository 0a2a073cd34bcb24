"""Somebody at a screen: a browser context of their own, whose page must never complain."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, expect

from tests.patience import PATIENCE

DESKTOP, PHONE = (1280, 900), (360, 740)
MOST: Final = 1000 * PATIENCE  # milliseconds
# A connection that breaks is no mistake of the page where the test breaks it.
BROKEN_LINE = re.compile(r"WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET")


class Person:
    def __init__(self, context: BrowserContext, url: str) -> None:
        self.page: Page = context.new_page()
        self.url = url
        self.complaints: list[str] = []
        self.expects_broken_line = False
        context.set_default_timeout(MOST)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def goto(self, path: str) -> None:
        self.page.goto(self.url + path)

    def sit(self, table: str, token: str) -> None:
        """By the secret link of a seat."""
        self.goto(f"/t/{table}#s={token}")
        expect(self.page.locator("main")).to_be_visible()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left
            self._complain(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"answer: {response.status} {response.url}")

    def _complain(self, line: str) -> None:
        if not (self.expects_broken_line and BROKEN_LINE.search(line)):
            self.complaints.append(line)
