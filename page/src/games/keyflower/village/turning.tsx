// The ways to turn a tile, each drawn as it would lie.
import { Ground } from "../tiles/ground";
import { Icon } from "../art/icon";
import { RING } from "../tiles/tile";
import { button, type Table } from "../table";
import { ofKind, sixths } from "../ways";
import { say } from "../words";

interface Props {
  table: Table;
  tile: string;
  attempt: (turn: string) => void;
  width: number;
}

/** Three tiles below each other. */
export const inColumns = (n: number) => `--columns:${Math.ceil(n / 3)}`;

export function Turning({ table, tile, attempt, width }: Props) {
  const ways = ofKind(table.ways, "turn");
  return (
    <div class="kf-loose" role="group" aria-label={say("turn_it")}>
      <h4>{say("turn_it")}</h4>
      <div class="kf-choice" style={inColumns(ways.length)}>
        {ways.map((way) => (
          <svg key={way.name} width={width} viewBox="-77 -67 154 140">
            <g class={`kf-tile lit${way.name === table.hint ? " hint" : ""}`}>
              <g class="kf-press" {...button(() => table.choose(way.name))} aria-label={way.label} onMouseEnter={() => attempt(way.name)} onFocus={() => attempt(way.name)}>
                <title>{way.label}</title>
                <Ground tile={table.furniture.tiles[tile]!} rotation={sixths(way)} />
                <polygon points={RING} class="kf-ring" />
                {way.name === table.hint && <Icon name="bulb" x={-42} y={-46} size={26} />}
              </g>
            </g>
          </svg>
        ))}
      </div>
    </div>
  );
}
