// The sounds of the table, made here: no files to load. What is heard is what this seat sees.
import { sound } from "../settings";
import { noise, note, type Sounding } from "./voices";

const SOUNDS = {
  move: (at) => [noise(at, 0, 0.05, 900, 0.12), note(at, 0.01, 0.09, 180, 0.1)],
  card: (at) => noise(at, 0, 0.09, 3200, 0.1),
  roll: (at) => [0, 0.07, 0.13, 0.22, 0.3].forEach((from) => noise(at, from, 0.035, 2200, 0.16)),
  shot: (at) => [noise(at, 0, 0.35, 260, 0.5), note(at, 0, 0.2, 70, 0.25)],
  blow: (at) => [noise(at, 0, 0.25, 700, 0.35), note(at, 0, 0.18, 55, 0.25)],
  turn: (at) => [523, 659].forEach((pitch, n) => note(at, n * 0.16, 0.45, pitch, 0.1)),
  reaction: (at) => [784, 988, 784, 988].forEach((pitch, n) => note(at, n * 0.16, 0.45, pitch, 0.12)),
  end: (at) => [392, 523, 659, 784].forEach((pitch, n) => note(at, n * 0.18, 0.7, pitch, 0.1)),
} satisfies Record<string, (at: Sounding) => unknown>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

/** Browsers keep silent until somebody has clicked on the page. */
export function ring(what: Sound) {
  if (!sound.value || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  SOUNDS[what]({ audio, now: audio.currentTime });
}
