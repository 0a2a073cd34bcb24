"""What only the player sees, in the picture: things behind the screen, winter tiles, answers."""

from __future__ import annotations

from kubrik.games.common.words.lines import heading, joined, wrapped
from kubrik.games.keyflower.terms import COLOURS, SKILLS
from kubrik.games.keyflower.views.structs import KeyflowerView, OwnView
from kubrik.games.keyflower.words.pictures.villages import described
from kubrik.games.keyflower.words.pictures.words import Words


def own_lines(words: Words, view: KeyflowerView, answers: list[str]) -> list[str]:
    own = view.own
    if own is None or view.over:
        return []
    w = words.words
    lines = [heading(w["behind_screen"]), *wrapped(screen_text(words, own), 0)]
    if own.winter:
        lines += [heading(w["winter_hand"]), *described(words, [(tile, 0) for tile in own.winter])]
    if answers:
        lines += [heading(w["your_answers"]), *[line for answer in answers for line in wrapped(answer, 0)]]
    return lines


def screen_text(words: Words, own: OwnView) -> str:
    things = ", ".join(words.many(own.workers, COLOURS) + words.many(own.skills, SKILLS)) or words.words["nothing"]
    return joined([things, words.words["points_now"].format(n=own.points)])
