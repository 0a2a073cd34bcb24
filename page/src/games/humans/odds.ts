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
