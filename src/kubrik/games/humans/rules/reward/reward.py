"""Phase 6: raid or catch, and the trophy (sections 10, 10.1, 10.3)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import RAID_BONUS
from kubrik.games.humans.rules.reward.catch import start_catch
from kubrik.games.humans.rules.reward.spoils import send_home, take_trophy
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.choices import RAID, USE
from kubrik.games.humans.table.state import NOBODY, Humans


class Rewards(Step[Humans]):
    """Captured cities from left to right (TH-3.18, TH-10.4)."""

    def run(self, t: Humans) -> None:
        t.do([REWARD[cell] for cell in range(1, t.cell_count + 1) if t.captors[cell] != NOBODY])


class Reward(Step[Humans]):
    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def run(self, t: Humans) -> None:
        seat = t.captors[self.cell]
        if t.rules.settings.claim_whole_city and t.claimants[self.cell] != NOBODY:
            t.note(notes.NO_REWARD, seat, t.city_at(self.cell).index)
            send_home(t, seat, self.cell)
        else:
            t.do_first(RAID_OR_CATCH[seat][self.cell])


class RaidOrCatch(Ask[Humans]):
    """The choice is made before any army card is opened, and is final (TH-0.10, TH-10.2, TH-10.3)."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, t: Humans) -> list[Choice]:
        return t.rules.choices.raid_or_catch

    def chosen(self, t: Humans, choice: Choice) -> None:
        if choice.kind == RAID:
            t.do(raid_steps(t, self.seat, self.cell))
        else:
            start_catch(t, self.seat, self.cell)

    def question(self, t: Humans) -> Question:
        return questions.RAID_OR_CATCH

    def is_final(self) -> bool:
        return True


def raid_steps(t: Humans, seat: int, cell: int) -> list[AnyStep]:
    """Offers each ready raid station, then counts the humans."""
    t.raid_extra = 0
    captain = t.captains[seat]
    steps: list[AnyStep] = []
    for i in range(len(captain.stations)):
        if captain.stations[i].effect == RAID_BONUS and not captain.used[i]:
            steps.append(UseRaidStation(seat, i))
    steps.append(COLLECT_RAID[seat][cell])
    return steps


class UseRaidStation(Ask[Humans]):
    """Asks whether to use a station that adds humans to this raid (TH-17.19)."""

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station: Final = station

    def options(self, t: Humans) -> list[Choice]:
        return t.rules.choices.use_or_pass

    def chosen(self, t: Humans, choice: Choice) -> None:
        captain = t.captains[self.seat]
        if choice.kind == USE:
            captain.use_station(self.station)
            t.raid_extra += captain.stations[self.station].n
            t.note(notes.STATION_USED, self.seat, captain.stations[self.station].model)

    def question(self, t: Humans) -> Question:
        return questions.USE_RAID_STATION


class CollectRaid(Step[Humans]):
    """A raid always succeeds (TH-10.5, TH-10.6, TH-10.7); ships may bring more (TH-17.9)."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def run(self, t: Humans) -> None:
        humans = raid_value(t, self.seat, self.cell) + t.raid_extra
        t.raid_extra = 0
        t.captains[self.seat].balance += humans
        t.note(notes.RAIDS, self.seat, t.city_at(self.cell).index, humans)
        take_trophy(t, self.seat, self.cell)


def raid_value(t: Humans, seat: int, cell: int) -> int:
    captain = t.captains[seat]
    humans = t.city_at(cell).raid
    for i in range(len(captain.cells)):
        if captain.cells[i] == cell:
            humans += captain.ships[i].card.raid_bonus
    return humans


REWARD: Final = [Reward(cell) for cell in range(7)]
RAID_OR_CATCH: Final = [[RaidOrCatch(seat, cell) for cell in range(7)] for seat in range(5)]
COLLECT_RAID: Final = [[CollectRaid(seat, cell) for cell in range(7)] for seat in range(5)]
