/** Sounds from a few oscillators, without files. Off until somebody turns them on. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

type Sound = 'roll' | 'drive' | 'turn' | 'trouble' | 'finish';

const NOTES: Record<Sound, [frequency: number, at: number, length: number, shape: OscillatorType][]> = {
  roll: [0, 1, 2, 3, 4].map((knock) => [160 + ((knock * 67) % 90), knock * 0.055, 0.035, 'square']),
  drive: [
    [92, 0, 0.22, 'sawtooth'],
    [138, 0.08, 0.2, 'sawtooth'],
  ],
  turn: [
    [660, 0, 0.09, 'sine'],
    [880, 0.1, 0.14, 'sine'],
  ],
  trouble: [
    [220, 0, 0.16, 'triangle'],
    [147, 0.14, 0.3, 'triangle'],
  ],
  finish: [
    [523, 0, 0.14, 'sine'],
    [659, 0.13, 0.14, 'sine'],
    [784, 0.26, 0.3, 'sine'],
  ],
};

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [frequency, at, length, shape] of NOTES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(shape === 'sine' ? 0.12 : 0.05, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0006, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}
