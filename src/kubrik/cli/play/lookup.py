"""Finds things by what was typed: capitals, ё and quotes don't matter, and the beginning is enough."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Final

from kubrik.cli.screen import HEADING

IGNORED: Final = str.maketrans("ё", "е", "«»\"'")


def plain(text: str) -> str:
    return " ".join(text.lower().translate(IGNORED).split())


def matching(words: str, titles: Mapping[str, str]) -> list[str]:
    """Ids that equal these words, or whose title does; if none, that begin with them; if none, that contain them."""
    sought = plain(words)
    names = {id: (plain(title), id) for id, title in titles.items()}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [id for id, (title, own) in names.items() if fits(title, sought) or fits(own, sought)]
        if found:
            return found
    return []


def close(words: str, titles: Mapping[str, str]) -> list[str]:
    """Ids whose titles are similar to these words, at least one."""
    names = {plain(title): id for id, title in titles.items()}
    found = difflib.get_close_matches(plain(words), names, n=3) or list(names)[:1]
    return [names[name] for name in found]


def picture_parts(picture: str) -> list[tuple[str, list[str]]]:
    """The headings of a picture of the table, each with its lines."""
    parts: list[tuple[str, list[str]]] = []
    for line in picture.split("\n"):
        if line.startswith(HEADING):
            parts.append((line.strip("─ "), [line]))
        elif parts:
            parts[-1][1].append(line)
    return parts
