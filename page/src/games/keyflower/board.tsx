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
import { followed, isAsked, lit, meant, type Place } from "./ways";

const VILLAGE_FIRST = ["placing", "free_upgrade", "over"];

export function Board(props: KeyflowerBoard) {
  const [open, setOpen] = useState<Place | null>(null);
  const question = props.ways.map((way) => way.name).join("\n");
  useEffect(() => setOpen(null), [question]);
  const worked = useRef(false);
  const table = tableOf({ ...props, choose: (way) => ((worked.current = true), props.choose(way)) }, setOpen, () => worked.current);
  const about = followed(props.view, props.ways);
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
      {opened ? <Popover table={table} place={open!} ways={opened} close={() => setOpen(null)} /> : about && <Popover table={table} place={`tile ${about}`} ways={props.ways} close={null} />}
    </div>
  );
}

/** What is asked about comes first: the own village, the winter tiles in hand, or else the middle of the table. */
function order({ view }: KeyflowerBoard): string {
  if (view.phase === "winter_tiles") return "kf-hand-first";
  const transport = isAsked(view, "how_to_transport", "where_to", "how_to_pay", "skill_to_pay");
  return transport || VILLAGE_FIRST.includes(view.phase) ? "kf-village-first" : "";
}

function tableOf(props: KeyflowerBoard, open: (place: Place) => void, isWorkedOn: () => boolean): Table {
  const places = lit(props.ways);
  return {
    ...props,
    lit: places,
    isWorkedOn,
    subject: props.ways.length ? (props.view.own?.subject ?? null) : null,
    press: (place) => {
      const ways = places.get(place) ?? [];
      if (ways.length === 1) props.choose(ways[0]!.name);
      else open(place);
    },
    wonder: (tile, isAuction) => {
      const choice = props.ways.length ? meant(props.view, tile, isAuction) : null;
      if (choice) props.why(choice);
      else props.look(tile);
    },
  };
}
