// Types of everything the server says, from its own description on standard input; --check compares them with
// those that are kept and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const KEPT = new URL('../src/lib/schema.d.ts', import.meta.url);

const described = JSON.parse(await text(process.stdin));
// A refusal is the same everywhere (ErrorBody), so it is not repeated for every path.
for (const methods of Object.values(described.paths))
  for (const operation of Object.values(methods))
    if (operation.responses)
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
      );
const types = `// Made by \`make web-types\` from the server's description; not written by hand.\n${astToString(
  await openapiTS(described, { defaultNonNullable: true, emptyObjectsUnknown: true }),
)}`;

if (!process.argv.includes('--check')) writeFileSync(KEPT, types);
else if (readFileSync(KEPT, 'utf-8') !== types) {
  console.error('web/src/lib/schema.d.ts is not what the server says today: run make web-types and commit the file.');
  process.exit(1);
}
