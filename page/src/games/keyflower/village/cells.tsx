// The free cells where a tile may go, and the tile in the cell that was chosen for it.
import type { SketchView } from "../../../wire/keyflower";
import { Ground } from "../tiles/ground";
import { Icon } from "../art/icon";
import { centre, outline, R } from "../tiles/hex";
import { isHint, litClass, pressable, type Table } from "../table";
import { ofKind, sixths, type Place } from "../ways";
import { say } from "../words";

const SHAPE = outline(R - 4);

export function Cells({ table, sketch, tried }: { table: Table; sketch: SketchView; tried: string | null }) {
  const cells = [...new Map(Object.values(sketch.places).map((cell) => [cell.join(), cell])).values()];
  return (
    <>
      {cells.map(([q, r]) => (
        <Cell key={`${q},${r}`} table={table} q={q} r={r} />
      ))}
      {sketch.cell && sketch.tile && <Chosen table={table} tile={sketch.tile} cell={sketch.cell} tried={tried} />}
    </>
  );
}

function Cell({ table, q, r }: { table: Table; q: number; r: number }) {
  const place: Place = `cell ${q},${r}`;
  const at = centre(q, r);
  return (
    <g class={`kf-cell ${litClass(table, place)}`} data-place={place} transform={`translate(${at.x} ${at.y})`} {...pressable(table, place)}>
      <title>{say("place_here")}</title>
      <polygon points={SHAPE} />
      <path d="M-13 0H13M0-13V13" />
      {isHint(table, place) && <Icon name="bulb" y={-34} size={22} />}
    </g>
  );
}

/** As it would lie, turned in the way that is being tried; the ways to turn it are drawn beside the village. */
function Chosen({ table, tile, cell, tried }: { table: Table; tile: string; cell: readonly [number, number]; tried: string | null }) {
  const at = centre(cell[0], cell[1]);
  const turns = ofKind(table.ways, "turn");
  const first = turns.find((way) => way.name === tried) ?? turns.find((way) => way.name === table.hint) ?? turns[0];
  return (
    <g class="kf-chosen" transform={`translate(${at.x} ${at.y})`}>
      <Ground tile={table.furniture.tiles[tile]!} rotation={first ? sixths(first) : 0} />
      <polygon points={SHAPE} class="kf-chosen-ring" />
      <path d="M18-12A22 22 0 1 0 22 4M20-24V-10H6" class="kf-turn" />
    </g>
  );
}
