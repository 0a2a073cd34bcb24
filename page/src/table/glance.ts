// The glance of a question is written for terminals: a heading with a rule, a few lines, then a chart in signs.
const RULE = /^── .*? ─+\n/;

export const withoutRule = (glance: string) => glance.replace(RULE, "");

/** The lines before the chart, which is indented: what is at stake. The board draws the rest better. */
export function stake(glance: string): string {
  const lines = withoutRule(glance).split("\n");
  const chart = lines.findIndex((line) => /^\s/.test(line));
  return lines.slice(0, chart < 0 ? lines.length : chart).join("\n");
}
