import { beforeEach, expect, test, vi } from 'vitest';

import type { ShownTable } from '../src/lib/api';
import { kept, openTable, sealOf, takePart, takeSeat } from '../src/lib/dice';

interface Asked {
  method: string;
  path: string;
  body: { seats?: { seal?: string }[]; seal?: string; secrets?: { seat: number; secret: string }[] };
}

let asked: Asked[] = [];
let answer: (asked: Asked) => unknown = () => ({});

const table = (status: string, seats: { seal: string | null; dice: string }[], more = {}): ShownTable =>
  ({ code: 'abc', status, commitment: 'c0', training: false, seats, ...more }) as unknown as ShownTable;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    const said = { method, path, body: JSON.parse(body) as Asked['body'] };
    asked.push(said);
    return new Response(JSON.stringify(answer(said)));
  });
});

test('a race that starts at once has its seat sealed, and the secret is revealed when the table has committed itself', async () => {
  answer = ({ path, body }) =>
    path.endsWith('/reveal')
      ? {}
      : {
          table: table('starting', [
            { seal: body.seats![0]!.seal!, dice: 'sealed' },
            { seal: null, dice: 'none' },
          ]),
        };
  await openTable({ game: 'rali', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'club' }], start: true });
  const [opened, revealed] = asked;
  expect(opened!.body.seats![1]!.seal).toBeUndefined();
  expect(revealed!.path).toBe('/api/tables/abc/reveal');
  const { seat, secret } = revealed!.body.secrets![0]!;
  expect(seat).toBe(0);
  expect(JSON.stringify(opened!.body)).not.toContain(secret);
  expect(await sealOf(secret)).toBe(opened!.body.seats![0]!.seal);
  expect(kept('abc')).toMatchObject({ commitment: 'c0', secrets: { 0: secret }, taken: true });
});

test('training tables have no secrets', async () => {
  answer = () => ({ table: table('running', []) });
  await openTable({ game: 'rali', seats: [{ kind: 'me' }], position: {}, start: true });
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body.seats![0]!.seal).toBeUndefined();
});

test('a seat without a seal gets one, as after a rematch, and a seat that has one keeps it', async () => {
  answer = () => ({});
  const seats = [
    { seal: null, dice: 'none' },
    { seal: 'x', dice: 'sealed' },
    { seal: null, dice: 'none' },
  ];
  await takePart(table('open', seats), [0, 1]);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /api/tables/abc/seats/0/seal']);
  expect(await sealOf(kept('abc')!.secrets[0]!)).toBe(asked[0]!.body.seal);
});

async function seated(): Promise<string> {
  answer = ({ body }) => ({ table: table('open', [{ seal: body.seal!, dice: 'sealed' }]) });
  await takeSeat('abc', 0, { invite: 'i' });
  const { seal } = asked.at(-1)!.body;
  asked = [];
  answer = () => ({});
  return seal!;
}

test('secrets are revealed when the race starts, once', async () => {
  const seats = [{ seal: await seated(), dice: 'sealed' }];
  await takePart(table('starting', seats), [0]);
  await takePart(table('starting', seats), [0]);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body.secrets).toEqual([{ seat: 0, secret: kept('abc')!.secrets[0] }]);
});

test('nothing is revealed to a table that has changed its own seal or mine', async () => {
  const seal = await seated();
  await takePart(table('starting', [{ seal, dice: 'sealed' }], { commitment: 'c1' }), [0]);
  await takePart(table('starting', [{ seal: 'other', dice: 'sealed' }]), [0]);
  expect(asked).toEqual([]);
});

test('nor to one that shows other seals the second time it asks', async () => {
  const mine = { seal: await seated(), dice: 'sealed' };
  answer = () => {
    throw new Error('the line is dead');
  };
  await takePart(table('starting', [mine, { seal: 'early', dice: 'sealed' }]), [0]);
  await takePart(table('starting', [mine, { seal: 'late', dice: 'sealed' }]), [0]);
  expect(asked).toHaveLength(1);
});
