import { test } from 'vitest';

import { expectHint } from './hinted';

test.each(['heat', 'rallyman'])('a hint in %s is drawn, compared and explained, and can be played', expectHint);
