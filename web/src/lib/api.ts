/** HTTP with the server: typed answers, and refusals as errors that carry a message key. */
import { carrier } from './carrier';
import type { components } from './schema';

export type Schemas = components['schemas'];
export type About = Schemas['About'];
export type GameInfo = Schemas['GameInfo'];
export type ShownTable = Schemas['ShownTable'];
export type ShownSeat = Schemas['ShownSeat'];
export type TableForMe = Schemas['TableForMe'];
export type NewTable = Schemas['NewTable'];
export type Me = Schemas['Me'];
export type SoloDrive = Schemas['SoloDrive'];
export type DailyDrive = Schemas['DailyDrive'];
export type Moment = Schemas['Moment'];

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
    /** What is wrong, as a message of the catalogues, where it is more than the key says. */
    readonly said?: Schemas['ErrorBody']['said'],
  ) {
    super(sentence);
  }
}

/** Sends a request and returns the JSON of the answer; throws `Refusal` if it is refused or the network fails. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await call(method, path, body);
  if (answer.status === 204) return undefined as Answer;
  return (await answer.json()) as Answer;
}

/** The text of an answer; with a body it is posted. */
export async function askText(path: string, body?: unknown): Promise<string> {
  return await (await call(body === undefined ? 'GET' : 'POST', path, body)).text();
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await carrier().request(method, path, body);
  } catch {
    throw new Refusal(0, 'no-connection', 'the server does not answer');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as Partial<Schemas['ErrorBody']>;
  throw new Refusal(answer.status, told.key ?? 'failed', told.sentence ?? answer.statusText, told.said);
}

let known: Promise<About> | undefined;

/** The games that the server has; asked once. */
export function about(): Promise<About> {
  known ??= ask<About>('GET', '/api/about').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export async function gameInfo(id: string): Promise<GameInfo> {
  const found = (await about()).games.find((game) => game.id === id);
  if (!found) throw new Refusal(404, 'not-found', `there is no game ${id}`);
  return found;
}
