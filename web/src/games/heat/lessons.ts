/** The sections of Heat's rules in the order of the Learn page, with a short race to try what they tell. */
import type { Lesson } from '../face';

const ONE_LAP = { track: 'usa', laps: 1, ask_top: false };

export const lessons: Lesson[] = [
  { key: 'learn-heat-1', picture: 'usa' },
  { key: 'learn-heat-2' },
  { key: 'learn-heat-3', race: { options: { ...ONE_LAP, training: true }, bots: [] } },
  { key: 'learn-heat-4', picture: 'italia' },
  { key: 'learn-heat-5', race: { options: { ...ONE_LAP, track: 'italia' }, bots: [] } },
  { key: 'learn-heat-6' },
  { key: 'learn-heat-7', race: { options: { ...ONE_LAP, training: true }, bots: ['rookie'] } },
  { key: 'learn-heat-8' },
  { key: 'learn-heat-9' },
  { key: 'learn-heat-10' },
  { key: 'learn-heat-11', picture: 'great_britain' },
  { key: 'learn-heat-12', race: { options: { ...ONE_LAP, garage: 'draft' }, bots: ['rookie'] } },
  { key: 'learn-heat-13', race: { options: { ...ONE_LAP, track: 'france', weather: true }, bots: ['rookie'] } },
  { key: 'learn-heat-14', race: { options: { ...ONE_LAP, legends: 5 }, bots: [] } },
];
