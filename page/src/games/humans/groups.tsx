// The ships at a city: turned up, planned in secret, and the tokens of stations.
import { SeatSign } from "../../art/seats";
import type { HumansView } from "../../wire/humans";
import { Sign } from "./signs";
import { title, useTable } from "./table";
import { Token } from "./token";
import { say } from "./words";

export function Groups({ cell }: { cell: number }) {
  const { view } = useTable();
  const groups = view.cells[cell - 1]?.groups ?? [];
  return (
    <>
      {groups.map((g) => (
        <Group key={g.seat} cell={cell} seat={g.seat} strength={g.strength} armies={g.against_armies} />
      ))}
    </>
  );
}

interface GroupProps {
  cell: number;
  seat: number;
  strength: number;
  armies: number | null;
}

function Group({ cell, seat, strength, armies }: GroupProps) {
  const table = useTable();
  const said = { name: table.names[seat]!, ships: "", n: strength };
  return (
    <div class="group" role="group" aria-label={say("group", said)}>
      <SeatSign seat={seat} size={20} />
      <span class="tokens">
        <Fleet cell={cell} seat={seat} />
      </span>
      <span class="power" title={say("strength")}>
        <Sign name="strength" size={14} />
        <b>{strength}</b>
        {armies !== null && armies !== strength && (
          <small title={say("vs_armies", { n: armies })}>
            <Sign name="army" size={12} />
            {armies}
          </small>
        )}
      </span>
    </div>
  );
}

/** The ships of one captain at a city. Their places among all that attack are those that choices name. */
export function Fleet({ cell, seat }: { cell: number; seat: number }) {
  const table = useTable();
  const { view } = table;
  const own = seat === view.seat;
  const going = own ? ownMoves(view) : [];
  return (
    <>
      {view.captains[seat]!.attacking.map((ship, i) =>
        ship.cell !== cell ? null : (
          <Token key={i} id={ship.id} seat={seat} place={own ? (cell === view.city_now ? `ship ${ship.id}` : "") : `foe ${seat} ${i}`}>
            {going[i] ? <em class="mark">→ {going[i]}</em> : null}
          </Token>
        ),
      )}
    </>
  );
}

/** The decided moves of own ships, by place among those that attack. */
const ownMoves = ({ own }: HumansView) => own!.sealed.moves.filter((_, i) => own!.ships[i]!.cell > 0);

/** Own ships planned for this city: only their captain sees them. */
export function Planned({ cell }: { cell: number }) {
  const { view } = useTable();
  const here = view.own?.sealed.plan?.cells.map((c, i) => (c === cell ? i : -1)).filter((i) => i >= 0) ?? [];
  if (here.length === 0) return null;
  return (
    <div class="group planned" title={say("planned")}>
      <Sign name="hidden" size={18} />
      <span class="tokens">
        {here.map((i) => (
          <Token key={i} id={view.own!.ships[i]!.id} seat={view.seat!} ghost />
        ))}
      </span>
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
          <p key={seat} class="support">
            <SeatSign seat={seat} size={16} />
            <Sign name="aim" />
            {say("aimed", { name: names[seat]!, card: title(table, station.id) })}
          </p>
        ) : null;
      })}
    </>
  );
}
