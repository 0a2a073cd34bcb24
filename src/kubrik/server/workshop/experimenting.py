"""Experiments, from the wish of a page to the report."""

from __future__ import annotations

from typing import Final

from kubrik.engine.complaints import sentence
from kubrik.engine.game import Setup
from kubrik.engine.languages import LANGUAGES, table_of
from kubrik.server.experiments.asked import MOST_GAMES, Asked
from kubrik.server.experiments.experiments import Experiments, TooMany
from kubrik.server.lobby.refusals import LOBBY, Refusal
from kubrik.server.lobby.setting_up import tried_out
from kubrik.server.store.tokens import hash_of
from kubrik.server.table.house import House
from kubrik.server.wire.workshop import Experiment, NewExperiment
from kubrik.server.workshop.checking import worked_on

NAMES: Final = ("arm_own", "arm_yours")  # what the game's own file and somebody's are called in a report


async def begin(house: House, asked: NewExperiment, address: str, lang: str) -> Experiment:
    """Puts it into the queue. Its file is tried out first, as for a new table."""
    experiments = on(house)
    wish = checked_wish(asked, lang)
    try:
        experiments.check(hash_of(address))  # quick, and before anything else is done for whoever asks too much
        await tried_out(house.checks, Setup(game=wish.game, seats=wish.seats, cards=wish.cards))
        return shown(experiments, experiments.begin(wish, hash_of(address)), lang)
    except TooMany as many:
        raise Refusal("your_experiments" if many.yours else "many_experiments") from many


def checked_wish(asked: NewExperiment, lang: str) -> Asked:
    own = worked_on(asked.game).own_files()
    if asked.file not in own:
        raise Refusal("no_file", name=asked.file, known=", ".join(own))
    if asked.bot not in MOST_GAMES:
        raise Refusal("no_bot", bot=repr(asked.bot), known=", ".join(MOST_GAMES))
    if asked.games > MOST_GAMES[asked.bot]:
        raise Refusal("many_games", bot=asked.bot, most=MOST_GAMES[asked.bot])
    if asked.kind == "values" and not asked.parts:
        raise Refusal("no_parts")
    words = table_of(LOBBY, lang)
    return Asked(
        kind=asked.kind,
        game=asked.game,
        seats=asked.seats,
        bot=asked.bot,
        games=asked.games,
        cards=asked.cards or own[asked.file],
        own=own[asked.file],
        names=(words[NAMES[0]], words[NAMES[1]]),
        parts=asked.parts,
        lang=lang,
    )


def look(house: House, id: str, lang: str) -> Experiment:
    return shown(on(house), id, lang)


async def cancel(house: House, id: str) -> None:
    if not await on(house).cancel(id):
        raise Refusal("no_experiment")


def report(house: House, id: str) -> bytes:
    look(house, id, LANGUAGES[0])
    return played(house.experiments.report(id))


def plan(house: House, id: str) -> bytes:
    look(house, id, LANGUAGES[0])
    return played(house.experiments.plan(id))


def played(found: bytes | None) -> bytes:
    if found is None:
        raise Refusal("not_played")
    return found


def on(house: House) -> Experiments:
    if not house.experiments.is_on:
        raise Refusal("no_experiments")
    return house.experiments


def shown(experiments: Experiments, id: str, lang: str) -> Experiment:
    found = experiments.look(id)
    if found is None:
        raise Refusal("no_experiment")
    state, ahead = found
    why = sentence(Refusal("experiment_failed", why=state.problem), lang) if state.problem else ""
    return Experiment(id=id, status=state.status, ahead=ahead, done=state.done, games=state.games, text=why)
