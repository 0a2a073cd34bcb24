// What a spotlight falls on: a thing of the board by its name, with what belongs to it, or the button of a way.
const MARKS = ["spot", "place", "piece", "essential"];

/** "cell F5 | ship F1": the first that is there and can be seen. */
export function spotted(names: string): Element | null {
  const found = named(names).find(isThere);
  return found?.closest("[data-ring]") ?? found ?? null;
}

/** The first that is there, if none of them can be seen: a phone shows one part of a board at a time. */
export function unseen(names: string): Element | null {
  const all = named(names);
  return all.some(isThere) ? null : (all[0] ?? null);
}

const named = (names: string) =>
  names.split("|").flatMap((name) => selectors(name.trim())).flatMap((css) => [...document.querySelectorAll(css)]);

function selectors(name: string): string[] {
  if (!name) return [];
  const marks = MARKS.map((mark) => `main [data-${mark}="${CSS.escape(name)}"]`);
  const cell = /^cell ([A-Z]\d+)$/.exec(name)?.[1];
  return cell ? [`main [data-cell="${cell}"]`, ...marks] : marks;
}

const isThere = (thing: Element) => {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};

const first = (css: string) => [...document.querySelectorAll(css)].find(isThere) ?? null;

/** What the board marks as a hint: there a click leads on. */
export const marked = () => first(".board-frame .hint");

/** A way that has no place: its button in the list, or on a phone the line of the question. */
export const buttonOf = (way: string) => first(`main [data-way="${CSS.escape(way)}"]`) ?? first(".asked-sheet");
