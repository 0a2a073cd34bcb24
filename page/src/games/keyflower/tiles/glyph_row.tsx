// A row of signs, centred at (x, y), made smaller where it would be too wide.
import { Icon } from "../art/icon";
import { fitted, glyphWidth, wide, type Glyph, type Size } from "./glyphs";
import { useLeast } from "./scale";

interface Props {
  glyphs: readonly Glyph[];
  x?: number;
  y?: number;
  size?: number;
  most?: number;
}

export function GlyphRow({ glyphs, x = 0, y = 0, size = 18, most = 200 }: Props) {
  const fit = fitted(glyphs, size, most, useLeast());
  let left = x - wide(glyphs, fit) / 2;
  return (
    <g>
      {glyphs.map((glyph, i) => {
        const at = left;
        left += glyphWidth(glyph, fit);
        return <OneGlyph key={i} glyph={glyph} left={at} y={y} size={fit} />;
      })}
    </g>
  );
}

function OneGlyph({ glyph, left, y, size }: { glyph: Glyph; left: number; y: number; size: Size }) {
  const width = glyphWidth(glyph, size);
  if ("sign" in glyph) return <Letters text={glyph.sign} x={left + width / 2} y={y} size={size.letters} />;
  return (
    <>
      {glyph.n !== undefined && <Letters text={String(glyph.n)} x={left + (width - size.icon) / 2} y={y} size={size.letters} />}
      <Icon name={glyph.icon} x={left + width - size.icon * 0.54} y={y} size={size.icon} />
    </>
  );
}

function Letters({ text, x, y, size }: { text: string; x: number; y: number; size: number }) {
  return (
    <text class="kf-print" x={x} y={y + size * 0.36} font-size={size} text-anchor="middle">
      {text}
    </text>
  );
}
