"""The analysis of a game that is over: asked for, waited for, read. Nobody is told anything of a running game."""

from __future__ import annotations

import msgspec

from kubrik.analysis.points import VERSION, Analysis
from kubrik.server.lobby.reading import followed
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.store.analyses import StoredAnalysis
from kubrik.server.table.house import House
from kubrik.server.wire.analysis import Analysed


async def analysis(house: House, id: str) -> Analysed:
    """How far it is, and the whole of it when it is there."""
    await followed(house, id)
    return state_of(await house.store.analyses.of(id))


async def ask_for_analysis(house: House, id: str) -> Analysed:
    """Puts the game into the queue, unless it is there, or done. Refused if the queue is full."""
    now = await analysis(house, id)
    if now.state in ("none", "failed"):
        if not await house.store.analyses.ask(id):
            raise Refusal("analyst_busy")
        house.analyst.wake()
        now = state_of(await house.store.analyses.of(id))
    return now


def state_of(stored: StoredAnalysis | None) -> Analysed:
    if stored is None:
        return Analysed(state="none")
    if stored.failed:
        return Analysed(state="failed")
    if stored.content is None:
        state = Analysed(state="working" if stored.is_begun else "waiting", ahead=stored.ahead)
        return msgspec.structs.replace(state, done=stored.done, whole=stored.whole)
    made = read(stored.content)
    return Analysed(state="none") if made is None else Analysed(state="done", analysis=made)


def read(content: str) -> Analysis | None:
    """None if it was made by another version of the analysis."""
    try:
        made = msgspec.json.decode(content, type=Analysis)
    except msgspec.MsgspecError:
        return None
    return made if made.version == VERSION else None
