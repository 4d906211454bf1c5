import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test } from 'vitest';

import { face } from '../src/games/rali/face';
import { marks, targets } from '../src/games/rali/move';
import type { Schemas } from '../src/lib/api';
import { words } from '../src/lib/words.svelte';

type Outlook = Schemas['RaliOutlook'];
type Goal = Outlook['targets'][number];

const goal = (cell: string, decision: number[], more: Partial<Goal> = {}): Goal => ({
  cell,
  decision,
  label: { key: 'rali-choice-drive', values: { cell } },
  detail: [],
  ends: true,
  anew: false,
  cells: ['4.1', cell],
  lost: 0,
  stops: false,
  wins: false,
  ...more,
});

const outlook = (goals: Goal[]): Outlook => ({
  prompt: { key: 'rali-ask-step', values: {} },
  automatic: false,
  choices: {},
  steps: {},
  forced: [],
  ready: [],
  targets: goals,
});

beforeAll(async () => {
  await words.load(['rali']);
});

describe('a move of Ралі', () => {
  const told = outlook([
    goal('5.1', [3], { ends: false }),
    goal('6.1', [3, 3]),
    goal('6.2', [3, 5], { lost: 2 }),
    goal('7.1', [3, 3, 3], { wins: true }),
  ]);

  test('is drawn by a tap; spaces on the way, clean ends and those that hurt look different', () => {
    const found = targets([], told, null);
    expect(found.map(({ tone }) => tone)).toEqual(['far', 'next', 'risky', 'next']);
    expect(found.map(({ sketch }) => sketch)).toEqual([[3], [3, 3], [3, 5], [3, 3, 3]].map((way) => ({ way })));
    expect(found.every(({ actions }) => !actions.length)).toBe(true);
  });

  test('is driven by a second tap where it ends, not on its way', () => {
    const [, end] = targets([], told, { way: [3, 3] });
    expect(end).toMatchObject({ actions: [3, 3], whole: true, tone: 'chosen' });
    expect(end!.sketch).toBeUndefined();
    const [between] = targets([], told, { way: [3] });
    expect(between!.actions).toEqual([]);
  });

  test('shows its way and what it costs', () => {
    expect(marks(null, told, { way: [3, 5] })).toMatchObject([
      { kind: 'way', cells: ['4.1', '6.2'], tone: 'risky' },
      { kind: 'chip', cell: '6.2', dent: true, text: '2', tone: 'risky' },
    ]);
    expect(marks(null, told, null)).toEqual([]);
  });
});

test('a move that stands out lies ready, while one is driven', () => {
  const laid = (phase: string, ready: number[]) =>
    face.laid!({ view: { phase } } as Parameters<NonNullable<typeof face.laid>>[0], { ...outlook([]), ready });
  expect(laid('step', [3, 3])).toEqual({ way: [3, 3] });
  expect(laid('step', [])).toBeNull();
  expect(laid('declare', [3, 3])).toBeNull();
});

test('start places bear their numbers', () => {
  const place = (number: number, cell: string) => ({
    kind: 'place' as const,
    cell,
    label: { key: 'rali-choice-place', values: { number } },
    detail: [],
  });
  const told = { ...outlook([]), choices: { 7: place(1, '0.1'), 10: place(4, 'START4') } };
  expect(marks(null, told, null)).toEqual([
    { cell: '0.1', kind: 'landing', text: '1' },
    { cell: 'START4', kind: 'landing', text: '4' },
  ]);
});

test('the landings of a gear bear one sign each: the dice that lead there, damage or a stop', () => {
  const end = (cell: string, lost = 0, stops = false) => ({ cell, lost, stops, crash: null, wins: false });
  const face = (die: number, ends: ReturnType<typeof end>[]) => ({ die, gear: 2, steps: die, fails: false, ends });
  const gear = {
    kind: 'gear',
    faces: [face(1, [end('5.1')]), face(2, [end('5.1', 3), end('6.1')]), face(3, [end('6.1'), end('6.2', 0, true)])],
  } as unknown as Outlook['choices'][string];
  const found = marks(null, { ...outlook([]), choices: { 1: gear } }, { gear: 1 });
  expect(found.filter(({ kind }) => kind === 'landing')).toEqual([
    { cell: '5.1', kind: 'landing', dent: true, text: '', tone: 'risky' },
    { cell: '6.1', kind: 'landing', text: '2–3', tone: 'good' },
    { cell: '6.2', kind: 'landing', text: '✕', tone: 'risky' },
  ]);
  expect(found.filter(({ kind }) => kind === 'advised').map(({ tone }) => tone)).toEqual(['harm', 'clean', 'harm']);
});

test('the steps of a rival come one by one, and are one drive', () => {
  const moved = (seat: number) => ({ kind: 'moved', seat, from: 'a', to: 'b' }) as never;
  const rolled = { kind: 'rolled', seat: 1 } as never;
  expect(face.goesOn!([rolled, moved(1)], [moved(1)])).toBe(true);
  expect(face.goesOn!([moved(1)], [moved(2)])).toBe(false);
  expect(face.goesOn!([moved(1)], [rolled])).toBe(false);
  expect(face.goesOn!([rolled], [moved(1)])).toBe(false);
});

test('the winner is told by the round of the finish, which no other car is', () => {
  const log = [{ kind: 'won', seat: 1, rounds: 8 }] as unknown as Parameters<NonNullable<typeof face.came>>[0];
  const came = (seat: number) => face.came!(log, {} as Parameters<NonNullable<typeof face.came>>[1], seat);
  expect([0, 1].map(came)).toEqual(['', 'finish in round 8']);
});

test('the winning move can be read by day and by night', () => {
  const css = readFileSync('src/app.css', 'utf-8');
  const controls = readFileSync('src/games/rali/Controls.svelte', 'utf-8');
  const share =
    Number(/\.option\.win \{\s+background: color-mix\(in srgb, var\(--accent\) (\d+)%/.exec(controls)![1]) / 100;
  const ink = /\.option\.win small \{\s+color: var\((--\w+)\)/.exec(controls)![1]!;
  const values = (name: string) =>
    [...css.matchAll(new RegExp(`${name}: #(\\w{6});`, 'g'))].map(([, hex]) => rgb(hex!));
  const rgb = (hex: string) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (colour: number[]) =>
    0.2126 * linear(colour[0]!) + 0.7152 * linear(colour[1]!) + 0.0722 * linear(colour[2]!);
  for (const theme of [0, 1]) {
    const [accent, card, text] = ['--accent', '--card', ink].map((name) => values(name)[theme]!);
    const ground = accent!.map((part, at) => share * part + (1 - share) * card![at]!);
    const [one, other] = [light(text!), light(ground)].sort((a, b) => b - a);
    expect((one! + 0.05) / (other! + 0.05)).toBeGreaterThan(4.5);
  }
});
