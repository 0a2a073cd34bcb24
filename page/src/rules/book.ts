// A rulebook by chapters, and the search in it.
import type { Clause } from "../wire/protocol";

export interface Chapter {
  title: string;
  id: string; // an anchor
  parts: { title: string; clauses: Clause[] }[]; // the first may have no title of its own
}

const APART = " – "; // between a chapter and its part, in the section of a clause

export function chapters(clauses: readonly Clause[]): Chapter[] {
  const found: Chapter[] = [];
  for (const clause of clauses) {
    const [title = "", ...rest] = clause.section.split(APART);
    if (found.at(-1)?.title !== title) found.push({ title, id: `chapter-${found.length + 1}`, parts: [] });
    const { parts } = found.at(-1)!;
    const part = rest.join(APART);
    if (parts.at(-1)?.title !== part || !parts.length) parts.push({ title: part, clauses: [] });
    parts.at(-1)!.clauses.push(clause);
  }
  return found;
}

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
export const wordsOf = (search: string) => plain(search).split(/\s+/).filter(Boolean);

/** How often something is found: what is there for the reader only has no number. */
export const numbered = (clauses: readonly Clause[]) => clauses.filter((c) => c.id).length;

/** The clauses that have all the words, in their text, their section or their number. */
export function matching(clauses: readonly Clause[], words: readonly string[]): Clause[] {
  const has = (c: Clause) => {
    const text = plain(`${c.id} ${c.section} ${c.text}`);
    return words.every((w) => text.includes(w));
  };
  return words.length ? clauses.filter(has) : [...clauses];
}

/** A text in pieces, every second of which is one of the words. */
export function marked(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text];
  const escaped = words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("е", "[её]"));
  return text.split(new RegExp(`(${escaped.join("|")})`, "i"));
}

// ---- what stands between the clauses

export type Passage = { list: string[] } | { rows: string[][] } | { text: string };

const isRuler = (line: string) => /^[|\s:-]+$/.test(line); // parts the head of a table from the rest
const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

/** A list if every line begins with a dash, a table if every line begins with a bar. */
export function passage(text: string): Passage {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.every((l) => l.startsWith("- "))) return { list: lines.map((l) => l.slice(2)) };
  if (lines.every((l) => l.startsWith("|"))) return { rows: lines.filter((l) => !isRuler(l)).map(cells) };
  return { text: lines.join(" ") };
}
