// A helper of the worker, with a Python and a thread of its own: what a server starts as another process, such as the
// review of a race. Told a module once and then lines, it runs the module's `main` for each of them, and tells the lines
// that it writes.
import { startPython } from './python.js';

const lines = [];
/** How many lines the module has been given. */
let count = 0;
let main = null;

const tell = (more) => postMessage({ count, ...more });

async function begin(module) {
  const { pyodide } = await startPython();
  const decoder = new TextDecoder();
  let written = '';
  pyodide.setStdin({ stdin: () => lines.shift() ?? null, autoEOF: false });
  pyodide.setStdout({
    write(bytes) {
      const parts = (written + decoder.decode(bytes, { stream: true })).split('\n');
      written = parts.pop();
      for (const line of parts) tell({ line });
      return bytes.length;
    },
  });
  main = pyodide.pyimport(module).main;
  run();
}

function run() {
  while (lines.length) {
    count += 1;
    main();
    tell({});
  }
}

const failed = (error) => tell({ reason: String(error) });

onmessage = ({ data }) => {
  if (data.module) return void begin(data.module).catch(failed);
  lines.push(data.line);
  if (!main) return;
  try {
    run();
  } catch (error) {
    failed(error);
  }
};
