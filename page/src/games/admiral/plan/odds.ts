// Chances that people would otherwise work out by hand: of shots (AD-10, AD-12) and of boardings (AD-14.5). Pure.
const SIDES = 6;

export interface Volley {
  shots: number;
  hits: number; // numbers on the die that hit
  salvo: boolean; // all hit, or none
}

export const chanceOf = ({ hits }: Volley) => hits / SIDES;
export const expected = (volley: Volley) => volley.shots * chanceOf(volley);

/** That a ship of this strength is sunk. */
export function chanceToSink(volley: Volley, strength: number): number {
  const p = chanceOf(volley);
  if (volley.shots < strength) return 0;
  return volley.salvo ? p : atLeast(strength, volley.shots, p);
}

function atLeast(hits: number, shots: number, p: number): number {
  if (hits <= 0) return 1;
  return hits > shots ? 0 : p * atLeast(hits - 1, shots - 1, p) + (1 - p) * atLeast(hits, shots - 1, p);
}

/** That the attacker's die and points are more; and that they are less, when the attacker is taken. */
export function fightChances(points: number, against: number): { win: number; lose: number } {
  const pairs = Array.from({ length: SIDES * SIDES }, (_, i) => points + (i % SIDES) - against - Math.floor(i / SIDES));
  const share = (is: (lead: number) => boolean) => pairs.filter(is).length / pairs.length;
  return { win: share((lead) => lead > 0), lose: share((lead) => lead < 0) };
}

/** A shared salvo is as good as its worst shot (AD-12.3): numbers that hit for all. */
export const shared = (dice: readonly (readonly number[])[]) => (dice[0] ?? []).filter((n) => dice.every((one) => one.includes(n)));

export const percent = (chance: number) => `${Math.round(chance * 100)}\u00a0%`;
