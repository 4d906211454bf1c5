import { test } from 'vitest';

import { raceWhole } from './whole-race';

test.each(['rallyman', 'rali'])('a whole race of %s against bots, from the start page on', raceWhole);
