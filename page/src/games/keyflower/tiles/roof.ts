// A title that fits on a roof: in one line or two, squeezed if a line is still too long.
export interface Line {
  text: string;
  squeeze: number | undefined; // the width it is drawn in; undefined: its own
}

const LETTER = 0.66; // on average, of the size of the letters
const CYRILLIC = 0.74;
const ONE = 78; // the width of a roof with a single line, between the edges of a tile that is lit
const WIDTHS = [70, 90];

export function roofLines(title: string, size: number): Line[] {
  if (width(title, size) <= ONE) return [{ text: title, squeeze: undefined }];
  const words = title.split(/[\s ]+|(?<=-)/);
  const cut = words.length === 1 ? parted(title) : halves(words, title.includes("-"));
  const room = cut.length === 1 ? [ONE] : WIDTHS;
  return cut.map((text, i) => ({ text, squeeze: width(text, size) > room[i]! ? room[i] : undefined }));
}

/** Of one word nothing but a prefix that many names begin with can stand alone. */
function parted(word: string): string[] {
  const [, prefix, rest] = /^(Глав)(.{9,})$/.exec(word) ?? [];
  return prefix ? [`${prefix}-`, rest!] : [word];
}

const width = (text: string, size: number) => text.length * size * (/[а-яё]/i.test(text) ? CYRILLIC : LETTER);

/** As even as can be, the lower line being the wider one. */
function halves(words: readonly string[], hyphen: boolean): string[] {
  const joined = (part: readonly string[]) => part.join(hyphen ? "" : " ");
  const cuts = words.slice(1).map((_, i) => [joined(words.slice(0, i + 1)), joined(words.slice(i + 1))]);
  const worst = (cut: readonly string[]) => Math.max(...cut.map((text, i) => text.length / WIDTHS[i]!));
  return cuts.reduce((best, cut) => (worst(cut) < worst(best) ? cut : best));
}
