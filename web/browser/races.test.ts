import { long, test } from './tiers';
import { raceWhole } from './whole-race';

const WHOLE = 'a whole race of %s against bots, from the start page on';
test.each(['gt'])(WHOLE, raceWhole);
long.each(['heat', 'rallyman', 'rali'])(WHOLE, raceWhole);
