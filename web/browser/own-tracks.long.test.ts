import { test } from 'vitest';

import { makeTrack } from './own-track';

test.each(['heat', 'rallyman', 'rali'])(
  '%s: built, shared, published, remixed and raced, by keyboard and by touch',
  makeTrack,
);
