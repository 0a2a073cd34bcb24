// A whole tile: land, building, and who and what lies on it. It is lit if it leads to a way.
import type { SpotView } from "../../wire/keyflower";
import { Ground } from "./ground";
import { House } from "./house";
import { Pieces } from "./pieces";
import { Icon } from "./art/icon";
import { outline, R } from "./hex";
import { button, isHint, litClass, pressable, type Table } from "./table";
import { told } from "./told";
import type { Place } from "./ways";
import { say } from "./words";

const RING = outline(R - 4.500);

interface Props {
  table: Table;
  tile: string;
  face: number;
  rotation?: number;
  spot?: SpotView;
  resources?: readonly number[];
  small?: boolean; // without what can be read only in full size
  auction?: boolean;
  picked?: boolean; // of tiles that are picked together; undefined: of no such tile
}

export function Tile(props: Props) {
  const { table, tile, face, spot, resources } = props;
  const place: Place = `tile ${tile}`;
  const furniture = table.furniture.tiles[tile]!;
  const title = table.cards[tile]?.title ?? tile;
  const press = pressable(table, place);
  const quiet = { role: "img", "aria-label": told(title, face, spot, resources), onClick: () => table.wonder(tile, props.auction ?? false) } as const;
  return (
    <g class={`kf-tile ${litClass(table, place)}${table.subject === tile ? " subject" : ""}${props.picked ? " picked" : ""}`} data-place={place}>
      <g class="kf-press" {...(press.role ? press : quiet)} aria-pressed={press.role ? props.picked : undefined} onContextMenu={(e: Event) => (e.preventDefault(), table.look(tile))}>
        <title>{`${title}: ${table.cards[tile]?.text ?? ""}`}</title>
        <Ground tile={furniture} rotation={props.rotation} />
        <House tile={furniture} face={face} title={title} small={props.small} />
        <polygon points={RING} class="kf-ring" />
        {props.picked && <Icon name="tick" x={36} y={-52} size={22} />}
        {isHint(table, place) && <Icon name="bulb" x={-36} y={-52} size={20} />}
      </g>
      <Pieces table={table} tile={tile} spot={spot} resources={resources} />
      <Info table={table} tile={tile} title={title} />
    </g>
  );
}

function Info({ table, tile, title }: { table: Table; tile: string; title: string }) {
  return (
    <g class="kf-info" transform={`translate(${R - 16} -8)`} {...button(() => table.look(tile))} aria-label={say("about", { tile: title })}>
      <circle r="19" class="kf-hit" />
      <circle r="7.500" class="kf-info-dot" />
      <text y="3.600" text-anchor="middle">i</text>
    </g>
  );
}
