"""The screen: 80 columns; bold and dim only where the terminal has colours."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.text import Text

from kubrik.cli.speech import say

WIDTH: Final = 80
HEADING: Final = "──"  # headings in a picture begin with this


class Screen:
    """Shows lines and reads answers, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        is_dumb = os.environ.get("TERM") in ("dumb", "unknown")
        self.is_live: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self.can_erase: Final = self.is_live and not is_dumb
        self.has_colour: Final = sys.stdout.isatty() and not is_dumb and not os.environ.get("NO_COLOR")
        self.console: Final = Console(highlight=False, emoji=False, soft_wrap=True)

    # ---- showing

    def words(self, key: str, **values: object) -> str:
        """A text of the interface, in the language of this screen."""
        return say(self.lang, key, **values)

    def say(self, key: str, style: str = "", **values: object) -> None:
        self.show(self.words(key, **values), style)

    def show(self, text: str, style: str = "", indent: str = "") -> None:
        """Prints the text; long lines are wrapped between words."""
        for line in text.split("\n"):
            for part in folded(line, indent):
                self.line(part, style)

    def line(self, text: str = "", style: str = "") -> None:
        """Prints the line without wrapping."""
        if style and self.has_colour:
            self.console.print(Text(text, style))
        else:
            print(text)

    def picture(self, text: str) -> None:
        for line in text.split("\n"):
            self.line(line, "bold cyan" if line.startswith(HEADING) else "")

    # ---- reading

    def read(self, cursor: str) -> str:
        """Reads a line; raises EOFError at the end. Piped input is echoed: the output reads like a conversation."""
        if sys.stdin.isatty():
            return input(cursor).strip()
        print(cursor, end="", flush=True)
        typed = sys.stdin.readline()
        print(typed.strip())
        if not typed:
            raise EOFError
        return typed.strip()

    def wipe(self) -> None:
        """Clears the screen, so that the next person can't read what the last one saw."""
        if self.can_erase:
            self.console.clear()

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Shows a line while a bot is thinking."""
        if self.can_erase:
            print(self.words("thinking", name=name), end="\r", flush=True)
        try:
            yield
        finally:
            if self.can_erase:
                print("\x1b[2K", end="\r", flush=True)


def folded(line: str, indent: str = "") -> list[str]:
    """Wraps a line. Numbers are not broken: their thousands are separated by non-breaking spaces."""
    if len(line) <= WIDTH:
        return [line]
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False, drop_whitespace=True)
