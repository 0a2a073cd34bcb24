// The ways to turn a tile, each drawn as it would lie.
import { Ground } from "./ground";
import { House } from "./house";
import { Icon } from "./art/icon";
import { outline, R } from "./hex";
import { button, type Table } from "./table";
import { ofKind, sixths } from "./ways";
import { say } from "./words";

const RING = outline(R - 4.500);

export function Turning({ table, tile, attempt }: { table: Table; tile: string; attempt: (turn: string) => void }) {
  const turns = ofKind(table.ways, "turn");
  const won = table.view.players[table.view.seat!]!.won.find((w) => w.tile === tile);
  return (
    <div class="kf-row kf-turning">
      <h4>{say("turn_it")}</h4>
      <div class="kf-tiles">
        {turns.map((way) => (
          <svg key={way.name} class="kf-loose" viewBox="-80 -70 160 140">
            <g class={`kf-tile lit${way.name === table.hint ? " hint" : ""}`}>
              <g class="kf-press" {...button(() => table.choose(way.name))} aria-label={way.label} onMouseEnter={() => attempt(way.name)} onFocus={() => attempt(way.name)}>
                <title>{way.label}</title>
                <Ground tile={table.furniture.tiles[tile]!} rotation={sixths(way)} />
                <g transform="scale(.6)"><House tile={table.furniture.tiles[tile]!} face={won?.face ?? 0} title={table.cards[tile]?.title ?? tile} small /></g>
                <polygon points={RING} class="kf-ring" />
                {way.name === table.hint && <Icon name="bulb" x={-36} y={-52} size={20} />}
              </g>
            </g>
          </svg>
        ))}
      </div>
    </div>
  );
}
