// A short sound of two notes, made here: no file to load. A reaction out of turn sounds higher and twice.
import { sound } from "../settings";

let audio: AudioContext | null = null;

function note(at: AudioContext, pitch: number, from: number) {
  const tone = at.createOscillator();
  const loudness = at.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.12, from + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.45);
  tone.connect(loudness).connect(at.destination);
  tone.start(from);
  tone.stop(from + 0.5);
}

/** Browsers keep silent until somebody has clicked on the page. */
export function chime(isReaction: boolean) {
  if (!sound.value || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const pitches = isReaction ? [784, 988, 784, 988] : [523, 659];
  pitches.forEach((pitch, i) => note(audio!, pitch, audio!.currentTime + i * 0.16));
}
