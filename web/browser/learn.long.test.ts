/** First races with a coach that take a minute or more by script; the short ones are in `learn.test.ts`. */
import { inject, test } from 'vitest';

import { finishFirstRace } from './coached';

const server = inject('server');

test.each(['Heat: Pedal to the Metal', 'Rallyman: GT'])(
  'whoever follows Learn finishes a first race of %s with the coach',
  async (title) => {
    await finishFirstRace(server, title);
  },
);
