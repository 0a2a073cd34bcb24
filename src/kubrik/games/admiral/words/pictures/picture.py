"""The whole table as text, at most 80 columns wide."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.terms import CALM, STRENGTHS
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.pictures.affair import affair_text
from kubrik.games.admiral.words.pictures.chart import chart_lines, key_lines
from kubrik.games.admiral.words.pictures.fleets import fleet_lines
from kubrik.games.admiral.words.pictures.forts import fort_lines
from kubrik.games.admiral.words.pictures.results import result_lines
from kubrik.games.admiral.words.pictures.words import ARROWS, Words
from kubrik.games.common.words.lines import clip, heading, joined, wrapped

LONGEST_NAME: Final = 20


def picture(view: AdmiralView, names: list[str], words: Words) -> str:
    """From top to bottom: the round, the wind, what is going on, the chart, ships player by player, forts, results."""
    names = clipped(names)
    lines = [title_line(words, view), *wind_lines(words, view, names), *wrapped(affair_text(words, view, names), 0)]
    lines += [*chart_lines(view), *key_lines(words, view)]
    lines += [*fleet_lines(words, view, names), *fort_lines(words, view, names), *result_lines(words, view, names)]
    return "\n".join(lines)


def clipped(names: list[str]) -> list[str]:
    return [clip(name, LONGEST_NAME) for name in names]


def title_line(words: Words, view: AdmiralView) -> str:
    parts = [words.words["title"], words.title(words.scenario)]
    if view.over:
        return heading(joined([*parts, words.say("over", n=view.round)]))
    round = words.say("round", n=view.round, all=view.scenario.rounds) if view.round else words.words["setup"]
    return heading(joined([*parts, words.words[view.scenario.level], round]))


def wind_lines(words: Words, view: AdmiralView, names: list[str]) -> list[str]:
    """The wind's name, direction and strength (AD-7.1, AD-7.2); before the first round there is none."""
    if view.round == 0:
        return []
    key = "calm" if view.strength == STRENGTHS[CALM] else "wind"
    blows = words.say(key, whence=words.whence(view.wind), arrow=ARROWS[view.wind], strength=words.words[view.strength])
    wind = words.words["no_wind"] if view.windless else blows
    order = words.say("order", names=", ".join(in_order(words, view, names))) if view.order else ""
    return wrapped(joined([wind, order]), 0)


def in_order(words: Words, view: AdmiralView, names: list[str]) -> list[str]:
    """The order of play, with a mark for the player whose turn it is (AD-6.6)."""
    acting = view.acting if not view.over else None
    return [words.say("now", name=names[seat]) if seat == acting else names[seat] for seat in view.order]
