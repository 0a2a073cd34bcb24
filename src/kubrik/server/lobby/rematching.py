"""Once more with the same people: the first to ask makes the table, all others find their chairs there."""

from __future__ import annotations

import msgspec

from kubrik.server.lobby.chairs import shuffled
from kubrik.server.lobby.finding import table_at
from kubrik.server.lobby.joining import sit_down
from kubrik.server.lobby.making import new_table
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.lobby.setting_up import checked
from kubrik.server.store.tokens import derived, hash_of, new_id, opens
from kubrik.server.store.values import Seat, StoredTable
from kubrik.server.table.house import House
from kubrik.server.wire.lobby import Made, MySeat


async def rematch(house: House, id: str, token: str) -> Made:
    """The new table, for the secret of a seat or of the host, who then has no seat yet."""
    stored = await table_at(house.store, id)
    caller = next((seat for seat in stored.seats if opens(token, seat.token_hash)), None)
    if caller is None and not opens(token, stored.table.host_hash):
        raise Refusal("wrong_token")
    if stored.table.status not in ("over", "aborted"):
        raise Refusal("not_ended")
    new = await table_at(house.store, stored.table.rematch or await _laid(house, stored, token))
    seats = () if caller is None else (await _chair(house, new, caller, token),)
    host = derived(token, f"host {new.table.id}")
    return Made(id=new.table.id, host=host if opens(host, new.table.host_hash) else "", seats=seats)


async def _laid(house: House, old: StoredTable, token: str) -> str:
    """The id of the new table. If two are made at the same time, one is kept and the other removed."""
    id, before = new_id(), old.table
    seats = [_kept(seat, number, id) for number, seat in enumerate(shuffled(old.seats))]
    terms = await checked(house.trials, before.setup)
    host = derived(token, f"host {id}")
    table = new_table(id, terms, host, seats)
    table = msgspec.structs.replace(table, minutes=before.minutes, out_of_time=before.out_of_time)
    await house.store.create(table, seats)
    counts = await house.store.set_rematch(before.id, id)
    if counts != id:
        await house.store.set_status(id, "aborted")
    else:
        await house.refresh(before.id)
    return counts


def _kept(seat: Seat, number: int, id: str) -> Seat:
    """The seat at the new table. Bots stay; a person's seat is open for that person's token only, not for the name."""
    if seat.kind == "bot":
        return Seat(seat=number, kind="bot", name=seat.name, bot=seat.bot)
    is_taken = seat.kind == "person"
    return Seat(seat=number, name=seat.name, token_hash=_mark(seat, id)) if is_taken else Seat(seat=number)


def _mark(seat: Seat, id: str) -> str:
    """The mark that keeps a seat at table `id` for this player. It is longer than a hash, so no token matches it."""
    return f"kept-{hash_of(f'{seat.token_hash} {id}')}"


async def _chair(house: House, new: StoredTable, caller: Seat, token: str) -> MySeat:
    """The player's own seat. A repeated request, after a lost answer, gets the same answer."""
    fresh = derived(token, f"seat {new.table.id}")
    for seat in new.seats:
        if opens(fresh, seat.token_hash):
            return MySeat(seat=seat.seat, name=seat.name, token=fresh)
    mark = _mark(caller, new.table.id)
    own = [seat.seat for seat in new.seats if seat.is_kept and seat.token_hash == mark]
    taken = await sit_down(house, new, own, caller.name, fresh, mark)
    return MySeat(seat=taken, name=caller.name, token=fresh)
