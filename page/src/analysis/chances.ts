// The chances of seats over a game, from its analysis. Pure.
import type { Analysis, Point } from "../wire/protocol";

export const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;
const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
/** A part of a balance, as +12 or −3. */
export const points = (share: number) => signed(Math.round(share * 100));

/** The points of one seat, in order, and its result at the end. */
export function lineOf({ points, balance, last }: Analysis, seat: number): { at: number; share: number }[] {
  const own = points.filter((point) => point.seat === seat).map(({ at, share }) => ({ at, share }));
  return [...own, { at: last, share: balance[seat]!.result }];
}

/** What a seat's chances were at its last decision up to this moment; null before its first. */
export function chanceAt(analysis: Analysis, seat: number, to: number): number | null {
  const before = lineOf(analysis, seat).filter((point) => point.at <= to);
  return before.at(-1)?.share ?? null;
}

/** The moments at which somebody decides, and the end. */
export const momentsOf = ({ points, last }: Analysis) => [...new Set([...points.map((point) => point.at), last])].sort((a, b) => a - b);

/** Those that cost most, of one seat or of all. */
export function costliest({ points }: Analysis, seat: number | null, most: number): Point[] {
  const told = points.filter((point) => point.told && (seat === null || point.seat === seat));
  return told.sort((a, b) => b.cost - a.cost).slice(0, most);
}
