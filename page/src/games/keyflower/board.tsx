// The whole table: the offer, the year, the own village and the others, and below them the player's own side.
import { useEffect, useRef, useState } from "preact/hooks";
import { useIntent } from "./carrying_out";
import { Band } from "./hand/band";
import { Lens } from "./lens";
import { Offer } from "./offer/offer";
import { Tabs, useTab } from "./tabs";
import { Large, Others } from "./village/others";
import { OwnVillage } from "./village/own_village";
import { Year } from "./year";
import type { KeyflowerView } from "../../wire/keyflower";
import type { Table } from "./table";
import type { KeyflowerBoard } from "./terms";
import { lit, meant, tileOf, type Place } from "./ways";

export function Board(props: KeyflowerBoard) {
  const [selected, select] = useState<string | null>(null);
  const [large, enlarge] = useState<number | null>(null);
  const worked = useRef(false);
  const board = useRef<HTMLDivElement>(null);
  const choose = (way: string) => ((worked.current = true), props.choose(way));
  const { open: ways, mean } = useIntent(props.ways, choose);
  const question = ways.map((way) => way.name).join("\n");
  useEffect(() => (select(null), enlarge(null)), [question]);
  const table: Table = { ...tableOf({ ...props, ways, choose }, select), mean, selected, isWorkedOn: () => worked.current };
  const [tab, turnTo] = useTab(table, question, board);
  const { players, seat } = props.view;
  const hasOffer = isOfferTime(props.view);
  return (
    <div ref={board} class={`kf kf-for-${players.length} kf-at-${tab}${hasOffer ? "" : " kf-no-offer"}${seat === null ? " kf-watched" : ""}`} data-fits onClick={() => select(null)}>
      <Tabs table={table} hasOffer={hasOffer} tab={tab} turnTo={turnTo} />
      <Year table={table} />
      {hasOffer && <Offer table={table} />}
      <OwnVillage table={table} />
      <Others table={table} open={enlarge} />
      {large !== null && <Large table={table} seat={large} close={() => enlarge(null)} />}
      <Band table={table} close={() => select(null)} />
      <Lens table={table} />
    </div>
  );
}

/** While villages grow, the middle of the table is of no interest. */
function isOfferTime({ auctions, boats, phase }: KeyflowerView): boolean {
  return phase !== "placing" && phase !== "free_upgrade" && (auctions.length > 0 || boats.some((boat) => boat.taken_by === null));
}

function tableOf(props: KeyflowerBoard, select: (tile: string) => void) {
  const places = lit(props.ways);
  return {
    ...props,
    lit: places,
    subject: props.ways.length ? (props.view.own?.subject ?? null) : null,
    press: (place: Place) => {
      const ways = places.get(place) ?? [];
      const isTurn = ways.some((way) => way.kind === "bid" || way.kind === "use");
      const tile = tileOf(place);
      if (tile && (isTurn || ways.length > 1)) select(tile);
      else if (ways[0]) props.choose(ways[0].name);
    },
    wonder: (tile: string, isAuction: boolean) => {
      props.look(tile, (props.ways.length && meant(props.view, tile, isAuction)) || undefined);
    },
  };
}
