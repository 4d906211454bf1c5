// Types of everything the server says, from its own description on standard input.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const described = JSON.parse(readFileSync(0, 'utf-8'));
// A refusal is the same everywhere (ErrorBody), so it is not repeated for every path.
for (const methods of Object.values(described.paths))
  for (const operation of Object.values(methods))
    if (operation.responses)
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
      );
const types = astToString(await openapiTS(described, { defaultNonNullable: true }));
writeFileSync(
  new URL('../src/lib/schema.d.ts', import.meta.url),
  `// Made by \`make web-types\` from the server's description; not written by hand.\n${types}`,
);
