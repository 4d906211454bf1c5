import { makeTrack } from './own-track';
import { long, test } from './tiers';

const MADE = '%s: built, shared, published, remixed and raced, by keyboard and by touch';
test.each(['gt'])(MADE, makeTrack);
long.each(['heat', 'rallyman', 'rali'])(MADE, makeTrack);
