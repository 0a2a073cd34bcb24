// How likely a sum of two dice is.

/** In how many of 36 throws two dice make at least this. */
export function throwsFor(least: number): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) count++;
  return count;
}

const SUMS = Array.from({ length: 11 }, (_, i) => i + 2);
const chanceOf = (sum: number) => (6 - Math.abs(sum - 7)) / 36;
const below = (n: number) => SUMS.filter((sum) => sum < n).reduce((all, sum) => all + chanceOf(sum), 0);

/** For each of these strengths the chance that it is highest with two dice, before anybody answers; the rest are ties. */
export function battleChances(strengths: readonly number[]): number[] {
  const highest = (total: number, own: number) => strengths.reduce((all, other, n) => (n === own ? all : all * below(total - other)), 1);
  return strengths.map((own, n) => SUMS.reduce((all, sum) => all + chanceOf(sum) * highest(own + sum, n), 0));
}

/** The army cards that may lie in the deck, by strength: all that are not in the discard pile. */
export function armiesLeft(strengths: Record<string, number>, copies: Record<string, number>, gone: readonly string[]): Map<number, number> {
  const left = new Map<number, number>();
  for (const [id, strength] of Object.entries(strengths))
    left.set(strength, (left.get(strength) ?? 0) + (copies[id] ?? 0) - gone.filter((one) => one === id).length);
  return left;
}

/** That a group of this strength beats so many cards of the deck, one after the other, with the dice alone (TH-10.17). */
export function catchChance(own: number, cards: number, left: ReadonlyMap<number, number>): number {
  const all = [...left.values()].reduce((sum, n) => sum + n, 0);
  if (cards === 0 || all === 0) return 1;
  return [...left].reduce((sum, [strength, n]) => {
    if (n <= 0) return sum;
    const beats = strength === 0 ? 1 : throwsFor(strength - own) / 36;
    return sum + (n / all) * beats * catchChance(own, cards - 1, new Map(left).set(strength, n - 1));
  }, 0);
}
