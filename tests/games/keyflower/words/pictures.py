"""The picture of a scene, as somebody sees it."""

from __future__ import annotations

from kubrik.games.keyflower.views.view import keyflower_view
from kubrik.games.keyflower.words.pictures.picture import picture
from kubrik.games.keyflower.words.pictures.words import Words
from tests.games.keyflower.scene import Scene
from tests.games.keyflower.words.texts import HAUNTED, texts_of
from tests.games.watching import Watcher

NAMES = {
    "en": ["Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor"],
    "ru": ["Анна", "Борис", "Вера", "Глеб", "Даша", "Егор"],
}


def pictured(s: Scene, who: Watcher = None, lang: str = "en", answers: list[str] | None = None) -> str:
    """With a space wherever the picture keeps words together."""
    view, drawings = keyflower_view(s.t, who), texts_of(s.t.rules).drawings[lang]
    return picture(drawings, view, NAMES[lang][: s.t.seats], answers or []).replace("\u00a0", " ")


def lines(s: Scene, who: Watcher = None, lang: str = "en") -> list[str]:
    return pictured(s, who, lang).split("\n")


def glance(s: Scene, seat: int, lang: str = "en") -> list[str]:
    """What is shown with a question."""
    text = texts_of(s.t.rules).glance(keyflower_view(s.t, seat), NAMES[lang][: s.t.seats], lang)
    return text.replace("\u00a0", " ").split("\n")


def section(s: Scene, title: str, who: Watcher = None, lang: str = "en") -> list[str]:
    return below(lines(s, who, lang), title)


def below(found: list[str], title: str) -> list[str]:
    """The lines below a heading, up to the next one."""
    start = next(i for i, line in enumerate(found) if line.startswith(f"── {title} "))
    end = next((i for i in range(start + 1, len(found)) if found[i].startswith("──")), len(found))
    return found[start + 1 : end]


def words(lang: str) -> Words:
    return HAUNTED.drawings[lang]


def rows(text: str) -> list[str]:
    """A drawing in a test, line by line."""
    return [line.rstrip() for line in text.strip("\n").split("\n")]
