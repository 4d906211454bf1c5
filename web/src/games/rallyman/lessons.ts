/** What is taught about Rallyman, in this order, and what can be tried on the spot. */
import type { Lesson } from '../face';

const STAGE = { rally: 'first_licence', stage: 1 };

export const lessons: Lesson[] = [
  { key: 'learn-rallyman-1', picture: 'first_licence:1' },
  { key: 'learn-rallyman-2', race: { options: { ...STAGE, easy: true }, bots: [] } },
  { key: 'learn-rallyman-3' },
  { key: 'learn-rallyman-4', race: { options: STAGE, bots: [] } },
  { key: 'learn-rallyman-5', picture: 'rulebook:2' },
  { key: 'learn-rallyman-6' },
  { key: 'learn-rallyman-7' },
  { key: 'learn-rallyman-8', race: { options: { rally: 'rulebook', stage: 1 }, bots: [] } },
  { key: 'learn-rallyman-9' },
  { key: 'learn-rallyman-10', race: { options: STAGE, bots: ['rookie'] } },
  {
    key: 'learn-rallyman-11',
    picture: 'white_jura:2',
    race: { options: { rally: 'white_jura', stage: 2 }, bots: ['rookie'] },
  },
  { key: 'learn-rallyman-12', race: { options: { rally: 'first_licence', splits: true }, bots: ['rookie', 'club'] } },
  { key: 'learn-rallyman-13' },
];
