import { expectHint } from './hinted';
import { long, test } from './tiers';

const HINT = 'a hint in %s is drawn, compared and explained, and can be played';
test.each(['gt', 'rali'])(HINT, expectHint);
long.each(['heat', 'rallyman'])(HINT, expectHint);
