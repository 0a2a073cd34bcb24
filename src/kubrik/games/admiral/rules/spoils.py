"""What the winner of a boarding may transfer (AD-14.10, AD-14.14, AD-16.6)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Step
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.questions import HOW_TO_SHARE
from kubrik.games.admiral.table.state import Admiral


def share_spoils(t: Admiral, winner: int, captured: int) -> None:
    """Gold first, then other spoils. The winner chooses, even out of turn (AD-6.13)."""
    t.do_first(OtherSpoils(winner, captured))
    if len(shares(t, winner, captured)) > 1:
        t.do_first(ShareGold(t.flags[winner], winner, captured))


def shares(t: Admiral, winner: int, captured: int) -> list[Choice]:
    """How much gold the captured ship may get, so that both can carry theirs (Q-13)."""
    total = t.gold[winner] + t.gold[captured]
    least = max(total - t.rules.classes[winner].gold, 0)
    most = min(total, t.rules.classes[captured].gold)
    return t.rules.choices.units[least : most + 1]


class ShareGold(Ask[Admiral]):
    def __init__(self, seat: int, winner: int, captured: int) -> None:
        super().__init__(seat)
        self.winner: Final = winner
        self.captured: Final = captured

    def question(self, t: Admiral) -> Question:
        return HOW_TO_SHARE

    def options(self, t: Admiral) -> list[Choice]:
        return shares(t, self.winner, self.captured)

    def chosen(self, t: Admiral, choice: Choice) -> None:
        total = t.gold[self.winner] + t.gold[self.captured]
        t.gold[self.captured] = choice.a
        t.gold[self.winner] = total - choice.a
        t.note(notes.GOLD_SHARED, self.captured, choice.a, self.winner, total - choice.a)


class OtherSpoils(Step[Admiral]):
    """Expansions ask about further things to transfer."""

    def __init__(self, winner: int, captured: int) -> None:
        self.winner: Final = winner
        self.captured: Final = captured

    def run(self, t: Admiral) -> None:
        t.do(t.rules.spoils.open(t, self.winner, self.captured))
