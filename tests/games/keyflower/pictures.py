"""The picture of a scene, as somebody sees it."""

from __future__ import annotations

from kubrik.games.keyflower.picture import picture
from kubrik.games.keyflower.picture_words import Words, words_of
from kubrik.games.keyflower.view import keyflower_view
from tests.games.keyflower.looking import Watcher
from tests.games.keyflower.scene import Scene, rules_with

NAMES = {
    "en": ["Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor"],
    "ru": ["Анна", "Борис", "Вера", "Глеб", "Даша", "Егор"],
}


def pictured(s: Scene, who: Watcher = None, lang: str = "en", answers: list[str] | None = None) -> str:
    """With a space wherever the picture keeps words together."""
    view = keyflower_view(s.t, who)
    return picture(s.t.rules, view, NAMES[lang][: s.t.seats], lang, answers or []).replace("\u00a0", " ")


def lines(s: Scene, who: Watcher = None, lang: str = "en") -> list[str]:
    return pictured(s, who, lang).split("\n")


def section(s: Scene, title: str, who: Watcher = None, lang: str = "en") -> list[str]:
    """The lines below a heading, up to the next one."""
    found = lines(s, who, lang)
    start = next(i for i, line in enumerate(found) if line.startswith(f"── {title} "))
    end = next((i for i in range(start + 1, len(found)) if found[i].startswith("──")), len(found))
    return found[start + 1 : end]


def words(lang: str) -> Words:
    return words_of(rules_with(2, True, ()), lang)


def rows(text: str) -> list[str]:
    """A drawing in a test, line by line."""
    return [line.rstrip() for line in text.strip("\n").split("\n")]
