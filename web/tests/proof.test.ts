import { describe, expect, test } from 'vitest';

import { check, diceOf, outcomeAt, type Proof, type RecordedDice } from '../src/proof/proof';
import { sealOf, type Kept } from '../src/lib/dice';
import { bytesOf } from '../src/lib/hash';
import real from './fixtures/proof.json';

/** A finished race as the server told it: its proof, its record, and the hash that was shown before the start. */
const proof = real.proof as unknown as Proof;
const dice = diceOf(real.record);

const otherSeed = (seed: string): string => (seed.startsWith('0') ? '1' : '0') + seed.slice(1);

describe('the dice of a real race', () => {
  test('are read from its record', () => {
    expect(dice.contributions).toEqual(['тихіше їдеш', 'далі будеш']);
    expect(dice.draws).toHaveLength(proof.rolls.length);
    expect(dice.commitment).toBe(real.promised);
  });

  test('come out of the seed as they lay on the table', async () => {
    const verdict = await check(proof, dice, real.promised);
    expect(verdict.sealed).toBe(true);
    expect(verdict.seal).toBe(real.promised);
    expect(verdict.rolls.map((roll) => roll.point)).toEqual(proof.rolls.map((roll) => roll.point));
    expect(verdict.rolls.map((roll) => roll.computed)).toEqual(dice.draws);
    expect(verdict.fair).toBe(true);
  });

  test('are not fair when one of them was turned', async () => {
    const turned: RecordedDice = { ...dice, draws: dice.draws.with(3, dice.draws[3] === '6' ? '5' : '6') };
    const verdict = await check(proof, turned, real.promised);
    expect(verdict.rolls.filter((roll) => !roll.fair).map((roll) => roll.number)).toEqual([3]);
    expect(verdict.fair).toBe(false);
  });

  test('are not fair when the weights do not add up to what was drawn from', async () => {
    const [first, ...rest] = proof.rolls;
    const verdict = await check(
      { ...proof, rolls: [{ ...first!, total: first!.total + 1 }, ...rest] },
      dice,
      real.promised,
    );
    expect(verdict.rolls[0]!.fair).toBe(false);
  });

  test('need the seed that was sealed before the start', async () => {
    const verdict = await check({ ...proof, seed: otherSeed(proof.seed) }, dice, real.promised);
    expect(verdict.sealed).toBe(false);
    expect(verdict.fair).toBe(false);
  });

  test('need the promise that the drivers saw, not one made up afterwards', async () => {
    const verdict = await check(proof, dice, 'f'.repeat(64));
    expect(verdict.fair).toBe(false);
  });

  test('depend on the words of every driver', async () => {
    const verdict = await check(proof, { ...dice, contributions: ['тихіше їдеш', 'далі будеш!'] }, real.promised);
    expect(verdict.rolls.some((roll) => !roll.fair)).toBe(true);
  });

  test('are all accounted for', async () => {
    const verdict = await check({ ...proof, rolls: proof.rolls.slice(0, -2) }, dice, real.promised);
    expect(verdict.unexplained).toBe(2);
    expect(verdict.fair).toBe(false);
  });

  test('are checked a few at a time, so that a thousand do not stop the page', async () => {
    const rolls = Array.from({ length: 1000 }, (_, number) => ({ ...proof.rolls[0]!, number }));
    const seen: number[] = [];
    let alive = 0;
    const timer = setInterval(() => alive++);
    const verdict = await check({ ...proof, rolls }, { ...dice, draws: [] }, real.promised, undefined, (done) =>
      seen.push(done),
    );
    clearInterval(timer);
    expect(verdict.rolls).toHaveLength(1000);
    expect(verdict.rolls.every((roll) => roll.recorded === null && !roll.fair)).toBe(true);
    expect(seen.at(-1)).toBe(1000);
    expect(seen.length).toBeGreaterThan(10);
    expect(alive).toBeGreaterThan(0);
  });
});

test('an outcome covers as many points as it weighs', () => {
  const outcomes: [string, number][] = [
    ['-', 5],
    ['!', 1],
  ];
  expect([0, 4, 5].map((point) => outcomeAt(outcomes, point))).toEqual(['-', '-', '!']);
  expect(outcomeAt(outcomes, 6)).toBeNull();
});

test('a seed is written in hexadecimal', () => {
  expect([...bytesOf('00ff10')]).toEqual([0, 255, 16]);
});

describe('what every seat has added', () => {
  const secrets = ['aa'.repeat(32), 'bb'.repeat(32)];

  async function parts(contributions: string[], seals: (string | null)[], known?: Kept) {
    return await check({ ...proof, rolls: [] }, { ...dice, draws: [], contributions, seals }, real.promised, known);
  }

  test('is the secret that it had sealed, or nothing, and is told', async () => {
    const seals = [await sealOf(secrets[0]!), await sealOf(secrets[1]!), null];
    const verdict = await parts([secrets[0]!, '', ''], seals);
    expect(verdict.parts).toEqual(['revealed', 'missing', 'none']);
    expect(verdict.mine).toBe('unknown');
    expect(verdict.fair).toBe(true);
  });

  test('cannot be searched for after the others have revealed theirs', async () => {
    const seals = [await sealOf(secrets[0]!), await sealOf('cc'.repeat(32))];
    const verdict = await parts(secrets, seals);
    expect(verdict.parts).toEqual(['revealed', 'forged']);
    expect(verdict.fair).toBe(false);
    expect((await parts(secrets, [await sealOf(secrets[0]!), null])).parts[1]).toBe('forged');
  });

  test('is compared with what this browser remembers', async () => {
    const seals = [await sealOf(secrets[0]!), await sealOf(secrets[1]!)];
    const known: Kept = { commitment: real.promised, secrets: { 0: secrets[0]! }, seals, taken: true };
    expect((await parts(secrets, seals, known)).mine).toBe('same');
    for (const wrong of [
      parts(['', secrets[1]!], seals, known),
      parts(secrets, seals, { ...known, commitment: 'other' }),
      parts(secrets, seals, { ...known, seals: [seals[0]!, 'other'] }),
    ]) {
      const verdict = await wrong;
      expect(verdict.mine).toBe('changed');
      expect(verdict.fair).toBe(false);
    }
    const late = await parts(['', secrets[1]!], seals, { ...known, taken: false });
    expect(late.mine).toBe('same');
  });
});
