// What can be done now, in one row of fixed height: with the tile that was pressed, with a choice half made, or without any.
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/icon";
import { Bar } from "./bar";
import { CrewRow } from "./crew_row";
import { crews } from "../crews";
import type { Table } from "../table";
import { followed, signOf } from "../ways";
import type { Way } from "../../../wire/protocol";
import { say } from "../words";

export function Tray({ table, close }: { table: Table; close: () => void }) {
  const ways = table.selected ? selectedWays(table, table.selected) : followed(table.view, table.ways) ? table.ways : [];
  if (!ways.length) return <div class="kf-tray"><Bar table={table} /></div>;
  return <Choices key={table.selected ?? ""} table={table} ways={ways} close={table.selected ? close : null} />;
}

const selectedWays = (table: Table, tile: string) => table.lit.get(`tile ${tile}`) ?? table.lit.get(`side ${tile}`) ?? [];

function Choices({ table, ways, close }: { table: Table; ways: readonly Way[]; close: (() => void) | null }) {
  const box = useRef<HTMLDivElement>(null);
  const names = ways.map((way) => way.name).join("\n");
  useEffect(() => {
    if (isFollowed(table)) box.current!.querySelector("button")?.focus({ preventScroll: true });
    box.current!.scrollIntoView({ block: "nearest" });
    box.current!.closest(".kf")!.querySelector(".kf-auction:has(.kf-tile.subject)")?.scrollIntoView({ block: "nearest" }); // it makes room
  }, [names]);
  const tile = table.selected ?? table.subject;
  return (
    <div ref={box} class="kf-tray kf-popover" role="group" data-open onClick={(e) => e.stopPropagation()} onKeyDown={(e) => e.key === "Escape" && close?.()}>
      {tile && <About table={table} tile={tile} />}
      {ways.map((way) => <Choice key={way.name} table={table} way={way} />)}
      {close && <button type="button" class="kf-close kf-shut" onClick={close} aria-label={say("close")}>✕</button>}
    </div>
  );
}

/** The tile's name; pressed, what it is and does. */
function About({ table, tile }: { table: Table; tile: string }) {
  const title = table.cards[tile]?.title ?? tile;
  return (
    <button type="button" class="kf-about kf-close" onClick={() => table.look(tile)} title={say("about", { tile: title })}>
      <span class="kf-info" aria-hidden="true">i</span> <span>{title}</span>
    </button>
  );
}

/** Moves the focus on for those who use the keyboard, even if what they pressed is gone by now. */
function isFollowed(table: Table): boolean {
  const at = document.activeElement;
  return at?.closest(".kf") != null || (at === document.body && table.isWorkedOn());
}

/** The workers to choose from, where the table has said which; else the way itself. */
function Choice({ table, way }: { table: Table; way: Way }) {
  const found = table.selected && (way.kind === "bid" || way.kind === "use") ? crews(table.view, way.kind, table.selected) : [];
  if (found.length) return <CrewRow table={table} way={way} found={found} />;
  const hint = way.name === table.hint;
  return (
    <button type="button" class={`kf-chip${hint ? " hint" : ""}`} onClick={() => table.choose(way.name)}>
      <Sign name={signOf(way)} size={20} />
      <span>{way.label}</span>
      {hint && <Sign name="bulb" size={18} label={say("hint")} />}
    </button>
  );
}
