// The building of a tile: its name on the roof, what it does and is worth on the front, the upgrade on the doorstep.
import type { TileFurniture } from "../../../wire/keyflower";
import { GlyphRow } from "./glyph_row";
import { tint } from "./ground";
import { costGlyphs, worth, type Glyph } from "./glyphs";
import { roofLines } from "./roof";
import { useDetail, useLeast } from "./scale";

const FLOATING = ["summer_boat", "boat", "other"]; // ships: their front is a sail

interface Props {
  tile: TileFurniture;
  face: number;
  title: string;
}

export function House({ tile, face, title }: Props) {
  const detail = useDetail();
  return (
    <g class={`kf-house kf-of-${tint(tile)}`}>
      {FLOATING.includes(tile.kind) && <path d="M-54 12H54C50 30 40 38 28 38H-28C-40 38-50 30-54 12z" class={`kf-hull${tile.kind === "other" ? " kf-ghostly" : ""}`} />}
      {detail === "tiny" ? <Cottage face={face} /> : detail === "small" ? <Small tile={tile} face={face} /> : <Full tile={tile} face={face} title={title} />}
      {face === 1 && tile.cost && <path d="M30-64V-78L46-73 30-68" class="kf-pennant" />}
    </g>
  );
}

function Full({ tile, face, title }: Props) {
  const isUpgradable = face === 0 && tile.cost !== null;
  const [top, high] = isUpgradable ? [-28, 34] : [-26, 44];
  return (
    <>
      <Front tile={tile} face={face} top={top} high={high} half={51} />
      <path d="M-37-63H37L57-27H-57z" class="kf-roof" />
      <Roof title={title} />
      {isUpgradable && <Doorstep top={9} high={38} rows={[[{ icon: "upgrade" }, ...costGlyphs(tile.cost!)], worth(tile, 1)]} />}
    </>
  );
}

/** Signs only, and they are large. */
function Small({ tile, face }: { tile: TileFurniture; face: number }) {
  const isUpgradable = face === 0 && tile.cost !== null;
  return (
    <>
      <Front tile={tile} face={face} top={-42} high={isUpgradable ? 46 : 58} half={58} />
      <path d="M-34-62H34L54-42H-54z" class="kf-roof" />
      {isUpgradable && <Doorstep top={6} high={32} rows={[[{ icon: "upgrade" }, ...costGlyphs(tile.cost!)]]} />}
    </>
  );
}

function Cottage({ face }: { face: number }) {
  return (
    <>
      <path d="M-32-4H32V38H-32z" class={`kf-front${face ? " kf-back" : ""}`} />
      <path d="M-22-44H22L46 0H-46z" class="kf-roof" />
    </>
  );
}

function Front({ tile, face, top, high, half }: { tile: TileFurniture; face: number; top: number; high: number; half: number }) {
  return (
    <>
      <rect x={-half} y={top} width={2 * half} height={high} rx="4" class={`kf-front${face ? " kf-back" : ""}`} />
      <GlyphRow glyphs={worth(tile, face)} y={top + high / 2 + 1} size={high - 6} most={2 * half - 6} />
    </>
  );
}

/** What the upgrade costs and, below it, what the other face brings (KF-8.15). */
function Doorstep({ top, high, rows }: { top: number; high: number; rows: readonly (readonly Glyph[])[] }) {
  const step = high / rows.length;
  return (
    <g class="kf-doorstep">
      <rect x="-50" y={top} width="100" height={high} rx="5" />
      {rows.map((glyphs, i) => <GlyphRow key={i} glyphs={glyphs} y={top + step * (i + 0.5)} size={step - 2} most={94} />)}
    </g>
  );
}

function Roof({ title }: { title: string }) {
  const size = Math.max(11.5, useLeast());
  const lines = roofLines(title, size);
  const last = lines.length === 1 ? -45 + size * 0.36 : -31;
  return (
    <g class="kf-title">
      {lines.map((line, i) => (
        <text key={i} y={last - (lines.length - 1 - i) * size} font-size={size} text-anchor="middle" textLength={line.squeeze} lengthAdjust="spacingAndGlyphs">
          {line.text}
        </text>
      ))}
    </g>
  );
}
