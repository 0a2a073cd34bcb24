// Which answers are guarded against accidents, and how long they wait before they are sent. Pure.
import type { Asked, Way } from "../wire/protocol";

export const WAIT = 3; // seconds
const HURRY = 10; // seconds before the end of one's time: nothing waits any more

/** What is the only answer can be no accident. `seals`: it sends something for good, such as a plan. */
export const isGuarded = (way: Way, asked: Asked, seals = false) => (way.ends || seals) && asked.ways.length > 1;

/** How long to wait, in seconds: never into the end of one's time, and not where silence could tell something. */
export function pauseFor(asked: Asked, deadline: number | null, now: number): number {
  if (asked.out_of_turn) return 0;
  return deadline !== null && deadline - now < HURRY ? 0 : WAIT;
}
