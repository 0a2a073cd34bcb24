// Numbers that are always the same for the same name: a city's skyline, a ship's trimmings.
export function numbers(name: string): () => number {
  let state = [...name].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 8) % 10007) / 10007;
  };
}
