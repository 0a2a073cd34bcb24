"""The results in the picture: places, and what decided them (AD-22.4)."""

from __future__ import annotations

from kubrik.games.admiral.views.structs import AdmiralView, ResultView
from kubrik.games.admiral.words.pictures.words import Words
from kubrik.games.common.words.lines import heading, joined, wrapped


def result_lines(words: Words, view: AdmiralView, names: list[str]) -> list[str]:
    if not view.results:
        return []
    lines = [heading(words.words["results"])]
    for seat in sorted(range(view.seats), key=lambda s: view.results[s].rank):
        place = words.say("place", n=view.results[seat].rank, name=names[seat])
        lines += wrapped(joined([place, *parts(words, view, view.results[seat])]), 0)
    return lines


def parts(words: Words, view: AdmiralView, result: ResultView) -> list[str]:
    """What decided the place; gold if the scenario ranks by it (AD-24.9)."""
    found = [words.words["won"]] * result.won
    if view.scenario.ranking == "gold":
        found += [words.say("bank", n=result.bank), words.say("aboard", n=result.aboard)]
    return [*found, words.say("score", n=result.score), words.say("strength_left", n=result.strength)]
