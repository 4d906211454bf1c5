/** The sections of Rallyman: GT in the order of the Learn page. */
import type { Lesson } from '../face';

export const lessons: Lesson[] = [
  { key: 'learn-gt-1', picture: 'k1' },
  { key: 'learn-gt-2' },
  { key: 'learn-gt-3', figure: 'dice' },
  { key: 'learn-gt-4', signs: 'k3' },
  { key: 'learn-gt-5' },
  { key: 'learn-gt-6' },
  { key: 'learn-gt-7', figure: 'hazards' },
  { key: 'learn-gt-8' },
  { key: 'learn-gt-9', figure: 'tokens' },
  { key: 'learn-gt-10' },
  { key: 'learn-gt-11' },
  { key: 'learn-gt-12' },
  { key: 'learn-gt-13' },
];
