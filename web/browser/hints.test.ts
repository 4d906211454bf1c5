import { test } from 'vitest';

import { expectHint } from './hinted';

test.each(['gt', 'rali'])('a hint in %s is drawn, compared and explained, and can be played', expectHint);
