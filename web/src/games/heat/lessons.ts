/** The sections of Heat's rules in the order of the Learn page. */
import type { Lesson } from '../face';

export const lessons: Lesson[] = [
  { key: 'learn-heat-1', picture: 'usa' },
  { key: 'learn-heat-2', figure: 'hand' },
  { key: 'learn-heat-3', figure: 'speeds' },
  { key: 'learn-heat-4', signs: 'italia' },
  { key: 'learn-heat-5', figure: 'heat' },
  { key: 'learn-heat-6' },
  { key: 'learn-heat-7' },
  { key: 'learn-heat-8', figure: 'stress' },
  { key: 'learn-heat-9', figure: 'discard' },
  { key: 'learn-heat-10' },
  { key: 'learn-heat-11' },
  { key: 'learn-heat-12', figure: 'upgrades' },
  { key: 'learn-heat-13', figure: 'conditions' },
  { key: 'learn-heat-14' },
];
