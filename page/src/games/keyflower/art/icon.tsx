// One icon by its name, wherever it is wanted.
import { GOODS } from "./goods";
import { MARKS } from "./marks";
import { WORKERS } from "./workers";

const ICONS = { ...WORKERS, ...GOODS, ...MARKS };

/** Inside an SVG: its centre at (x, y). */
export function Icon({ name, x = 0, y = 0, size = 16, turn = 0 }: { name: string; x?: number; y?: number; size?: number; turn?: number }) {
  const Drawn = ICONS[name];
  if (!Drawn) return null;
  return <g transform={`translate(${x} ${y}) scale(${size / 24})${turn ? ` rotate(${turn})` : ""}`}>{Drawn()}</g>;
}

/** In HTML. Its meaning is told by the words beside it, or by `label`. */
export function Sign({ name, size = 20, label }: { name: string; size?: number; label?: string }) {
  return (
    <svg class="kf-sign" width={size} height={size} viewBox="-13 -15 26 28" role={label ? "img" : undefined} aria-label={label} aria-hidden={label ? undefined : "true"}>
      {label && <title>{label}</title>}
      <Icon name={name} size={24} />
    </svg>
  );
}
