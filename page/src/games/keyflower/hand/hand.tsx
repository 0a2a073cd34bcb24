// The winter tiles in hand. When winter begins, some of them are picked and put on offer together (KF-3.13).
import { useState } from "preact/hooks";
import type { Way } from "../../../wire/protocol";
import { Scale, scaleOf } from "../tiles/scale";
import { Tile } from "../tiles/tile";
import { isLit, type Table } from "../table";
import { ofKind, tilesOf, type Place } from "../ways";
import { say } from "../words";

export function Hand({ table, width }: { table: Table; width: number }) {
  const [picked, pick] = useState<readonly string[]>([]);
  const winter = table.view.own!.winter;
  if (!winter.length) return null;
  const toggle = (tile: string) => pick(picked.includes(tile) ? picked.filter((p) => p !== tile) : [...picked, tile]);
  const asked = winter.some((tile) => isLit(table, `tile ${tile}`));
  const picking: Table = { ...table, lit: pickable(table, winter), press: (place) => toggle(winter.find((tile) => place === `tile ${tile}`)!) };
  return (
    <div class="kf-hand" data-spot="winter" role="group" aria-label={say("hand")}>
      {asked && <Offered table={table} picked={picked} />}
      <Scale.Provider value={scaleOf(width)}>
        {winter.map((tile) => (
          <svg key={tile} width={width} viewBox="-77 -67 154 140">
            <Tile table={picking} tile={tile} face={0} picked={asked ? picked.includes(tile) : undefined} />
          </svg>
        ))}
      </Scale.Provider>
    </div>
  );
}

/** Each tile by itself, in place of the sets that it belongs to. */
function pickable(table: Table, winter: readonly string[]): Table["lit"] {
  const entries = winter.flatMap((tile): [Place, Way[]][] => {
    const ways = table.lit.get(`tile ${tile}`);
    const way = ways?.find((w) => w.name === table.hint) ?? ways?.[0];
    return way ? [[`tile ${tile}`, [{ ...way, label: table.cards[tile]?.title ?? tile }]]] : [];
  });
  return new Map(entries);
}

function Offered({ table, picked }: { table: Table; picked: readonly string[] }) {
  const way = ofKind(table.ways, "offer").find((w) => same(tilesOf(w), picked));
  return (
    <button type="button" class={`kf-action kf-offering${way ? " lit" : ""}${way && way.name === table.hint ? " hint" : ""}`} disabled={!way} onClick={() => way && table.choose(way.name)}>
      {way ? way.label : say("choose_winter")}
    </button>
  );
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((tile) => b.includes(tile));
