// The worker of a page without a server: runs Python by Pyodide and the table in it, and carries what the page asks
// and hears. The page's side is `web/src/offline/engine.svelte.ts`.
import { openJournal } from './journal.js';
import { loadPyodide } from './pyodide.mjs';

const FOLDER = new URL('.', import.meta.url).href;
/** Of the pages that this engine is for: several on one host do not know each other. */
const NAME = `racecraft ${new URL('../../', FOLDER).pathname}`;
/** Milliseconds in which a page that was just left is gone. */
const PATIENCE = 1500;
/** Where Python finds our modules. */
const PLACE = '/engine';
const tell = (kind, more = {}, moved = []) => postMessage({ kind, ...more }, moved);

// --- Loading, with progress ---

let loaded = 0;
let total = 0;

/** Counts what arrives, whoever fetches it; a host may not know what kind of file it serves. */
const plain = globalThis.fetch;
globalThis.fetch = async (address, options) => {
  const answer = await plain(address, options);
  if (!answer.ok || !answer.body || answer.url.startsWith('blob:')) return answer;
  void count(answer.clone().body.getReader());
  const kind = String(address.url ?? address).endsWith('.wasm')
    ? 'application/wasm'
    : answer.headers.get('content-type');
  if (kind === answer.headers.get('content-type')) return answer;
  return new Response(answer.body, { headers: { 'content-type': kind } });
};

async function count(reader) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.length;
    if (total) tell('progress', { loaded: Math.min(loaded, total), total });
  }
}

/** What a file of ours holds, unpacked by the browser. */
async function unpacked(name) {
  const { body } = await fetch(FOLDER + name);
  return await new Response(body.pipeThrough(new DecompressionStream('gzip'))).blob();
}

async function load(worker) {
  const described = await (await fetch('engine.json')).json();
  const { files } = described;
  total = described.total;
  const archives = Promise.all(files.archives.map(unpacked));
  const library = URL.createObjectURL(await unpacked(files.library));
  const pyodide = await loadPyodide({
    indexURL: FOLDER,
    stdLibURL: library,
    lockFileContents: { info: files.info, packages: {} },
    env: { HOME: '/home', PYTHONHASHSEED: '0' },
  });
  const add = async (archive) => pyodide.unpackArchive(await archive.arrayBuffer(), 'zip', { extractDir: PLACE });
  pyodide.FS.mkdirTree(PLACE);
  for (const archive of await archives) await add(archive);
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  const bridge = pyodide.pyimport('racecraft.offline.browser').Bridge({
    ...worker,
    prepareUpgrade: async () => add(await unpacked('upgrade.zip.gz')),
  });
  await bridge.open();
  return bridge;
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
