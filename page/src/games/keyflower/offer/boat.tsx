// A boat at the quay: above it its name, on its sail what it is worth in winter, in its hull the cargo in the open (KF-3.7).
import { SeatSign } from "../../../art/seats";
import type { BoatView } from "../../../wire/keyflower";
import { Sign } from "../art/icon";
import { button, litClass, pressable, type Table } from "../table";
import { GlyphRow } from "../tiles/glyph_row";
import { worth } from "../tiles/glyphs";
import { COLOURS, SKILLS, some } from "../terms";
import type { Place } from "../ways";
import { name, say } from "../words";

export function Boat({ table, boat }: { table: Table; boat: BoatView }) {
  const place: Place = `tile ${boat.tile}`;
  const title = table.cards[boat.tile]?.title ?? boat.tile;
  const cargo = [...some(COLOURS, boat.workers).map(([what, n]) => ["worker", what, n] as const), ...some(SKILLS, boat.skills).map(([what, n]) => ["skill", what, n] as const)];
  const lit = pressable(table, place);
  const { "aria-label": ways, ...press } = lit.role ? lit : button(() => table.wonder(boat.tile, true));
  return (
    <div class={`kf-boat ${litClass(table, place)}${boat.taken_by !== null ? " taken" : ""}`} data-place={place} data-tile={boat.tile} data-piece={`tile:${boat.tile}`} {...press}>
      <span class="kf-boat-name" title={title}>{title}</span>
      {ways && <span class="visually-hidden">: {ways}</span>}
      <Sails />
      <svg class="kf-emblem" viewBox="-40 -10 80 20"><GlyphRow glyphs={worth(table.furniture.tiles[boat.tile]!, boat.face)} size={16} most={70} /></svg>
      <span class="kf-cargo">
        {cargo.map(([sort, what, n]) => (
          <span key={what} data-piece={`${sort}:${boat.tile}:${what}`} data-count={n}><Sign name={what} size={17} label={name(what)} /><b>{n}</b></span>
        ))}
        {boat.taken_by !== null ? <span><SeatSign seat={boat.taken_by} size={14} /> {table.names[boat.taken_by]}</span> : !cargo.length && <span>{say("empty")}</span>}
      </span>
    </div>
  );
}

function Sails() {
  return (
    <svg class="kf-sails" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 2V36" class="kf-mast" />
      <path d="M52 2Q94 6 92 30H52zM48 4Q10 8 8 30H48z" class="kf-sail" />
      <path d="M2 30H98Q94 58 80 58H20Q6 58 2 30z" class="kf-hull" />
    </svg>
  );
}
