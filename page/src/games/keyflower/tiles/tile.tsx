// A tile: land and building. It is lit if it leads to a way.
import type { SpotView } from "../../../wire/keyflower";
import { Ground } from "./ground";
import { House } from "./house";
import { Icon } from "../art/icon";
import { outline, R } from "./hex";
import { button, isHint, litClass, pressable, type Table } from "../table";
import { told } from "./told";
import type { Place } from "../ways";

export const RING = outline(R - 4.500);

interface Props {
  table: Table;
  tile: string;
  face: number;
  rotation?: number;
  spot?: SpotView; // told to those who don't see what lies on it
  resources?: readonly number[];
  auction?: boolean;
  picked?: boolean; // of tiles that are picked together; undefined: of no such tile
  isCopy?: boolean; // the tile itself is drawn elsewhere
}

export function Tile(props: Props) {
  const { table, tile, face, spot, resources } = props;
  const place: Place = `tile ${tile}`;
  const title = table.cards[tile]?.title ?? tile;
  const lit = pressable(table, place);
  const words = told(title, face, spot, resources);
  const press = lit.role ? { ...lit, "aria-label": `${words}: ${lit["aria-label"]}` } : { ...button(() => table.wonder(tile, props.auction ?? false)), "aria-label": words };
  const marks = [litClass(table, place), table.subject === tile || table.selected === tile ? "subject" : "", props.picked ? "picked" : ""];
  return (
    <g class={`kf-tile ${marks.filter(Boolean).join(" ")}`} data-place={place} data-tile={tile} data-piece={props.isCopy ? undefined : `tile:${tile}`} data-face={face ? "down" : "up"}>
      <g class="kf-press" {...press} aria-pressed={lit.role ? props.picked : undefined} onContextMenu={(e: Event) => (e.preventDefault(), table.look(tile))}>
        <Drawn table={table} tile={tile} face={face} rotation={props.rotation} />
        <polygon points={RING} class="kf-ring" />
        {props.picked && <Icon name="tick" x={58} y={-54} size={30} />}
        {isHint(table, place) && <Icon name="bulb" x={-58} y={-54} size={26} />}
      </g>
    </g>
  );
}

/** The tile as it is printed. */
export function Drawn({ table, tile, face, rotation }: { table: Table; tile: string; face: number; rotation?: number }) {
  const furniture = table.furniture.tiles[tile]!;
  return (
    <>
      <Ground tile={furniture} rotation={rotation} />
      <House tile={furniture} face={face} title={table.cards[tile]?.title ?? tile} />
    </>
  );
}
