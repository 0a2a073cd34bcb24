// The building of a tile: its name on the roof, what it does and is worth on the front, the upgrade on the doorstep.
import type { FaceFurniture, TileFurniture } from "../../wire/keyflower";
import { GlyphRow, Star } from "./glyph_row";
import { tint } from "./ground";
import { Icon } from "./art/icon";
import { abilityGlyphs, costGlyphs, effectGlyphs, scoreGlyphs, wide, type Glyph } from "./glyphs";
import { roofLines } from "./roof";

const FLOATING = ["summer_boat", "boat", "other"]; // ships: their front is a sail

export function House({ tile, face, title, small }: { tile: TileFurniture; face: number; title: string; small?: boolean }) {
  const floats = FLOATING.includes(tile.kind);
  const shown = tile.faces[face]!;
  return (
    <g class={`kf-house kf-of-${tint(tile)}`}>
      {floats ? <Hull ghostly={tile.kind === "other"} /> : null}
      <g transform={small ? "translate(0 4) scale(1.25)" : undefined}>
        <rect x="-43" y="-24" width="86" height="34" rx="3" class={`kf-front${face ? " kf-back" : ""}`} />
        <Front tile={tile} face={shown} />
      </g>
      <path d={small ? "M-40-47H40L58-25H-58z" : "M-34-47H34L49-22H-49z"} class="kf-roof" />
      {!small && <Roof title={title} />}
      {!small && face === 0 && tile.cost && <Upgrade tile={tile} />}
      {face === 1 && tile.cost && <UpgradedMark />}
    </g>
  );
}

/** A pennant on the roof: the tile is upgraded. */
function UpgradedMark() {
  return <path d="M0-47V-60L15-55.500 0-51" class="kf-pennant" />;
}

function Hull({ ghostly }: { ghostly: boolean }) {
  return <path d="M-52 12H52C48 28 38 36 26 36H-26C-38 36-48 28-52 12z" class={ghostly ? "kf-hull kf-ghostly" : "kf-hull"} />;
}

function Roof({ title }: { title: string }) {
  const lines = roofLines(title);
  const top = lines.length === 1 ? -31 : -36.5;
  return (
    <g class="kf-title">
      {lines.map((line, i) => (
        <text key={i} y={top + i * 10.500} text-anchor="middle" textLength={line.squeeze} lengthAdjust="spacingAndGlyphs">
          {line.text}
        </text>
      ))}
    </g>
  );
}

function Front({ tile, face }: { tile: TileFurniture; face: FaceFurniture }) {
  if (tile.kind === "turn_order") return <TurnOrder tile={tile} face={face} />;
  if (tile.kind === "other") return <GhostShip face={face} />;
  const does: Glyph[] = face.ability ? abilityGlyphs(face.ability, face.n) : tile.flips ? [{ icon: "upgrade", n: 1 }] : effectGlyphs(face);
  if (face.score) return <Scored points={face.score.per === "river_boat" ? "…" : face.score.points} glyphs={scoreGlyphs(face.score)} />;
  if (!does.length) return face.points ? <Star n={face.points} y={-6} size={30} /> : <GlyphRow glyphs={[{ sign: "–" }]} y={-7} />;
  const room = face.points ? 60 : 80;
  return (
    <>
      <GlyphRow glyphs={does} x={face.points ? -11 : 0} y={-6} size={22} most={room} />
      {face.points > 0 && <Star n={face.points} x={31} y={-6} size={21} />}
    </>
  );
}

/** So many points for each of these. */
function Scored({ points, glyphs }: { points: number | string; glyphs: readonly Glyph[] }) {
  const width = Math.min(52, wide(glyphs, 19));
  return (
    <>
      <Star n={points} x={-width / 2 - 8} y={-6} size={24} />
      <GlyphRow glyphs={[{ sign: "/" }, ...glyphs]} x={10} y={-6} size={19} most={60} />
    </>
  );
}

function TurnOrder({ tile, face }: { tile: TileFurniture; face: FaceFurniture }) {
  return (
    <>
      <text class="kf-print" x={-33} y={3} font-size="25" text-anchor="middle">{tile.number}</text>
      <Icon name={tile.purple ? "purple" : "boat"} x={-12} y={-5} size={tile.purple ? 22 : 20} />
      {face.score && <GlyphRow glyphs={[{ sign: "/" }, { icon: "neighbour" }]} x={27} y={-6} size={16} />}
      {face.score && <Star n={face.score.points} x={9} y={-6} size={20} />}
    </>
  );
}

function GhostShip({ face }: { face: FaceFurniture }) {
  return (
    <>
      <Icon name="ghost" x={-16} y={-6} size={24} />
      <Star n={face.points} x={16} y={-6} size={24} />
    </>
  );
}

/** What the upgrade costs, and what the other face brings (KF-8.15). */
function Upgrade({ tile }: { tile: TileFurniture }) {
  const back = tile.faces[1]!;
  const worth: Glyph[] = back.score ? [{ icon: "star", n: back.score.points }, { sign: "/" }, ...scoreGlyphs(back.score)] : [];
  const points: Glyph[] = back.points ? [{ icon: "star", n: back.points }] : [];
  const glyphs: Glyph[] = [...costGlyphs(tile.cost!), { icon: "upgrade" }, ...effectGlyphs(back), ...worth, ...points];
  return (
    <g class="kf-doorstep">
      <rect x="-46" y="30.500" width="92" height="18" rx="4" />
      <GlyphRow glyphs={glyphs} y={39.500} size={14} most={86} />
    </g>
  );
}
