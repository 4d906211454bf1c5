/** What is taught about Rallyman, in this order. */
import type { Lesson } from '../face';

export const lessons: Lesson[] = [
  { key: 'learn-rallyman-1', picture: 'first_licence:1' },
  { key: 'learn-rallyman-2', figure: 'dice' },
  { key: 'learn-rallyman-3' },
  { key: 'learn-rallyman-4', figure: 'warnings' },
  { key: 'learn-rallyman-5', signs: 'rulebook:2' },
  { key: 'learn-rallyman-6' },
  { key: 'learn-rallyman-7' },
  { key: 'learn-rallyman-8' },
  { key: 'learn-rallyman-9' },
  { key: 'learn-rallyman-10' },
  { key: 'learn-rallyman-11', picture: 'white_jura:2' },
  { key: 'learn-rallyman-12' },
  { key: 'learn-rallyman-13' },
];
