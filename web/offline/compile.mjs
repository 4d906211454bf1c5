// Compiles Python files to bytecode with the very Python that will run them in the page.
// node compile.mjs PYODIDE_FOLDER FOLDER …: every .py below each folder becomes a .pyc beside it and is removed. What a
// page never shows is left out: documentation, assertions, most line numbers.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const [pyodideFolder, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideFolder, 'pyodide.mjs')).href);
const pyodide = await loadPyodide({ indexURL: `${resolve(pyodideFolder)}/` });
pyodide.runPython(`
import importlib.util, marshal, pathlib, types

def bare(code):
    """With one line number a function: the table of all of them is a third of the bytes."""
    within = tuple(bare(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    units = len(code.co_code) // 2
    table = b"".join(bytes([0x80 | 13 << 3 | min(8, units - start) - 1, 0]) for start in range(0, units, 8))
    return code.replace(co_consts=within, co_linetable=table)

# Flags 1: by hash, and the hash is never checked.
head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def compile_all(folder):
    for path in sorted(pathlib.Path(folder).rglob("*.py")):
        name = str(path.relative_to(folder))
        code = compile(path.read_bytes(), name, "exec", dont_inherit=True, optimize=2)
        path.with_suffix(".pyc").write_bytes(head + marshal.dumps(bare(code)))
        path.unlink()
`);
for (const [number, folder] of folders.entries()) {
  const place = `/work${number}`;
  pyodide.FS.mkdirTree(place);
  pyodide.mountNodeFS(place, resolve(folder));
  pyodide.globals.get('compile_all')(place);
}
