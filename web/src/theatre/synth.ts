/** The sounds of a race, made from oscillators and noise: no recordings. */
import type { Sound } from '../lib/sound';

let context: AudioContext | undefined;
let master: GainNode | undefined;
let noise: AudioBuffer | undefined;

/** Spaces a second that a car drives at the usual pace. */
const SPACES = 5.2;

interface Desk {
  context: AudioContext;
  out: GainNode;
  now: number;
}

function open(volume: number): Desk {
  context ??= new AudioContext();
  if (!master) {
    const limiter = context.createDynamicsCompressor();
    master = context.createGain();
    master.connect(limiter).connect(context.destination);
  }
  void context.resume();
  master.gain.value = volume;
  return { context, out: master, now: context.currentTime };
}

/** A second of white noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Quick attack, exponential decay. */
function envelope({ context, out, now }: Desk, at: number, length: number, loud: number, attack = 0.004): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, now + at);
  gain.gain.exponentialRampToValueAtTime(loud, now + at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + at + Math.max(length, attack + 0.01));
  gain.connect(out);
  return gain;
}

interface Tone {
  shape?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
  attack?: number;
  lowpass?: number;
}

function tone(desk: Desk, { shape = 'sine', from, to = from, at = 0, length, loud, attack, lowpass }: Tone): void {
  const oscillator = desk.context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, desk.now + at);
  if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, desk.now + at + length);
  const gain = envelope(desk, at, length, loud, attack);
  if (lowpass) oscillator.connect(filtered(desk, 'lowpass', lowpass)).connect(gain);
  else oscillator.connect(gain);
  oscillator.start(desk.now + at);
  oscillator.stop(desk.now + at + length + 0.05);
}

function filtered({ context }: Desk, type: BiquadFilterType, frequency: number, sharpness = 1): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = sharpness;
  return filter;
}

interface Hiss {
  type: BiquadFilterType;
  frequency: number;
  sharpness?: number;
  at?: number;
  length: number;
  loud: number;
  attack?: number;
}

function hiss(desk: Desk, { type, frequency, sharpness, at = 0, length, loud, attack }: Hiss): void {
  const source = desk.context.createBufferSource();
  source.buffer = noiseOf(desk.context);
  source.loop = true;
  const gain = envelope(desk, at, length, loud, attack);
  source.connect(filtered(desk, type, frequency, sharpness)).connect(gain);
  source.start(desk.now + at, Math.random() * 0.5);
  source.stop(desk.now + at + length + 0.05);
}

/** A knock of a hard cube on the table: a click, and the wood below it. */
function knock(desk: Desk, at: number, loud: number): void {
  hiss(desk, { type: 'bandpass', frequency: 2600 + Math.random() * 1600, sharpness: 2, at, length: 0.035, loud });
  tone(desk, { from: 330 + Math.random() * 120, to: 150, at, length: 0.05, loud: loud * 0.5 });
}

const SOUNDS: Record<Sound, (desk: Desk, count: number, pace: number) => void> = {
  turn: (desk) => {
    tone(desk, { from: 660, length: 0.16, loud: 0.16 });
    tone(desk, { from: 880, at: 0.11, length: 0.32, loud: 0.16 });
    tone(desk, { from: 1760, at: 0.11, length: 0.2, loud: 0.03 });
  },
  /** It bounces as the die on the road does. */
  dice: (desk, count, pace) => {
    const bounces = [0.31, 0.49, 0.57, 0.62];
    for (let die = 0; die < Math.min(count, 4); die += 1)
      bounces.forEach((at, bounce) => knock(desk, at / pace + die * 0.03 + Math.random() * 0.015, 0.4 / (bounce + 1)));
  },
  card: (desk, count) => {
    for (let card = 0; card < Math.min(count, 7); card += 1) {
      hiss(desk, { type: 'highpass', frequency: 3200, at: card * 0.05, length: 0.07, loud: 0.12, attack: 0.02 });
      hiss(desk, { type: 'bandpass', frequency: 1100, at: card * 0.05 + 0.06, length: 0.03, loud: 0.2 });
    }
  },
  /** Revs up, and shifts once on a long way. */
  engine: (desk, count, pace) => {
    const whole = Math.max(0.35, Math.min(2.4, count / SPACES / pace));
    const parts = count > 4 ? [0.45, 0.55] : [1];
    let at = 0;
    parts.forEach((part, gear) => {
      const length = whole * part;
      const from = 62 + 22 * gear;
      for (const [detune, shape] of [
        [1, 'sawtooth'],
        [1.503, 'square'],
        [0.5, 'triangle'],
      ] as const) {
        const loud = shape === 'sawtooth' ? 0.1 : 0.05;
        tone(desk, {
          shape,
          from: from * detune,
          to: from * detune * 2.1,
          at,
          length,
          loud,
          attack: 0.06,
          lowpass: 900,
        });
      }
      at += length * 0.94;
    });
  },
  warning: (desk) => {
    tone(desk, { shape: 'triangle', from: 988, length: 0.09, loud: 0.14 });
    tone(desk, { shape: 'triangle', from: 740, at: 0.1, length: 0.16, loud: 0.14 });
  },
  /** Tyres first, then metal. */
  crash: (desk) => {
    hiss(desk, { type: 'bandpass', frequency: 1500, sharpness: 9, length: 0.42, loud: 0.5, attack: 0.08 });
    hiss(desk, { type: 'lowpass', frequency: 900, at: 0.34, length: 0.55, loud: 0.7 });
    tone(desk, { from: 120, to: 38, at: 0.34, length: 0.4, loud: 0.6 });
    for (let piece = 0; piece < 5; piece += 1) knock(desk, 0.45 + piece * 0.07 + Math.random() * 0.05, 0.2);
  },
  /** A fanfare, and the stand behind it. */
  finish: (desk) => {
    [523, 659, 784, 1047].forEach((from, index) => {
      tone(desk, { shape: 'triangle', from, at: index * 0.12, length: index === 3 ? 0.9 : 0.22, loud: 0.2 });
      tone(desk, { shape: 'sawtooth', from: from / 2, at: index * 0.12, length: 0.3, loud: 0.05, lowpass: 1400 });
    });
    hiss(desk, { type: 'bandpass', frequency: 1000, sharpness: 0.6, at: 0.2, length: 1.6, loud: 0.16, attack: 0.5 });
  },
};

export function play(name: Sound, count: number, volume: number, pace: number): void {
  SOUNDS[name](open(volume), count, pace);
}
