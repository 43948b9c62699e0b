#!/usr/bin/env node
// npm run operation -- adminRefundOrder: where one operation is, from the contract to its tests, with files and lines.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readRows } from './coverage/cells.mjs';
import { readOperations } from './coverage/contract.mjs';
import { root } from './exec.mjs';
import { createPaths } from './operation/path.mjs';

const [id = ''] = process.argv.slice(2);
const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
const line = contract.split('\n').findIndex((text) => text.trim() === `operationId: ${id}`) + 1;
if (line === 0) {
  console.error(`openapi.yaml has no operation '${id}'. Usage: npm run operation -- <operationId>`);
  process.exit(1);
}
const operations = readOperations(contract).filter((operation) => operation.id === id);
const [row] = readRows({ root, operations, answers: new Set(), notMet: {} });
const filled = (/** @type {string} */ column) => row?.cells[column]?.filled ?? [];
const steps = createPaths(root)(id);

const list = (/** @type {string} */ title, /** @type {string[]} */ items) => {
  if (items.length > 0) console.log(`${title}\n${items.map((item) => `  ${item}`).join('\n')}`);
};
list('Contract', [`openapi.yaml:${line}`]);
list(
  `Server, ${steps.length} files, ${steps.reduce((sum, { lines }) => sum + lines, 0)} lines`,
  steps.map(({ file, lines, names }) => `${file}  ${lines} lines: ${names.slice(0, 6).join(', ')}`),
);
list(
  'Mock',
  filled('mock').map((file) => relative(root, join(root, file))),
);
list(
  'Screens',
  filled('hook').map((file) => `frontend/src/${file}`),
);
list('Stories', filled('story').slice(0, 8));
list('Conformance', filled('conformance'));
