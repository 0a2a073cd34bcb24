// The bids for a tile, side by side below it. More of them than fit in a row rise into the corners beside the tile.
import { SeatSign } from "../../../art/seats";
import type { AuctionView, GroupView } from "../../../wire/keyflower";
import { Sign } from "../art/icon";
import { coming, crews, natural, needed, numbers, sending, type Crew } from "../crews";
import { litClass, pressable, type Table } from "../table";
import type { Place } from "../ways";
import { name, say } from "../words";

export function Rail({ table, auction }: { table: Table; auction: AuctionView }) {
  const { seat, figures } = table.view;
  const haunters = figures.filter((f) => f.id === "ghost" && f.tile === auction.tile && f.seat !== null);
  const others = auction.groups.filter((group) => group.seat !== seat);
  const isFull = auction.groups.length + (table.lit.has(`side ${auction.tile}`) ? 1 : 0) > 2;
  return (
    <div class={`kf-rail${isFull ? " many" : ""}`}>
      {haunters.map((f) => <span key="ghost" class="kf-bid" title={say("closed")} data-piece="figure:ghost"><SeatSign seat={f.seat!} size={12} /><Sign name="ghost" size={16} label={say("closed")} /></span>)}
      {others.map((group) => <Bid key={group.seat} table={table} auction={auction} group={group} />)}
      {seat !== null && <OwnSide table={table} auction={auction} />}
    </div>
  );
}

function Bid({ table, auction, group }: { table: Table; auction: AuctionView; group: GroupView }) {
  const leads = auction.winner === group.seat;
  const notes = [name(group.colour), ...(leads ? [say("leads")] : []), ...(group.lying ? [say("lying")] : [])];
  return (
    <span class={`kf-bid kf-in-${group.colour}${leads ? " leads" : ""}${group.lying ? " lying" : ""}`} role="img" aria-label={`${table.names[group.seat]}: ${group.workers} (${notes.join(", ")})`}
      title={`${table.names[group.seat]}: ${group.workers} (${notes.join(", ")})`} data-piece={`worker:bid-${auction.tile}-${group.seat}:${group.colour}`} data-count={group.workers}>
      <SeatSign seat={group.seat} size={12} />
      <Sign name={group.colour} size={16} />
      <b>{group.workers}</b>
    </span>
  );
}

/** The viewer's own bid, and what it takes to win: pressed once it shows the colours, pressed again it bids. */
function OwnSide({ table, auction }: { table: Table; auction: AuctionView }) {
  const own = auction.groups.find((group) => group.seat === table.view.seat);
  const place: Place = `side ${auction.tile}`;
  const found = table.lit.has(place) ? crews(table.view, "bid", auction.tile) : [];
  const isOpen = table.selected === auction.tile && found.length > 0;
  return (
    <>
      {own && <Bid table={table} auction={auction} group={own} />}
      {isOpen ? found.map((crew) => <Least key={crew.colour} table={table} crew={crew} />) : found.length > 0 && <Invitation table={table} place={place} found={found} />}
    </>
  );
}

function Invitation({ table, place, found }: { table: Table; place: Place; found: readonly Crew[] }) {
  const crew = natural(found) ?? (found.length === 1 ? found[0] : undefined);
  const isMoved = found.every((one) => needed(one).length > 0); // nobody behind the screen can
  const { "aria-label": ways, role: _, ...press } = pressable(table, place);
  return (
    <button type="button" class={`kf-bid kf-side ${litClass(table, place)}`} data-place={place} title={ways} {...press}>
      {isMoved && <Sign name="swap" size={14} />}
      {crew && <Sign name={crew.colour} size={16} />}
      <b>+{found[0]!.need}</b>
      <span class="visually-hidden">: {ways}</span>
    </button>
  );
}

/** The fewest workers of a colour that win. */
function Least({ table, crew }: { table: Table; crew: Crew }) {
  const along = needed(crew);
  const n = numbers(crew, along)[0];
  if (n === undefined) return null;
  const all = n + coming(crew, along);
  const words = say("bid_with", { n: all, colour: name(crew.colour), tile: table.cards[crew.tile]?.title ?? crew.tile });
  return (
    <button type="button" class={`kf-bid kf-least kf-in-${crew.colour}`} aria-label={words} title={words} onClick={(e) => (e.stopPropagation(), table.mean(sending(crew, along, n)))}>
      <Sign name={crew.colour} size={15} />
      <b>{all}</b>
    </button>
  );
}
