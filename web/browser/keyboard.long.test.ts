import { test } from 'vitest';

import { raceByTab } from './tabbing';

test('a whole race of GT by Tab and Enter', () => raceByTab('Rallyman: GT'));
