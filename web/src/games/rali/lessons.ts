/** What is taught about Ралі, in this order. */
import type { Lesson } from '../face';

export const lessons: Lesson[] = [
  { key: 'learn-rali-1', picture: 'classic' },
  { key: 'learn-rali-2', figure: 'die' },
  { key: 'learn-rali-3' },
  { key: 'learn-rali-4' },
  { key: 'learn-rali-5', signs: 'classic' },
  { key: 'learn-rali-6' },
  { key: 'learn-rali-7' },
  { key: 'learn-rali-8' },
  { key: 'learn-rali-9' },
];
