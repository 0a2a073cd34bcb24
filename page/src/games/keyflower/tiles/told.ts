// A tile in words, for those who don't see the drawing.
import type { SpotView } from "../../../wire/keyflower";
import { COLOURS, RESOURCES, some } from "../terms";
import { name, say } from "../words";

const listed = (names: readonly string[], numbers: readonly number[]) => some(names, numbers).map(([what, n]) => `${name(what)} ${n}`);

export function told(title: string, face: number, spot?: SpotView, resources: readonly number[] = []): string {
  const parts = [title, ...(face ? [say("upgraded")] : []), ...listed(RESOURCES, resources)];
  if (!spot) return parts.join(", ");
  const workers = listed(COLOURS, spot.on);
  return [...parts, ...(workers.length ? [`${say("workers")}: ${workers.join(", ")}`, next(spot)] : [])].join(", ");
}

/** What the next use takes (KF-6.5, KF-6.6). */
export const next = (spot: SpotView) => (spot.need > spot.room ? say("full") : say("next_use", { n: spot.need }));
