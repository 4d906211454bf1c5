// The worker of a page without a server: runs Python by Pyodide and the table in it, and carries what the page asks
// and hears. The page's side is `web/src/offline/engine.svelte.ts`.
import { openJournal } from './journal.js';
import { FOLDER, startPython } from './python.js';

/** Of the pages that this engine is for: several on one host do not know each other. */
const NAME = `racecraft ${new URL('../../', FOLDER).pathname}`;
/** Milliseconds in which a page that was just left is gone. */
const PATIENCE = 1500;
const tell = (kind, more = {}, moved = []) => postMessage({ kind, ...more }, moved);

// --- Loading, with progress ---

let loaded = 0;
let total = 0;

/** Counts what arrives, whoever fetches it. */
const uncounted = globalThis.fetch;
globalThis.fetch = async (address, options) => {
  const answer = await uncounted(address, options);
  if (answer.ok && answer.body && !answer.url.startsWith('blob:')) void count(answer.clone().body.getReader());
  return answer;
};

async function count(reader) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.length;
    if (total) tell('progress', { loaded: Math.min(loaded, total), total });
  }
}

async function load(worker) {
  const { pyodide, add } = await startPython((all) => (total = all));
  const bridge = pyodide.pyimport('racecraft.offline.browser').Bridge({
    ...worker,
    launch,
    prepareUpgrade: () => add('upgrade.zip.gz'),
  });
  await bridge.open();
  return bridge;
}

/** A worker beside this one, for what takes long; `hear` gets what it tells. */
function launch(module, hear) {
  const helper = new Worker(new URL('helper.js', FOLDER), { type: 'module' });
  helper.onmessage = ({ data }) => hear(data.count, data.line, data.reason);
  helper.onerror = (event) => hear(0, undefined, event.message);
  helper.postMessage({ module });
  return {
    write: (line) => helper.postMessage({ line }),
    end: () => helper.terminate(),
  };
}

// --- What the page asks ---

const waiting = [];
let bridge = null;

onmessage = ({ data }) => (bridge ? act(data) : waiting.push(data));

async function act(asked) {
  try {
    if (asked.kind === 'request') {
      const [status, headers, body] = await bridge.request(asked.method, asked.path, asked.body ?? '');
      tell('answer', { id: asked.id, status, headers: JSON.parse(headers), body }, [body.buffer]);
    } else if (asked.kind === 'connect') {
      const { socket } = asked;
      await bridge.connect(
        socket,
        asked.code,
        (text) => tell('told', { socket, text }),
        (code) => tell('closed', { socket, code }),
      );
      tell('connected', { socket });
    } else if (asked.kind === 'say') bridge.say(asked.socket, asked.text);
    else if (asked.kind === 'leave') bridge.leave(asked.socket);
  } catch (error) {
    tell('broken', { id: asked.id, reason: String(error) });
  }
}

async function begin() {
  try {
    bridge = await load(await openJournal(NAME));
    tell('ready');
    for (const asked of waiting.splice(0)) void act(asked);
  } catch (error) {
    tell('failed', { reason: String(error) });
  }
  // The table is this worker's for as long as it lives.
  await new Promise(() => {});
}

// Two pages would write over each other: the second one waits until the first is closed.
if (navigator.locks) {
  const held = setTimeout(() => tell('elsewhere'), PATIENCE);
  void navigator.locks.request(NAME, () => {
    clearTimeout(held);
    return begin();
  });
} else void begin();
