// The whole table: the year, the middle, the own screen and village, and the other villages.
import { useEffect, useRef, useState } from "preact/hooks";
import { Auctions } from "./auctions";
import { Others } from "./others";
import { OwnVillage } from "./own_village";
import { Popover } from "./popover";
import { Screen } from "./screen";
import { Year } from "./year";
import type { Table } from "./table";
import type { KeyflowerBoard } from "./terms";
import { following, lit, meant, subjectOf, type Asking, type Place } from "./ways";

const VILLAGE_FIRST = ["placing", "free_upgrade", "over"];

export function Board(props: KeyflowerBoard) {
  const [open, setOpen] = useState<Place | null>(null);
  const question = props.ways.map((way) => way.name).join("\n");
  useEffect(() => setOpen(null), [question]);
  const worked = useRef(false);
  const table = tableOf({ ...props, choose: (way) => ((worked.current = true), props.choose(way)) }, setOpen, () => worked.current);
  const asked = following(props.ways, askingOf(props));
  const opened = open !== null ? table.lit.get(open) : undefined;
  return (
    <div class={`kf ${order(props)}`} onClick={() => setOpen(null)}>
      <Year table={table} />
      <div class="kf-middle">
        <Auctions table={table} />
        <div class="kf-mine">
          <Screen table={table} />
          <OwnVillage table={table} />
          <Others table={table} />
        </div>
      </div>
      {opened ? <Popover table={table} place={open!} ways={opened} close={() => setOpen(null)} /> : asked && <Popover table={table} place={`tile ${asked.tile}`} ways={asked.ways} close={null} />}
    </div>
  );
}

function askingOf({ view }: KeyflowerBoard): Asking {
  return { answers: view.own?.answers ?? [], places: view.own?.sketch?.places ?? {} };
}

/** What is asked about comes first: the own village, the winter tiles in hand, or else the middle of the table. */
function order({ view, ways }: KeyflowerBoard): string {
  if (view.phase === "winter_tiles") return "kf-hand-first";
  const transport = ways.some((way) => /^(carry|to|finish|pay)/.test(way.name));
  return transport || VILLAGE_FIRST.includes(view.phase) ? "kf-village-first" : "";
}

function tableOf(props: KeyflowerBoard, open: (place: Place) => void, isWorkedOn: () => boolean): Table {
  const asking = askingOf(props);
  const places = lit(props.ways, asking);
  return {
    ...props,
    lit: places,
    isWorkedOn,
    subject: props.ways.length ? subjectOf(asking.answers) : null,
    press: (place) => {
      const ways = places.get(place) ?? [];
      if (ways.length === 1) props.choose(ways[0]!.name);
      else open(place);
    },
    wonder: (tile, isAuction) => {
      const choice = meant(props.ways, tile, isAuction);
      if (choice) props.why(choice);
      else props.look(tile);
    },
  };
}
