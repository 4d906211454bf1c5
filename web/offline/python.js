// Python by Pyodide with our packages, for the worker of a page and for its helpers.
import { loadPyodide } from './pyodide.mjs';

export const FOLDER = new URL('.', import.meta.url).href;
/** Where Python finds our modules. */
const PLACE = '/engine';

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
  return await new Response(body.pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** Python, and what adds another archive to it. `told` hears how much there is to load. */
export async function startPython(told = () => {}) {
  const { files, total } = await (await fetch(`${FOLDER}engine.json`)).json();
  told(total);
  const archives = Promise.all(files.archives.map(unpacked));
  const pyodide = await loadPyodide({
    indexURL: FOLDER,
    stdLibURL: URL.createObjectURL(await unpacked(files.library)),
    lockFileContents: { info: files.info, packages: {} },
    env: { HOME: '/home', PYTHONHASHSEED: '0' },
  });
  const unpack = async (archive) => pyodide.unpackArchive(await archive.arrayBuffer(), 'zip', { extractDir: PLACE });
  pyodide.FS.mkdirTree(PLACE);
  for (const archive of await archives) await unpack(archive);
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return { pyodide, add: async (name) => unpack(await unpacked(name)) };
}
