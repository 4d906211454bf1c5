/** The sections of Rallyman: GT in the order of the Learn page, with short races to try what they tell. */
import type { Lesson } from '../face';

const SHORT = { track: 'k1', laps: 1 };

export const lessons: Lesson[] = [
  { key: 'learn-gt-1', picture: 'k1' },
  { key: 'learn-gt-2', race: { options: SHORT, bots: [] } },
  { key: 'learn-gt-3' },
  { key: 'learn-gt-4', picture: 'k3' },
  { key: 'learn-gt-5', race: { options: SHORT, bots: ['rookie'] } },
  { key: 'learn-gt-6' },
  { key: 'learn-gt-7' },
  { key: 'learn-gt-8', race: { options: { ...SHORT, track: 'k2' }, bots: ['rookie', 'rookie'] } },
  { key: 'learn-gt-9' },
  { key: 'learn-gt-10', race: { options: { ...SHORT, start_weather: 'wet', choose_tyres: true }, bots: ['rookie'] } },
  { key: 'learn-gt-11', race: { options: { ...SHORT, track: 'k3' }, bots: [] } },
  { key: 'learn-gt-12', race: { options: { ...SHORT, flying_start: true, redline: true }, bots: ['rookie'] } },
  { key: 'learn-gt-13' },
];
