// What a language of the page lacks compared to English. For the languages it knows, the compiler checks the same.
type Said = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Said => typeof value === "object" && value !== null;

/** Keys below each other, as "table.menu". Lists of sentences and forms of a noun are whole. */
function missing(said: unknown, other: unknown, path: string): string[] {
  if (!isTable(other)) return [path];
  if (!isTable(said) || Array.isArray(said)) return [];
  return Object.keys(said).flatMap((key) =>
    typeof said[key] === "string" ? (typeof other[key] === "string" ? [] : [`${path}.${key}`]) : missing(said[key], other[key], `${path}.${key}`));
}

/** Of all that a module exports: tables of words, each with its languages, however deep they lie. */
export function lacking(words: unknown, lang: string, path: string): string[] {
  if (!isTable(words) || Array.isArray(words)) return [];
  if ("en" in words) return missing(words.en, words[lang], path);
  return Object.entries(words).flatMap(([key, part]) => lacking(part, lang, `${path}.${key}`));
}
