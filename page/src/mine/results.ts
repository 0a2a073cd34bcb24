// What came out of finished games: remembered here for longer than a server keeps tables.
import { signal } from "@preact/signals";
import { keep, kept } from "../settings";
import type { MyTable } from "../wire/protocol";
import { type Result, resultOf } from "./stats";

const KEY = "kubrik.results";
const MOST = 500;

function stored(): Result[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Result[]).filter((r) => typeof r?.id === "string" && typeof r.rank === "number") : [];
  } catch {
    return [];
  }
}

export const results = signal(stored());

/** Those of finished games among these tables are kept. */
export function keepResults(seats: readonly MyTable[]) {
  const known = new Set(results.value.map((r) => `${r.id} ${r.seat}`));
  const news = seats.flatMap((mine) => resultOf(mine) ?? []).filter((r) => !known.has(`${r.id} ${r.seat}`));
  if (!news.length) return;
  results.value = [...news, ...results.value].slice(0, MOST);
  keep(KEY, JSON.stringify(results.value));
}
