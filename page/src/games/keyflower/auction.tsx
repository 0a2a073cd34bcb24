// A tile to bid for: every player has a side of it, the viewer the one at the bottom, and there stands the bid.
import { seatColour, seatShape } from "../../art/seats";
import type { AuctionView, GroupView } from "../../wire/keyflower";
import { Tile } from "./tile";
import { Icon } from "./art/icon";
import { H, side, sideOf } from "./hex";
import { isLit, litClass, pressable, type Table } from "./table";
import type { Place } from "./ways";
import { name, say } from "./words";

export function Auction({ table, auction }: { table: Table; auction: AuctionView }) {
  const seats = Array.from({ length: table.view.seats }, (_, seat) => seat);
  return (
    <svg class={`kf-auction${auction.is_open ? "" : " closed"}`} viewBox="-99 -95 198 190">
      <Tile table={table} tile={auction.tile} face={auction.face} spot={auction.spot} auction />
      {seats.map((seat) => (
        <Side key={seat} table={table} auction={auction} seat={seat} />
      ))}
      <GhostOnShip table={table} tile={auction.tile} />
    </svg>
  );
}

function Side({ table, auction, seat }: { table: Table; auction: AuctionView; seat: number }) {
  const group = auction.groups.find((g) => g.seat === seat);
  const own = seat === table.view.seat;
  const place: Place | null = own ? `side ${auction.tile}` : null;
  const at = side(sideOf(seat, table.view.seat, table.view.seats), H + 14);
  const haunted = table.view.figures.some((f) => f.id === "ghost" && f.tile === auction.tile && f.seat === seat);
  const words = group ? told(table, group, auction.winner === seat) : haunted ? say("closed") : undefined;
  return (
    <g class={`kf-side ${place ? litClass(table, place) : ""}`} data-place={place ?? undefined} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      role={words ? "img" : undefined} aria-label={words} {...(place && pressable(table, place))}>
      {words && <title>{words}</title>}
      {group ? <Bid group={group} leads={auction.winner === seat} /> : haunted ? <Haunter seat={seat} /> : <Empty seat={seat} isLit={place !== null && isLit(table, place)} />}
    </g>
  );
}

function told(table: Table, group: GroupView, leads: boolean): string {
  const notes = [leads ? say("leads") : "", group.lying ? say("lying") : ""].filter(Boolean);
  return `${table.names[group.seat]}: ${group.workers} (${[name(group.colour), ...notes].join(", ")})`;
}

function Bid({ group, leads }: { group: GroupView; leads: boolean }) {
  return (
    <>
      <rect x="-29" y="-13" width="58" height="26" rx="13" class={`kf-pill kf-lock-${group.colour}`} />
      <Sign seat={group.seat} x={-17} size={15} />
      <Icon name={group.colour} x={2} y={1.500} size={20} turn={group.lying ? 90 : 0} />
      <text class={group.workers > 9 ? "kf-count kf-long" : "kf-count"} x="18" y="5" text-anchor="middle">{group.workers}</text>
      {leads && <Icon name="crown" x={-17} y={-14} size={15} />}
    </>
  );
}

function Haunter({ seat }: { seat: number }) {
  return (
    <>
      <rect x="-24" y="-13" width="48" height="26" rx="13" class="kf-pill" />
      <Sign seat={seat} x={-12} size={15} />
      <Icon name="ghost" x={9} size={20} />
    </>
  );
}

/** Whose side it is; the own one shows where a bid can go. */
function Empty({ seat, isLit }: { seat: number; isLit: boolean }) {
  if (!isLit) return <g class="kf-vacant"><Sign seat={seat} x={0} size={11} /></g>;
  return (
    <>
      <circle r="25" class="kf-hit" />
      <rect x="-22" y="-12" width="44" height="24" rx="12" class="kf-pill" />
      <Sign seat={seat} x={-9} size={14} />
      <text class="kf-count" x="9" y="5.500" text-anchor="middle">+</text>
    </>
  );
}

export function Sign({ seat, x, y = 0, size }: { seat: number; x: number; y?: number; size: number }) {
  const scale = size / 24;
  return <path d={seatShape(seat)} class="kf-seat" fill={seatColour(seat)} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
}

function GhostOnShip({ table, tile }: { table: Table; tile: string }) {
  const aboard = table.view.figures.some((f) => f.id === "ghost" && f.tile === tile && f.seat === null);
  return aboard ? <g role="img" aria-label={say("ghost")}><Icon name="ghost" x={0} y={24} size={28} /></g> : null;
}
