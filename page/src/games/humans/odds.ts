// How likely a sum of two dice is.

/** In how many of 36 throws two dice make at least this. */
export function throwsFor(least: number): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) count++;
  return count;
}
