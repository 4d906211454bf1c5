/** What is taught about Ралі, in this order, and what can be tried on the spot. */
import type { Lesson } from '../face';

const alone = { options: { laps: 1 }, bots: [] };
const together = { options: { laps: 1 }, bots: ['rookie'] };

export const lessons: Lesson[] = [
  { key: 'learn-rali-1', picture: 'classic' },
  { key: 'learn-rali-2', race: alone },
  { key: 'learn-rali-3' },
  { key: 'learn-rali-4' },
  { key: 'learn-rali-5' },
  { key: 'learn-rali-6', race: together },
  { key: 'learn-rali-7' },
  { key: 'learn-rali-8' },
  { key: 'learn-rali-9' },
];
