// Lines of a text, counted from 1. Pure.
export const lineCount = (text: string) => text.split("\n").length;

/** Where a line begins and ends in the text; beyond the last line, its end. */
export function placeOf(text: string, line: number): [number, number] {
  const before = text.split("\n").slice(0, line - 1).join("\n").length;
  const from = Math.min(text.length, before + (line > 1 ? 1 : 0));
  const end = text.indexOf("\n", from);
  return [from, end < 0 ? text.length : end];
}
