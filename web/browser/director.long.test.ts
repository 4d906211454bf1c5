import { test } from 'vitest';

import { expectDirected } from './crash';

test.each(['gt', 'rallyman'])('%s: a crash is told, and the winner crosses the line in sight', expectDirected);
