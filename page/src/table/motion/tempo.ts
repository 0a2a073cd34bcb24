// How fast things move on the board, as a person has set it.
import { signal } from "@preact/signals";
import { keep, kept } from "../../settings";

export const TEMPI = ["slow", "usual", "fast", "off"] as const;
export type Tempo = (typeof TEMPI)[number];

const A_STEP: Record<Tempo, number> = { slow: 600, usual: 400, fast: 220, off: 0 }; // milliseconds
const TO_READ: Record<Tempo, number> = { slow: 3200, usual: 2200, fast: 1200, off: 0 }; // for what is told above the board
const ALL_STEPS: Record<Tempo, number> = { slow: 8000, usual: 5000, fast: 2500, off: 0 }; // more than that is left out

const known = (name: string | null): Tempo => TEMPI.find((t) => t === name) ?? "usual";

export const tempo = signal<Tempo>(known(kept("kubrik.tempo")));
export const setTempo = (t: Tempo) => ((tempo.value = t), keep("kubrik.tempo", t));

/** Whoever has asked the whole device for less motion gets none here. */
const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const isCalm = signal(calm.matches);
calm.addEventListener("change", () => (isCalm.value = calm.matches));

const now = (): Tempo => (isCalm.value ? "off" : tempo.value);
export const isStill = () => now() === "off" || document.hidden;
export const aStep = () => A_STEP[now()];
export const toRead = () => TO_READ[now()];
export const allSteps = () => ALL_STEPS[now()];
