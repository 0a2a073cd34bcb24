// A row of signs, centred at (x, y), made smaller where it would be too wide.
import { Icon } from "./art/icon";
import { glyphWidth, wide, type Glyph } from "./glyphs";

interface Props {
  glyphs: readonly Glyph[];
  x?: number;
  y?: number;
  size?: number;
  most?: number;
}

export function GlyphRow({ glyphs, x = 0, y = 0, size = 18, most = 200 }: Props) {
  const fit = Math.min(size, (size * most) / Math.max(1, wide(glyphs, size)));
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

function OneGlyph({ glyph, left, y, size }: { glyph: Glyph; left: number; y: number; size: number }) {
  const width = glyphWidth(glyph, size);
  if ("sign" in glyph) return <Letters text={glyph.sign} x={left + width / 2} y={y} size={size * 0.8} />;
  return (
    <>
      {glyph.n !== undefined && <Letters text={String(glyph.n)} x={left + (width - size) / 2} y={y} size={size * 0.88} />}
      <Icon name={glyph.icon} x={left + width - size * 0.54} y={y} size={size} />
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

/** Points in a star. */
export function Star({ n, x = 0, y = 0, size = 22 }: { n: number | string; x?: number; y?: number; size?: number }) {
  return (
    <g>
      <Icon name="star" x={x} y={y} size={size} />
      <text class="kf-star-print" x={x} y={y + size * 0.2} font-size={size * (String(n).length > 1 ? 0.42 : 0.5)} text-anchor="middle">
        {n}
      </text>
    </g>
  );
}
