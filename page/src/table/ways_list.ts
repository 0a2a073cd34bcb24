// The ways of a question as a list: under headings, narrowed down by words, with keys; endings apart. Pure.
import type { Way } from "../wire/protocol";

export const MANY = 12; // more than these are grouped, searched and folded

export interface Section {
  title: string; // "" for the ways that stand alone
  ways: Way[];
}

const plain = (text: string) => text.toLocaleLowerCase().replaceAll("\u00a0", " ").replaceAll("ё", "е");

/** Those that have all the words typed, in any order. */
export function found(ways: readonly Way[], typed: string): Way[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return ways.filter((w) => words.every((word) => plain(`${w.section} ${w.label}`).includes(word)));
}

/** In the order in which the headings first come; ways without a heading first. */
export function sections(ways: readonly Way[]): Section[] {
  const by = new Map<string, Way[]>([["", []]]);
  for (const way of ways) by.set(way.section, [...(by.get(way.section) ?? []), way]);
  return [...by].map(([title, of]) => ({ title, ways: of })).filter((s) => s.ways.length > 0);
}

/** What is found: what ends a turn stands apart and has no number, unless it is the only answer. */
export function apart(ways: readonly Way[], typed = ""): { usual: Way[]; endings: Way[] } {
  const isApart = (way: Way) => way.ends && ways.length > 1;
  const listed = found(ways, typed);
  return { usual: listed.filter((way) => !isApart(way)), endings: listed.filter(isApart) };
}

export const KEYS = 18; // 1 to 9, and the same with Shift

/** The key of each way, from 1 on: by its place among those that are shown. */
export function numbered(shown: readonly Way[]): Map<string, number> {
  return new Map(shown.slice(0, KEYS).map((way, i) => [way.name, i + 1]));
}

/** As it stands on a key: 7, ⇧7. */
export const keyName = (number: number) => (number > 9 ? `⇧${number - 9}` : String(number));
