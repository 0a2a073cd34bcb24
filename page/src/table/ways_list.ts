// The ways of a question as a list: under headings, narrowed down by words, the first nine numbered. Pure.
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

/** The number key of each way: by its place among those that are shown. */
export function numbered(shown: readonly Way[]): Map<string, number> {
  return new Map(shown.slice(0, 9).map((way, i) => [way.name, i + 1]));
}
