// What sounds are put together from: a tone that fades, and a short noise of a certain pitch.

export interface Sounding {
  audio: AudioContext;
  now: number; // seconds, by the clock of the audio
}

/** All times in seconds. */
export function note({ audio, now }: Sounding, from: number, long: number, pitch: number, loud: number) {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(fading(audio, now + from, long, loud));
  tone.start(now + from);
  tone.stop(now + from + long);
}

export function noise({ audio, now }: Sounding, from: number, long: number, pitch: number, loud: number) {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, long);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, now + from, long, loud));
  source.start(now + from);
}

function fading(audio: AudioContext, from: number, long: number, loud: number): GainNode {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(loud, from + Math.min(0.02, long / 4));
  loudness.gain.exponentialRampToValueAtTime(0.001, from + long);
  loudness.connect(audio.destination);
  return loudness;
}

function hiss(audio: AudioContext, long: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(long * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
