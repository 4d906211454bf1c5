import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Schemas } from '../src/lib/api';
import { LiveTable, type Frame } from '../src/lib/live.svelte';
import { pace } from '../src/lib/pace.svelte';
import { FakeSocket, fakeSockets } from './socket';

const event = (kind: string, seat = 0) => ({ kind, seat });
const choice = (action: number) => ({ action, text: `move ${action}`, json: {} });

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

function shown(more: object = {}): object {
  return {
    seat: 0,
    moment: 5,
    view: { round: 1, cars: [3] },
    pending: [0],
    legal: [choice(1), choice(2)],
    log: 2,
    events: [event('started'), event('moved')],
    undo: false,
    ...more,
  };
}

function state(more: object = {}): object {
  return {
    type: 'state',
    table: { code: 'abc', game: 'rali', status: 'running', hides: false, seats: [] },
    mine: [0],
    missed: 2,
    ...shown(more),
  };
}

const update = (more: object = {}): object => ({ type: 'update', since: 5, ...shown({ moment: 6, ...more }) });
const hiding = { code: 'abc', game: 'heat', status: 'running', hides: true, seats: [] };

/** Sits down at a table and has been shown it. */
async function sitDown(first: object = state()): Promise<FakeSocket> {
  live = new LiveTable('abc');
  FakeSocket.latest.open();
  FakeSocket.latest.tell(first);
  await settle();
  FakeSocket.latest.sent = [];
  return FakeSocket.latest;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('coming to a table', () => {
  test('says hello and takes the only seat that is mine', async () => {
    live = new LiveTable('a b');
    expect(FakeSocket.latest.address).toContain('/api/tables/a%20b/live');
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toEqual([{ type: 'hello', seat: null }]);
    FakeSocket.latest.tell(state({ seat: null, legal: [] }));
    await settle();
    expect(FakeSocket.latest.said('hello').at(-1)).toEqual({ type: 'hello', seat: 0 });
    FakeSocket.latest.tell(state());
    await settle();
    expect(live.seat).toBe(0);
    expect(live.choices.map((each) => each.action)).toEqual([1, 2]);
    expect(live.shown?.log).toHaveLength(2);
  });

  test('as a spectator shows the race and offers no choices', async () => {
    const socket = await sitDown(state({ seat: null, mine: [], legal: [] }));
    expect(live.seat).toBeNull();
    expect(live.choices).toEqual([]);
    live.play(1);
    expect(socket.said('play')).toEqual([]);
  });

  test('that does not exist is told, and not asked for again', async () => {
    live = new LiveTable('zzz');
    FakeSocket.latest.open();
    FakeSocket.latest.tell({ type: 'error', status: 404, key: 'not-found', sentence: 'there is no table zzz' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.connection).toBe('gone');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('asks what the choices lead to', async () => {
    live = new LiveTable('abc', 0);
    FakeSocket.latest.open();
    FakeSocket.latest.tell(state());
    await settle();
    const [question] = FakeSocket.latest.said('consider');
    expect(question).toMatchObject({ seat: 0, moment: 5, sketch: null });
    const outlook = { choices: { 1: { cell: 'a1' } } };
    FakeSocket.latest.tell({ type: 'outlook', id: 'another', moment: 5, outlook });
    expect(live.outlook).toBeNull();
    FakeSocket.latest.tell({ type: 'outlook', id: question?.id, moment: 5, outlook });
    expect(live.outlook).toEqual(outlook);
  });

  test.each(['already', 'soon'])(
    'takes over a socket that was opened before it, whose first answers have come %s',
    async (when) => {
      const socket = new FakeSocket('ws://house/api/tables/abc/live');
      socket.open();
      const outlook = { choices: { 1: { cell: 'a1' } } };
      const answers = [state(), { type: 'outlook', id: 'sketch-1', moment: 5, outlook }];
      const heard = (when === 'already' ? answers : []) as unknown as Schemas['LiveFromServer'][];
      window.early = { table: 'abc', seat: 0, socket: socket as unknown as WebSocket, heard, asked: true };
      live = new LiveTable('abc');
      if (when === 'soon') for (const answer of answers) socket.tell(answer);
      await settle();
      expect(FakeSocket.all).toEqual([socket]);
      expect(live.choices).toHaveLength(2);
      expect(live.outlook).toEqual(outlook);
      expect(socket.sent, 'all was asked before').toEqual([]);
      socket.tell(update());
      await settle();
      expect(socket.said('consider'), 'about another moment it is asked anew').toMatchObject([{ seat: 0, moment: 6 }]);
    },
  );
});

describe('an update', () => {
  test('changes the fields it holds and adds to the log', async () => {
    const socket = await sitDown();
    socket.tell(update({ view: { round: 2 }, log: 3, events: [event('rolled')] }));
    await settle();
    expect(live.shown?.view).toEqual({ round: 2, cars: [3] });
    expect(live.shown?.log.map((each) => each.kind)).toEqual(['started', 'moved', 'rolled']);
  });

  test('after an undo shortens the log', async () => {
    const socket = await sitDown();
    socket.tell(update({ log: 1, events: [] }));
    await settle();
    expect(live.shown?.log.map((each) => each.kind)).toEqual(['started']);
  });

  test('keeps the log right when only its end is known', async () => {
    const socket = await sitDown(state({ log: 100, missed: 100 }));
    socket.tell(update({ log: 100, events: [event('spun')] }));
    await settle();
    expect(live.shown?.logStart).toBe(98);
    expect(live.shown?.log.map((each) => each.kind)).toEqual(['started', 'spun']);
  });

  test('that builds upon another moment leads to a hello with the moment that was seen', async () => {
    const socket = await sitDown();
    socket.tell(update({ since: 7, moment: 8 }));
    await settle();
    expect(live.shown?.moment).toBe(5);
    expect(socket.said('hello')).toEqual([{ type: 'hello', seat: 0, moment: 5 }]);
  });

  test('is not performed while it is skipped, up to the next own decision', async () => {
    const socket = await sitDown();
    const performed: number[] = [];
    live.perform = async (frame: Frame) => void performed.push(frame.moment);
    live.skip();
    socket.tell(update({ moment: 6, pending: [1], legal: [] }));
    await settle();
    expect(live.shown?.moment).toBe(6);
    socket.tell(update({ moment: 7, since: 6, pending: [0] }));
    await settle();
    expect(performed).toEqual([]);
    socket.tell(update({ moment: 8, since: 7, pending: [1], legal: [] }));
    await settle();
    expect(performed).toEqual([8]);
  });

  test('is performed however much waits, faster the more it is; what I do is not', async () => {
    const socket = await sitDown();
    const shown: { moment: number; pace: number }[] = [];
    let finish: () => void = () => undefined;
    live.perform = ({ moment }) => {
      shown.push({ moment, pace: pace.now });
      return new Promise((resolve) => (finish = resolve));
    };
    const rival = { pending: [1], legal: [] };
    const LAST = 145;
    for (let moment = 6; moment <= LAST; moment += 1)
      socket.tell(update({ since: moment - 1, moment, events: [event('moved', moment === 7 ? 0 : 1)], ...rival }));
    for (let moment = 6; moment <= LAST; moment += 1) {
      await settle();
      finish();
    }
    await settle();
    expect(shown.map(({ moment }) => moment)).toEqual(Array.from({ length: LAST - 5 }, (_, index) => index + 6));
    expect(shown[1]?.pace).toBe(1);
    expect(shown[2]?.pace).toBe(4);
    const rest = shown.slice(2).map((each) => each.pace);
    expect(rest).toEqual([...rest].sort((a, b) => b - a));
    expect(rest.slice(-25).every((each) => each === 1)).toBe(true);
    expect(pace.now).toBe(1);
  });

  test('is performed before anything can be decided, one after another', async () => {
    const socket = await sitDown();
    const performed: number[] = [];
    let finish: () => void = () => undefined;
    live.perform = (frame: Frame) => {
      performed.push(frame.moment);
      return new Promise((resolve) => (finish = resolve));
    };
    socket.tell(update({ log: 3, events: [event('rolled')] }));
    socket.tell(update({ since: 6, moment: 7, log: 4, events: [event('moved')] }));
    await settle();
    expect(performed).toEqual([6]);
    expect(live.choices).toEqual([]);
    finish();
    await settle();
    expect(performed).toEqual([6, 7]);
    expect(live.shown?.moment).toBe(6);
    finish();
    await settle();
    expect(live.shown?.moment).toBe(7);
    expect(live.choices).toHaveLength(2);
  });
});

test('what only goes on with a motion is performed together with it', async () => {
  const socket = await sitDown();
  const performed: [number, string[]][] = [];
  live.goesOn = (_, next) => next.events[0]?.kind === 'moved';
  live.perform = ({ moment, events }) => {
    performed.push([moment, events.map(({ kind }) => kind)]);
    return Promise.resolve();
  };
  socket.tell(update({ log: 3, events: [event('rolled')] }));
  socket.tell(update({ since: 6, moment: 7, log: 4, events: [event('moved')] }));
  socket.tell(update({ since: 7, moment: 8, log: 5, events: [event('moved')] }));
  socket.tell(update({ since: 8, moment: 9, log: 6, events: [event('rolled')] }));
  await settle();
  expect(performed).toEqual([
    [6, ['rolled']],
    [8, ['moved', 'moved']],
    [9, ['rolled']],
  ]);
  expect(live.shown?.moment).toBe(9);
});

describe('nothing is waited for without end:', () => {
  const refused = (key: string, id: unknown) => ({ type: 'error', status: 429, key, sentence: 'not now', id });

  test('what the choices lead to is asked for again, more and more patiently', async () => {
    const socket = await sitDown();
    live.consider(null);
    const asked = () => socket.said('consider').length;
    for (const wait of [1000, 2000, 4000, 8000, 8000]) {
      const before = asked();
      socket.tell(refused('busy', socket.said('consider').at(-1)?.id));
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(asked()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked()).toBe(before + 1);
      expect(live.fault?.key).toBe('busy');
    }
    const id = socket.said('consider').at(-1)?.id;
    socket.tell({ type: 'outlook', id, moment: 5, outlook: { choices: {} } });
    expect(live.outlook).not.toBeNull();
    expect(live.fault).toBeNull();
  });

  test('a question about another moment than the table has leads to a hello', async () => {
    const socket = await sitDown();
    live.consider(null);
    socket.tell(refused('stale', socket.said('consider').at(-1)?.id));
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.said('hello')).toEqual([{ type: 'hello', seat: 0, moment: 5 }]);
  });

  test('a refused sketch leaves what is known already', async () => {
    const socket = await sitDown();
    live.consider(null);
    socket.tell({ type: 'outlook', id: socket.said('consider')[0]?.id, moment: 5, outlook: { choices: {} } });
    live.consider({ no: 'sense' });
    socket.tell(refused('bad-request', socket.said('consider')[1]?.id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.said('consider')).toHaveLength(2);
    expect(live.outlook).toEqual({ choices: {} });
  });

  test('a decision that is never answered', async () => {
    const socket = await sitDown();
    live.play(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(live.sending).toBe(false);
    expect(socket.said('hello')).toEqual([{ type: 'hello', seat: 0, moment: 5 }]);
    socket.tell(state({ moment: 6 }));
    await settle();
    expect(live.choices).toHaveLength(2);
  });

  test.each(['fails', 'never ends', 'is not seen any more'])('a motion that %s', async (how) => {
    const socket = await sitDown();
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    live.perform = () => (how === 'fails' ? Promise.reject(new Error('no road')) : new Promise(() => undefined));
    socket.tell(update());
    await settle();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    if (how === 'is not seen any more') document.dispatchEvent(new Event('visibilitychange'));
    if (how === 'never ends') await vi.advanceTimersByTimeAsync(30_000);
    await settle();
    seen.mockRestore();
    expect(live.shown?.moment).toBe(6);
    expect(live.choices).toHaveLength(2);
    expect(report).toHaveBeenCalledTimes(how === 'fails' ? 1 : 0);
  });
});

describe('a decision', () => {
  test('names the moment and waits for its answer', async () => {
    const socket = await sitDown();
    live.play(2);
    live.play(1);
    const plays = socket.said('play');
    expect(plays).toHaveLength(1);
    expect(plays[0]).toMatchObject({ seat: 0, moment: 5, action: 2 });
    expect(live.choices).toEqual([]);
    socket.tell(update({ id: plays[0]?.id }));
    await settle();
    expect(live.sending).toBe(false);
    expect(live.choices).toHaveLength(2);
  });

  test('that came too late is refused, and the table is looked at again', async () => {
    const socket = await sitDown();
    live.play(2);
    const id = socket.said('play')[0]?.id;
    socket.tell({ type: 'error', status: 409, key: 'stale', sentence: 'the race has gone on', id });
    expect(live.fault?.key).toBe('stale');
    expect(live.sending).toBe(false);
    expect(socket.said('hello')).toEqual([{ type: 'hello', seat: 0, moment: 5 }]);
  });

  /** My decision is answered, and what comes next can be chosen. */
  async function answered(socket: FakeSocket, moment: number, legal: object[]): Promise<void> {
    const id = socket.said('play').at(-1)?.id;
    socket.tell(update({ since: moment - 1, moment, legal, id }));
    await settle();
    const considered = socket.said('consider').at(-1)?.id;
    socket.tell({ type: 'outlook', id: considered, moment, outlook: { choices: {}, targets: [] } });
    await settle();
  }

  test('is taken as often as was said, and no longer than it is asked for', async () => {
    const socket = await sitDown();
    live.play([1], 2);
    expect(live.onward).toBe(1);
    await answered(socket, 6, [choice(1), choice(2)]);
    expect(socket.said('play').map(({ action, moment }) => ({ action, moment }))).toEqual([
      { action: [1], moment: 5 },
      { action: [1], moment: 6 },
    ]);
    expect(live.onward).toBe(0);
    await answered(socket, 7, [choice(1), choice(2)]);
    expect(live.sending).toBe(false);

    live.play(1, 3);
    await answered(socket, 8, [choice(2)]);
    expect(live.sending).toBe(false);
    await answered(socket, 9, [choice(1)]);
    expect(socket.said('play')).toHaveLength(3);
  });

  test('of several actions is one message, and refused as one', async () => {
    const socket = await sitDown();
    live.play([1, 2]);
    live.play(1);
    expect(socket.said('play').map((each) => each.action)).toEqual([[1, 2]]);
    expect(live.choices).toEqual([]);
    socket.tell({ type: 'error', status: 422, key: 'illegal', sentence: 'no', id: socket.said('play')[0]?.id });
    await settle();
    expect(live.fault?.key).toBe('illegal');
    expect(live.choices).toHaveLength(2);
  });

  test('is taken back with one message, if it can be', async () => {
    const socket = await sitDown();
    live.undo();
    expect(socket.said('undo')).toEqual([]);
    socket.tell(update({ undo: true }));
    await settle();
    live.undo();
    live.undo();
    expect(socket.said('undo').map((each) => each.moment)).toEqual([6]);
    expect(live.choices).toEqual([]);
    socket.tell(update({ since: 6, moment: 7, id: socket.said('undo')[0]?.id }));
    await settle();
    expect(live.choices).toHaveLength(2);
  });

  test('what chance brings is said in the name of the seat', async () => {
    const socket = await sitDown();
    socket.tell(update({ pending: [], legal: [], chance: [{ text: '3', weight: 1 }] }));
    await settle();
    expect(live.shown?.chance).toEqual([{ text: '3', weight: 1 }]);
    live.draw('3');
    expect(socket.said('draw')).toMatchObject([{ seat: 0, moment: 6, outcome: '3' }]);
    socket.tell(update({ since: 6, moment: 7, id: socket.said('draw')[0]?.id }));
    await settle();
    expect(live.shown?.chance).toBeUndefined();
  });

  test('that is none is made by itself', async () => {
    const socket = await sitDown(state({ seat: 0, legal: [choice(4)] }));
    live.consider(null);
    const id = socket.said('consider').at(-1)?.id;
    socket.tell({ type: 'outlook', id, moment: 5, outlook: { automatic: true } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.said('play').map((each) => each.action)).toEqual([4]);
  });

  test('that is none is made as a whole where it is known, and at once', async () => {
    const socket = await sitDown(state({ seat: 0, legal: [choice(3)] }));
    live.consider(null);
    const id = socket.said('consider').at(-1)?.id;
    socket.tell({ type: 'outlook', id, moment: 5, outlook: { automatic: true, forced: [3, 3, 4] } });
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.said('play').map((each) => each.action)).toEqual([[3, 3, 4]]);
  });

  test('is not made twice when a person was quicker', async () => {
    const socket = await sitDown(state({ seat: 0, legal: [choice(4)] }));
    live.consider(null);
    const id = socket.said('consider').at(-1)?.id;
    socket.tell({ type: 'outlook', id, moment: 5, outlook: { automatic: true } });
    live.play(4);
    socket.tell(update({ id: socket.said('play')[0]?.id, legal: [choice(5)] }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.said('play').map((each) => each.action)).toEqual([4]);
  });
});

describe('a decision that was not answered when the connection was lost', () => {
  /** Decides, loses the connection and gets another one, with this to be seen. */
  async function backTo(seen: object): Promise<FakeSocket> {
    const first = await sitDown();
    live.play(1);
    first.close();
    expect(live.unsent).toBe('waits');
    expect(live.choices).toEqual([]);
    live.consider(null);
    expect(live.unsent, 'nothing else that cannot be sent changes that').toBe('waits');
    await vi.advanceTimersByTimeAsync(1000);
    const socket = FakeSocket.latest;
    socket.open();
    socket.tell(state(seen));
    await settle();
    return socket;
  }

  test('is sent when it is back, if the same is asked, also after others have moved', async () => {
    const socket = await backTo({ moment: 6, log: 3, missed: 2, events: [event('a'), event('b'), event('moved', 1)] });
    expect(socket.said('play')).toMatchObject([{ seat: 0, moment: 6, action: 1 }]);
    expect(live.sending).toBe(true);
    socket.tell(update({ since: 6, moment: 7, id: socket.said('play')[0]!.id, pending: [1], legal: [] }));
    expect(live.sending).toBe(false);
    expect(live.unsent).toBeNull();
  });

  test('is told of as not sent, if something else is asked', async () => {
    const socket = await backTo({ moment: 7, legal: [choice(3)] });
    expect(socket.said('play')).toEqual([]);
    expect(live.unsent).toBe('dropped');
    expect(live.choices).toHaveLength(1);
    live.play(3);
    expect(live.unsent).toBeNull();
  });

  test('is not told of as lost, if it had arrived', async () => {
    const events = [event('a'), event('b'), event('moved', 0)];
    const socket = await backTo({ moment: 7, log: 3, missed: 2, events, legal: [choice(3)] });
    expect(socket.said('play')).toEqual([]);
    expect(live.unsent).toBeNull();
    expect(live.sending).toBe(false);
  });
});

describe('a lost connection', () => {
  test('heals by itself and shows what was missed as news', async () => {
    const first = await sitDown();
    const told: string[][] = [];
    live.perform = async (frame) => void told.push(frame.events.map((each) => each.kind));
    first.close();
    expect(live.connection).toBe('lost');
    expect(live.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.latest.open();
    expect(live.connection).toBe('open');
    expect(FakeSocket.latest.sent[0]).toEqual({ type: 'hello', seat: 0, moment: 5 });
    const events = ['started', 'moved', 'rolled', 'spun'].map((kind) => event(kind));
    FakeSocket.latest.tell(state({ moment: 7, log: 4, missed: 2, events }));
    await settle();
    expect(told).toEqual([['rolled', 'spun']]);
    expect(live.shown?.moment).toBe(7);
  });

  test('is tried again and again, more and more patiently', async () => {
    (await sitDown()).close();
    const times: number[] = [];
    for (let seconds = 0; seconds < 60; seconds += 0.1) {
      await vi.advanceTimersByTimeAsync(100);
      if (FakeSocket.latest.readyState === 0) {
        times.push(seconds);
        FakeSocket.latest.close();
      }
    }
    const waits = times.slice(1).map((time, index) => time - times[index]!);
    expect(waits.length).toBeGreaterThan(5);
    expect(waits.length).toBeLessThan(20);
    expect(waits.at(-1)).toBeGreaterThan(waits[0]! * 2);
  });

  test('is tried at once when the network is back', async () => {
    (await sitDown()).close();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is noticed when nothing is heard any more', async () => {
    const socket = await sitDown();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.said('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(live.connection).toBe('lost');
  });

  test('is noticed soon when the network says that it is gone, unless the table answers', async () => {
    const socket = await sitDown();
    dispatchEvent(new Event('offline'));
    expect(socket.said('ping')).toHaveLength(1);
    socket.tell({ type: 'pong', at: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(live.connection).toBe('open');
    await vi.advanceTimersByTimeAsync(10);
    dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(live.connection).toBe('lost');
  });

  test('leaves no draw of chance waiting for an answer that never comes', async () => {
    const socket = await sitDown();
    live.draw('6');
    socket.close();
    expect(live.sending).toBe(false);
  });

  test('of a table that was left stays lost', async () => {
    const socket = await sitDown();
    live.close();
    expect(socket.readyState).toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('several people at one screen', () => {
  test('of a game without secrets: the screen follows the turn', async () => {
    const socket = await sitDown(state({ mine: [0, 1], pending: [0] }));
    socket.tell(update({ pending: [1], legal: [] }));
    await settle();
    expect(live.handover).toBeNull();
    expect(socket.said('hello')).toEqual([{ type: 'hello', seat: 1 }]);
  });

  test('of a game without secrets: an update from the eyes of the next is the answer to the decision before', async () => {
    const socket = await sitDown(state({ mine: [0, 1], pending: [0] }));
    live.play(1);
    const id = socket.said('play')[0]?.id;
    socket.tell(update({ seat: 1, pending: [1], legal: [choice(7)], log: 3, events: [event('placed')], id }));
    await settle();
    expect(live.seat).toBe(1);
    expect(live.choices.map((each) => each.action)).toEqual([7]);
    expect(live.shown?.log).toHaveLength(3);
    expect(socket.said('hello')).toEqual([]);
    live.play(7);
    expect(socket.said('play').at(-1)).toMatchObject({ seat: 1, moment: 6 });
  });

  test('of a game with secrets: nobody sees a hand before its owner is ready', async () => {
    const socket = await sitDown(state({ table: hiding, mine: [0, 1], seat: null, legal: [], pending: [0, 1] }));
    expect(live.handover).toBe(0);
    expect(live.choices).toEqual([]);
    live.takeOver();
    expect(socket.said('hello').at(-1)).toEqual({ type: 'hello', seat: 0 });
    socket.tell(state({ table: hiding, mine: [0, 1], pending: [0, 1] }));
    await settle();
    expect(live.handover).toBeNull();
    expect(live.choices).toHaveLength(2);

    socket.tell(update({ pending: [1], legal: [] }));
    await settle();
    expect(live.handover).toBe(1);
    expect(socket.said('hello').at(-1)).toEqual({ type: 'hello', seat: null });
    socket.tell(state({ table: hiding, mine: [0, 1], seat: null, legal: [], pending: [1] }));
    await settle();
    expect(live.shown?.seat).toBeNull();
    live.takeOver();
    expect(socket.said('hello').at(-1)).toEqual({ type: 'hello', seat: 1 });
  });

  test('of a game with secrets: the curtain falls when what everybody may see has been shown', async () => {
    const socket = await sitDown(state({ table: hiding, mine: [0, 1], pending: [0, 1] }));
    live.takeOver();
    let driven = () => {};
    live.perform = () => new Promise((resolve) => (driven = resolve));
    socket.tell(update({ pending: [1], legal: [], log: 3, events: [event('moved', 1)] }));
    socket.tell(state({ table: hiding, mine: [0, 1], seat: null, moment: 6, legal: [], pending: [1], missed: 3 }));
    await settle();
    expect(live.handover).toBeNull();
    // Nobody's hand is shown meanwhile.
    expect(live.passing).toBe(true);
    expect(live.choices).toEqual([]);
    driven();
    await settle();
    // What the drive brought is looked at first.
    await vi.advanceTimersByTimeAsync(1900);
    expect(live.handover).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(live.handover).toBe(1);
    live.takeOver();
    expect(live.passing).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.handover).toBeNull();
  });

  test('of a game with secrets: whoever has been asked to the screen is not asked away again', async () => {
    const socket = await sitDown(state({ table: hiding, mine: [0, 1], seat: null, legal: [], pending: [1] }));
    expect(live.handover).toBe(1);
    socket.tell(update({ seat: null, pending: [0, 1], legal: [] }));
    await settle();
    expect(live.handover).toBe(1);
    live.takeOver();
    expect(socket.said('hello').at(-1)).toEqual({ type: 'hello', seat: 1 });
  });
});

describe('what else is heard', () => {
  test('who is here, and what they say, once each', async () => {
    const socket = await sitDown();
    socket.tell({ type: 'presence', seats: [0, 2], watching: 3 });
    const message = { type: 'chat', id: 'm1', name: 'Ann', seat: 0, at: 1, text: 'hi' };
    socket.tell(message);
    socket.tell(message);
    expect(live.present).toEqual([0, 2]);
    expect(live.watching).toBe(3);
    expect(live.chat.map((each) => each.text)).toEqual(['hi']);
  });

  test('the start of a race that was waited for', async () => {
    live = new LiveTable('abc');
    FakeSocket.latest.open();
    const table = { code: 'abc', game: 'rali', status: 'open', hides: false, seats: [] };
    FakeSocket.latest.tell({ type: 'table', table, mine: [0] });
    expect(live.table?.status).toBe('open');
    FakeSocket.latest.sent = [];
    FakeSocket.latest.tell({ type: 'table', table: { ...table, status: 'running' }, mine: [0] });
    expect(FakeSocket.latest.said('hello')).toHaveLength(1);
  });
});

describe('a hint', () => {
  const advice = (id: unknown) => ({ type: 'hint', seat: 0, decision: [choice(2)], weighed: [], id });

  test('is shown for the decision it was asked for', async () => {
    const socket = await sitDown();
    live.hint();
    socket.tell(advice(socket.said('hint')[0]?.id));
    expect(live.advice?.decision.map((each) => each.action)).toEqual([2]);
  });

  test('that comes to nothing leaves a decision on its way alone', async () => {
    const socket = await sitDown();
    live.hint();
    expect(live.advising).toBe('thinking');
    const failed = { type: 'error', status: 500, key: 'failed', sentence: '', id: socket.said('hint')[0]?.id };
    live.play(1);
    socket.tell(failed);
    expect([live.fault, live.sending, live.advising]).toEqual([null, true, null]);
    socket.tell({ type: 'error', status: 409, key: 'illegal', sentence: '', id: socket.said('play')[0]?.id });
    expect(live.sending).toBe(false);
    live.hint();
    socket.tell({ ...failed, id: socket.said('hint')[1]?.id });
    expect(live.advising).toBe('none');
  });

  test('is not asked for a decision that is on its way', async () => {
    const socket = await sitDown();
    live.play(1);
    live.hint();
    expect([live.advising, socket.said('hint')]).toEqual([null, []]);
  });

  test('is still wanted when a rival has decided meanwhile', async () => {
    const socket = await sitDown();
    live.hint();
    const { legal } = live.shown!;
    socket.tell(update({ legal }));
    await settle();
    expect(live.advising).toBe('thinking');
    socket.tell(advice(socket.said('hint')[0]?.id));
    expect(live.advice?.decision.map((each) => each.action)).toEqual([2]);
    socket.tell(update({ since: 6, moment: 7, legal }));
    expect(live.advice).not.toBeNull();
  });

  test('goes when what it was held against is changed or taken back', async () => {
    const socket = await sitDown();
    const ask = (plan: number[]) => {
      live.consider({ plan });
      live.hint({ plan });
      socket.tell(advice(socket.said('hint').at(-1)?.id));
      expect(live.advice).not.toBeNull();
    };
    ask([1, 2]);
    live.consider({ plan: [1, 2] });
    expect(live.advice).not.toBeNull();
    live.consider({ plan: [1] });
    expect(live.advice).toBeNull();
    ask([1, 2]);
    live.consider(null);
    expect(live.advice).toBeNull();
    // Also while it is still thought about.
    live.hint({ plan: [3] });
    live.consider({ plan: [3, 4] });
    socket.tell(advice(socket.said('hint').at(-1)?.id));
    expect([live.advice, live.advising]).toEqual([null, null]);
  });

  test('that was held against nothing stays', async () => {
    const socket = await sitDown();
    live.hint(null);
    socket.tell(advice(socket.said('hint')[0]?.id));
    live.consider({ plan: [1] });
    expect(live.advice).not.toBeNull();
  });

  test('for an earlier decision is no advice for this one', async () => {
    const socket = await sitDown();
    live.hint();
    socket.tell(update({ legal: [choice(3)] }));
    await settle();
    socket.tell(advice(socket.said('hint')[0]?.id));
    expect(live.advice).toBeNull();
  });
});

describe('a seat that a bot drives', () => {
  const seats = [{ seat: 0, away: true, autopilot: true }];
  const relieved = () => state({ table: { code: 'abc', game: 'rali', status: 'running', hides: false, seats } });

  test('has nothing to choose, and nothing is chosen by itself', async () => {
    const socket = await sitDown(relieved());
    expect(live.relieved).toBe(true);
    expect(live.choices).toEqual([]);
    live.consider(null);
    const id = socket.said('consider').at(-1)!.id;
    socket.tell({ type: 'outlook', seat: 0, moment: 5, outlook: { automatic: true, choices: {}, targets: [] }, id });
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket.said('play')).toEqual([]);
  });

  test('is looked from no more once it is resigned', async () => {
    const socket = await sitDown();
    socket.tell(state({ seat: null, mine: [], legal: [] }));
    await settle();
    socket.close();
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.said('hello').at(-1)).toMatchObject({ seat: null });
  });
});

describe('talking', () => {
  const refusal = { type: 'error', status: 403, key: 'muted', sentence: 'the host has muted you' };

  test('a refused message is kept with its reason, and is no fault of the decision', async () => {
    const socket = await sitDown();
    live.say('Good luck!');
    socket.tell(refusal);
    expect(live.unsaid).toMatchObject({ text: 'Good luck!', fault: { key: 'muted' } });
    expect(live.fault).toBeNull();
    live.say('Again');
    expect(live.unsaid).toBeNull();
  });

  test('what everybody was told is not refused by a later fault', async () => {
    const socket = await sitDown();
    live.say('Good luck!');
    socket.tell({ type: 'chat', id: 'c1', seat: 0, name: 'Ann', text: 'Good luck!' });
    socket.tell(refusal);
    expect(live.unsaid).toBeNull();
    expect(live.fault?.key).toBe('muted');
  });
});

test('whoever loses a seat asks whether the host has removed them', async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ removed: true })));
  vi.stubGlobal('fetch', asked);
  const socket = await sitDown();
  const { table } = state() as { table: object };
  socket.tell({ type: 'table', table, mine: [0] });
  expect(asked).not.toHaveBeenCalled();
  socket.tell({ type: 'table', table, mine: [] });
  await settle();
  expect(live.removed).toBe(true);
  vi.unstubAllGlobals();
});
