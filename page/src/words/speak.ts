// Words of the page. Each part of it has a file of words: the same keys in both languages, {name} for what is put in.
import { lang } from "../settings";
import type { Lang } from "../table/contract";

export type Words<K extends string> = Record<Lang, Record<K, string>>;

/** `const say = speaker(HOME)`; then say("title"), say("seats", { n: 3 }). Reads the language, so it redraws when that changes. */
export function speaker<K extends string>(words: Words<K>) {
  return (key: K, values: Record<string, string | number> = {}) =>
    words[lang.value][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** "Anna, Boris and Vera". */
export const together = (names: readonly string[]) => new Intl.ListFormat(lang.value === "en" ? "en-GB" : lang.value).format(names);

/** 100,000 in English, 100 000 in Russian, with spaces that do not break. */
export const amount = (n: number) => String(n).replace("-", "−").replace(/\B(?=(\d{3})+$)/g, lang.value === "en" ? "," : "\u00a0");

/** Which of the forms a number takes: English [one, many], Russian [один, два, пять]. */
export function plural(n: number, forms: Record<Lang, readonly string[]>): string {
  const rule = new Intl.PluralRules(lang.value).select(n);
  const of = forms[lang.value];
  const place = lang.value === "en" ? (rule === "one" ? 0 : 1) : rule === "one" ? 0 : rule === "few" ? 1 : 2;
  return of[Math.min(place, of.length - 1)]!;
}
