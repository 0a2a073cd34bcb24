"""Playing ahead: what pays only later is seen, all rivals have the same luck, and nothing hidden is looked at."""

from __future__ import annotations

import pytest

from kubrik.bots.ahead import AheadBot, starters
from kubrik.bots.answers import Answer
from kubrik.bots.chair import Chair
from kubrik.bots.futures import Futures
from kubrik.bots.greedy import GreedyBot
from kubrik.bots.race import Race, Rival
from kubrik.bots.registry import BotError, make_bot
from kubrik.engine.chance import Rng
from kubrik.engine.table import Table
from tests.engine.quay import Quay, quay


class CountingChair(Chair):
    """Counts the tables that are imagined."""

    worlds = 0

    def imagine(self, rng: Rng) -> Table:
        self.worlds += 1
        return super().imagine(rng)


def chair_at(q: Quay, seat: int = 0) -> CountingChair:
    return CountingChair(q.t, seat, q.box.mind, q.box.view)


def rivals_at(q: Quay, *names: str) -> list[Rival]:
    return [Rival(Answer([c], [[]]), 0.0) for name in names if (c := q.box.catalogue.named(name)) is not None]


def raced(worse: list[float], better: list[float]) -> tuple[Rival, Rival]:
    (behind, leader) = rivals_at(quay(land="eel"), "stay", "join")
    for mine, its in zip(worse, better):
        behind.add(mine)
        leader.add(its)
    return behind, leader


def test_it_sees_what_pays_only_when_all_have_answered() -> None:
    q = quay(land="eel")
    at_once = {GreedyBot(seed).choose(chair_at(q)).name for seed in range(20)}
    ahead = {AheadBot(seed).choose(chair_at(q)).name for seed in range(20)}
    assert at_once == {"stay", "join"}
    assert ahead == {"join"}


def test_the_same_seed_chooses_the_same() -> None:
    q = quay(land="crab")
    assert AheadBot(3, 24).choose(chair_at(q)) is AheadBot(3, 24).choose(chair_at(q))


@pytest.mark.parametrize("seed", range(8))
def test_what_others_hide_changes_neither_the_choice_nor_how_long_it_takes(seed: int) -> None:
    thoughts = []
    for taste in ("taste cod", "taste crab", "taste eel"):
        chair = chair_at(quay().chance("taste cod", taste, "land crab"))
        thoughts.append((AheadBot(seed, 24).choose(chair).name, chair.worlds))
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_so_many_futures_and_no_more() -> None:
    chair = chair_at(quay(land="eel").choose(0, "join", "bid 1").choose(1, "stay"))
    AheadBot(1, futures=12).choose(chair)
    assert chair.worlds == 1 + 6 + 12 // 2  # one to put answers together, six looks at once, and laps of two


def test_before_the_first_lap_the_most_promising_leads() -> None:
    q = quay(land="eel")
    rivals = [Rival(rival.answer, promise) for rival, promise in zip(rivals_at(q, "stay", "join"), (0.2, 0.6))]
    assert Race(Futures(chair_at(q), Rng(1)), rivals).leader().answer.choices[0].name == "join"


def test_rivals_have_the_same_luck() -> None:
    q = quay(land="eel")
    rivals = rivals_at(q, "join", "join", "stay")
    race = Race(Futures(chair_at(q), Rng(4)), rivals)
    for _ in range(6):
        race.lap()
    assert rivals[0].worths == rivals[1].worths
    assert rivals[0].worths != rivals[2].worths


def test_who_is_clearly_behind_is_out() -> None:
    behind, leader = raced([0.1, 0.3, 0.2, 0.4] * 2, [0.4, 0.6, 0.6, 0.7] * 2)
    assert behind.is_out(leader)


def test_who_is_as_good_is_out_too_for_time_is_better_spent() -> None:
    alike, leader = raced([0.1, 0.3, 0.2, 0.4] * 2, [0.1, 0.3, 0.2, 0.401] * 2)
    assert alike.is_out(leader)


def test_who_may_still_win_runs_on() -> None:
    behind, leader = raced([0.1, 0.9, 0.2, 0.8] * 2, [0.6, 0.5, 0.6, 0.5] * 2)
    assert not behind.is_out(leader)


def test_the_better_half_runs_on() -> None:
    q = quay(land="eel")
    race = Race(Futures(chair_at(q), Rng(1)), rivals_at(q, "stay", "join", "bid 1", "bid 2", "bid 3"))
    for rival, worth in zip(list(race.rivals), (0.2, 0.9, 0.1, 0.5, 0.7)):
        rival.add(worth)
    race.halve()
    assert [rival.answer.choices[0].name for rival in race.rivals] == ["join", "bid 3", "bid 2"]


def test_no_more_than_eight_start() -> None:
    answers = [Answer([choice], [[]]) for choice in list(quay().box.catalogue.choices)[:10]]
    started = starters(answers, [n / 10 for n in range(10)], Rng(1))
    assert [rival.answer for rival in started] == answers[:1:-1]


def test_of_equals_any_may_start_and_any_may_win() -> None:
    answers = [Answer([choice], [[]]) for choice in list(quay().box.catalogue.choices)[:10]]
    started = [starters(answers, [0.5] * 10, Rng(seed)) for seed in range(60)]
    assert {rival.answer for rivals in started for rival in rivals} == set(answers)
    assert {rivals[0].answer for rivals in started} == set(answers)


@pytest.mark.parametrize(("spec", "budget"), [("ahead", (100, 0)), ("ahead:7", (7, 0)), ("ahead:9ms", (0, 9))])
def test_its_budget_is_a_number_of_futures_or_of_milliseconds(spec: str, budget: tuple[int, int]) -> None:
    bot = make_bot(spec, 1)
    assert isinstance(bot, AheadBot)
    assert (bot.futures, bot.milliseconds) == budget


@pytest.mark.parametrize("spec", ["ahead:0", "ahead:-3", "ahead:x", "ahead:5%", "ahead:ms"])
def test_nothing_else_is(spec: str) -> None:
    with pytest.raises(BotError, match="a budget is a number"):
        make_bot(spec, 1)
