import { keepTrack } from './files';
import { makeTrack } from './own-track';
import { long, test } from './tiers';

const MADE = '%s: built, shared, published, remixed and raced, by keyboard and by touch';
test.each(['gt'])(MADE, makeTrack);
long.each(['heat', 'rallyman', 'rali'])(MADE, makeTrack);
long.each([
  ['gt', '.list'],
  ['heat', undefined],
  ['rallyman', 'img.sheet'],
  ['rali', undefined],
])('%s: kept as a file, a picture and on paper', keepTrack);
