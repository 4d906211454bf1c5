// Python by Pyodide with our packages, for the worker of a page and for its helpers.
import { loadPyodide } from './pyodide.mjs';

export const FOLDER = new URL('.', import.meta.url).href;
/** Where Python finds our modules. */
const PLACE = '/engine';
/** How the header of a file in an archive begins, and how long it is without the name. */
const FILE = 0x04034b50;
const HEADER = 30;

/** A host may not know what kind of file it serves; browsers compile WebAssembly while it arrives only if told so. */
const plain = globalThis.fetch;
globalThis.fetch = async (address, options) => {
  const answer = await plain(address, options);
  const known = answer.headers.get('content-type') === 'application/wasm';
  if (!answer.ok || known || !String(address.url ?? address).endsWith('.wasm')) return answer;
  return new Response(answer.body, { headers: { 'content-type': 'application/wasm' } });
};

/** What a file of ours holds, unpacked by the browser. */
async function unpacked(name) {
  const { body } = await fetch(FOLDER + name);
  return new Response(body.pipeThrough(new DecompressionStream('gzip')));
}

const bytes = async (name) => new Uint8Array(await (await unpacked(name)).arrayBuffer());

/** Lays the files of an archive where Python finds them: a tenth of the time that Python would take. They are stored as
 * they are, one after the other, each behind a header; so each is a part of the archive, and nothing is copied. */
function place(FS, archive) {
  const view = new DataView(archive.buffer);
  const decoder = new TextDecoder();
  const folders = new Set();
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const begin = at + HEADER + view.getUint16(at + 26, true);
    const name = `${PLACE}/${decoder.decode(archive.subarray(at + HEADER, begin))}`;
    const content = begin + view.getUint16(at + 28, true);
    at = content + view.getUint32(at + 18, true);
    const folder = name.slice(0, name.lastIndexOf('/'));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(name, archive.subarray(content, at), { canOwn: true });
  }
}

/** Python, and what adds another archive to it. `told` hears how much there is to load. */
export async function startPython(told = () => {}) {
  const { files, total } = await (await fetch(`${FOLDER}engine.json`)).json();
  told(total);
  const archives = Promise.all(files.archives.map(bytes));
  const pyodide = await loadPyodide({
    indexURL: FOLDER,
    stdLibURL: URL.createObjectURL(await (await unpacked(files.library)).blob()),
    lockFileContents: { info: files.info, packages: {} },
    env: { HOME: '/home', PYTHONHASHSEED: '0' },
  });
  for (const archive of await archives) place(pyodide.FS, archive);
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  const add = async (name) => {
    place(pyodide.FS, await bytes(name));
    pyodide.runPython('import importlib; importlib.invalidate_caches()');
  };
  return { pyodide, add };
}
