"""The picture of a scene, as somebody sees it."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.words.picture import picture_supplement
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.words.pictures.glance import glance
from kubrik.games.admiral.words.pictures.picture import picture
from kubrik.games.admiral.words.pictures.words import Words, words_of
from tests.games.admiral.scene import CAPTAINS, Scene
from tests.games.watching import Watcher

NAMES = {"en": ["Anna", "Boris", "Vera", "Gleb"], "ru": ["Анна", "Борис", "Вера", "Глеб"]}


def words_for(rules: Rules, lang: str = "en") -> Words:
    """With the words for captains where the rules have them."""
    return words_of(rules, lang, [picture_supplement(CAPTAINS)] if rules.additions else [])


def pictured(s: Scene, who: Watcher = None, lang: str = "en") -> str:
    return picture(admiral_view(s.t, who), NAMES[lang][: s.t.seats], words_for(s.t.rules, lang))


def lines(s: Scene, who: Watcher = None, lang: str = "en") -> list[str]:
    return pictured(s, who, lang).split("\n")


def glanced(s: Scene, seat: int, lang: str = "en") -> list[str]:
    """What is shown with a question."""
    return glance(admiral_view(s.t, seat), NAMES[lang][: s.t.seats], words_for(s.t.rules, lang)).split("\n")


def section(s: Scene, title: str, who: Watcher = None, lang: str = "en") -> list[str]:
    """The lines below a heading, up to the next one."""
    found = lines(s, who, lang)
    start = next(i for i, line in enumerate(found) if line.startswith(f"── {title} "))
    end = next((i for i in range(start + 1, len(found)) if found[i].startswith("──")), len(found))
    return found[start + 1 : end]


def row_of(s: Scene, ship: str, who: Watcher = None, lang: str = "en") -> list[str]:
    """The words in the row of a ship, and in those below it that belong to it."""
    found = lines(s, who, lang)
    start = next(i for i, line in enumerate(found) if line.startswith(f"  {ship} "))
    more = next(i for i in range(start + 1, len(found)) if not found[i].startswith(" " * 20))
    return " ".join(found[start:more]).split()
