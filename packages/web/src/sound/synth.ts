/** Ten short sounds, made of tones and noise when they are wanted. */
import type { Sound } from "../state/heard.ts";

/** A tone that glides, or noise through a filter that glides; times in seconds, pitches in hertz. */
interface Part {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  /** When it begins, how long it sounds, how loud. */
  at?: number;
  for: number;
  loud: number;
}

const parts: Readonly<Record<Sound, readonly Part[]>> = {
  move: [{ wave: "noise", from: 2600, to: 900, for: 0.09, loud: 0.5 }],
  tap: [{ wave: "triangle", from: 520, to: 380, for: 0.05, loud: 0.4 }],
  play: [
    { wave: "noise", from: 1800, to: 500, for: 0.12, loud: 0.5 },
    { wave: "triangle", from: 196, to: 147, at: 0.06, for: 0.16, loud: 0.7 },
  ],
  strike: [
    { wave: "noise", from: 700, to: 4200, for: 0.14, loud: 0.6 },
    { wave: "square", from: 160, to: 60, at: 0.12, for: 0.12, loud: 0.3 },
  ],
  gain: [
    { wave: "sine", from: 523, to: 523, for: 0.12, loud: 0.5 },
    { wave: "sine", from: 784, to: 784, at: 0.08, for: 0.2, loud: 0.5 },
  ],
  hurt: [
    { wave: "sawtooth", from: 220, to: 90, for: 0.18, loud: 0.35 },
    { wave: "noise", from: 900, to: 300, for: 0.1, loud: 0.5 },
  ],
  fall: [
    { wave: "noise", from: 1600, to: 120, for: 0.4, loud: 0.8 },
    { wave: "triangle", from: 130, to: 45, for: 0.4, loud: 0.8 },
  ],
  turn: [
    { wave: "sine", from: 587, to: 587, for: 0.22, loud: 0.5 },
    { wave: "sine", from: 880, to: 880, at: 0.12, for: 0.4, loud: 0.5 },
  ],
  won: [523, 659, 784, 1047].map((tone, i) => ({
    wave: "triangle",
    from: tone,
    to: tone,
    at: i * 0.13,
    for: i === 3 ? 0.7 : 0.2,
    loud: 0.6,
  })),
  lost: [392, 330, 262].map((tone, i) => ({
    wave: "triangle",
    from: tone,
    to: tone * 0.98,
    at: i * 0.2,
    for: i === 2 ? 0.8 : 0.26,
    loud: 0.5,
  })),
};

const VOLUME = 0.16;
/** Between two sounds of one screen. */
const APART = 0.09;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(wanted: readonly Sound[]): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime + 0.01;
  wanted.forEach((sound, i) => {
    for (const part of parts[sound]) sing(context!, part, now + i * APART);
  });
}

function sing(context: AudioContext, part: Part, start: number): void {
  const begins = start + (part.at ?? 0);
  const ends = begins + part.for;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(part.loud * VOLUME, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  gain.connect(context.destination);
  if (part.wave === "noise") {
    const source = new AudioBufferSourceNode(context, { buffer: noiseIn(context), loop: true });
    const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 });
    filter.frequency.setValueAtTime(part.from, begins);
    filter.frequency.exponentialRampToValueAtTime(part.to, ends);
    source.connect(filter).connect(gain);
    source.start(begins);
    source.stop(ends);
    return;
  }
  const source = new OscillatorNode(context, { type: part.wave });
  source.frequency.setValueAtTime(part.from, begins);
  source.frequency.exponentialRampToValueAtTime(part.to, ends);
  source.connect(gain);
  source.start(begins);
  source.stop(ends);
}

function noiseIn(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}
