// The ships over a city: turned up, planned in secret, and the tokens of stations.
import { SeatSign } from "../../art/seats";
import type { GroupView, HumansView } from "../../wire/humans";
import { fleetOf } from "./pieces";
import { intended, strengthAt } from "./plan";
import { Sign } from "./signs";
import { title, useTable } from "./table";
import { Token } from "./token";
import { say } from "./words";

export function Groups({ cell }: { cell: number }) {
  const { view } = useTable();
  const groups = view.cells[cell - 1]?.groups ?? [];
  const isTold = isOnStage(view, cell);
  return (
    <>
      {groups.map((g) => (
        <Group key={g.seat} cell={cell} of={g} isTold={isTold} />
      ))}
    </>
  );
}

/** The ships of a fight are drawn on the stage, not over the city. */
export const isOnStage = ({ battle, catch: hunt, phase, city_now }: HumansView, cell: number) =>
  city_now === cell && (battle !== null || hunt !== null || phase === "reward");

function Group({ cell, of, isTold }: { cell: number; of: GroupView; isTold: boolean }) {
  const { names } = useTable();
  return (
    <div class="group" role="group" aria-label={say("group", { name: names[of.seat]!, n: of.strength })}>
      <SeatSign seat={of.seat} size={16} />
      {!isTold && (
        <span class="tokens">
          <Fleet cell={cell} seat={of.seat} />
        </span>
      )}
      <Power rivals={of.strength} armies={of.against_armies} />
    </div>
  );
}

/** Strength against captains and, where it differs, against armies. */
export function Power({ rivals, armies }: { rivals: number; armies: number | null }) {
  return (
    <span class="power" title={say("strength")}>
      <span>
        <Sign name="strength" size={12} />
        <b>{rivals}</b>
      </span>
      {armies !== null && armies !== rivals && (
        <small title={say("vs_armies", { n: armies })}>
          <Sign name="army" size={11} />
          {armies}
        </small>
      )}
    </span>
  );
}

/** The ships of one captain at a city. Their places among all that attack are those that choices name. */
export function Fleet({ cell, seat }: { cell: number; seat: number }) {
  const { view } = useTable();
  const own = seat === view.seat;
  const going = own ? ownMoves(view) : [];
  const pieces = fleetOf(view, seat).attacking;
  return (
    <>
      {view.captains[seat]!.attacking.map((ship, i) =>
        ship.cell !== cell ? null : (
          <Token key={i} id={ship.id} seat={seat} piece={pieces[i]} place={own ? (cell === view.city_now ? `ship ${ship.id}` : "") : `foe ${seat} ${i}`}>
            {going[i] ? <em class="mark">→ {going[i]}</em> : null}
          </Token>
        ),
      )}
    </>
  );
}

/** The decided moves of own ships, by place among those that attack. */
const ownMoves = ({ own }: HumansView) => own!.sealed.moves.filter((_, i) => own!.ships[i]!.cell > 0);

/** Own ships planned for this city, and how strong they are together: only their captain sees them. */
export function Planned({ cell }: { cell: number }) {
  const { view, furniture, draft } = useTable();
  const plan = view.own?.sealed.plan;
  const city = view.cells[cell - 1]?.city;
  if (!plan || !city) return null;
  const ids = intended(plan, draft?.wishes).flatMap((c, i) => (c === cell ? [view.own!.ships[i]!.id] : []));
  if (ids.length === 0) return null;
  const [facts, group] = [furniture.cities[city]!, ids.map((id) => furniture.ships[id]!)];
  return (
    <div class="group planned" title={say("planned")}>
      <Sign name="hidden" size={16} />
      <span class="tokens">
        {ids.map((id, i) => (
          <Token key={i} id={id} seat={view.seat!} ghost />
        ))}
      </span>
      <Power rivals={strengthAt(facts, group)} armies={strengthAt(facts, group, true)} />
    </div>
  );
}

/** Tokens of stations that are aimed here: turned up, or one's own plan. */
export function Supports({ cell }: { cell: number }) {
  const table = useTable();
  const { view, names, furniture } = table;
  const aims = view.captains.map((c, seat) => c.token === cell || (seat === view.seat && view.own?.sealed.plan?.token === cell));
  return (
    <>
      {aims.map((aimed, seat) => {
        const station = view.captains[seat]!.stations.find((s) => furniture.stations[s.id]!.effect === "token_support");
        return aimed && station ? (
          <p key={seat} class="support" data-piece={`token ${seat}`} title={say("aimed", { name: names[seat]!, card: title(table, station.id) })}>
            <SeatSign seat={seat} size={14} />
            <Sign name="aim" size={14} />+{furniture.stations[station.id]!.n}
          </p>
        ) : null;
      })}
    </>
  );
}
