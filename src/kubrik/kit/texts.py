"""The texts of a kit game: prompts, labels and the journal from its table of words, the picture from its areas."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from kubrik.engine.board import Area, Item
from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.texts import Texts
from kubrik.engine.views import View
from kubrik.kit.sentences import Sentences
from kubrik.kit.view import KitView

if TYPE_CHECKING:
    from kubrik.kit.box import KitBox

WIDTH: Final = 78
FACE_DOWN: Final = "▒"
NOTHING: Final = "–"


class KitTexts(Texts):
    """Texts made from the game's table of words."""

    def __init__(self, box: KitBox, sentences: Sentences) -> None:
        self._box: Final = box
        self._sentences: Final = sentences

    def prompt(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, KitView)
        if view.question is None:
            key = "over" if view.over else "watching" if view.seat is None else "waiting"
            return self._sentences.say(key, names, lang)
        return self._sentences.say(view.question.question, names, lang, **view.table, **view.own)

    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        kind, chosen = self._box.chosen(choice)
        return self._sentences.say(kind, names, lang, chosen.a, chosen.b)

    def section(self, view: View, choice: str, names: list[str], lang: str) -> str:
        """The heading of a choice in a long list: the game's words for `"bid.section"` if the kind is `"bid"`."""
        kind, chosen = self._box.chosen(choice)
        key = f"{kind}.section"
        return self._sentences.say(key, names, lang, chosen.a, chosen.b) if self._sentences.has(key) else ""

    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        key = self._box.note_names[note.kind]
        return self._sentences.say(key, names, lang, note.a, note.b, note.c, note.d, many=note.more)

    def board(self, view: View, names: list[str], lang: str) -> tuple[Area, ...]:
        assert isinstance(view, KitView)

        def say(key: str, *numbers: object, **values: object) -> str:
            return self._sentences.say(key, names, lang, *numbers, **values)

        return tuple(self._box.game.board(view, say))

    def picture(self, view: View, names: list[str], lang: str) -> str:
        return "\n".join(line for area in self.board(view, names, lang) for line in drawn(area, names))

    def chapter(self, view: View) -> tuple[str, str]:
        """A new chapter begins whenever the public table changes: then it is shown again."""
        assert isinstance(view, KitView)
        return repr(view.table), ""

    def clause_of(self, note: Note) -> str:
        return self._box.game.notes[self._box.note_names[note.kind]]

    def write(self, note: Note) -> dict[str, str | int]:
        numbers = {"a": note.a, "b": note.b, "c": note.c, "d": note.d}
        return {"kind": self._box.note_names[note.kind], **numbers, "more": " ".join(map(str, note.more))}

    def read(self, written: dict[str, str | int]) -> Note | None:
        kind = self._box.note_kinds.get(str(written["kind"]))
        if kind is None:
            return None
        a, b, c, d = (int(written[name]) for name in "abcd")
        return Note(kind, EVERYBODY, a, b, c, d, tuple(map(int, str(written["more"]).split())))


def drawn(area: Area, names: list[str]) -> list[str]:
    """An area as text: its title, whose it is, and what lies there."""
    title = area.title if area.seat is None else f"{names[area.seat]}, {area.title}"
    return wrap(f"{title}: " + ("  ".join(map(shown, area.items)) or NOTHING), WIDTH, subsequent_indent="    ")


def shown(item: Item) -> str:
    text = FACE_DOWN if item.face_down else item.text
    return f"{text} × {item.count}" if item.count > 1 else text
