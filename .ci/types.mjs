#!/usr/bin/env node
// npm run types: the compiler over every folder, in programs side by side; together they take 3.5 GB. Frontend and .ci are one
// program: .ci imports most of the frontend and would check it again. The server knows no browser, the mocks know none of the
// frontend's short names for folders: on their own, each must do without.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { capture, root } from './exec.mjs';

const programs = { 'frontend, .ci': '.ci', backend: 'backend', mocks: 'mocks' };

/** Each one computes shared types anew: four of them have half as much work again as one. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Files that did not change, and read nothing that did, are not checked again. @param {string} folder */
const memory = (folder) => join(root, 'node_modules', '.cache', 'types', `${folder.replace('.', '')}.tsbuildinfo`);

/** @param {string} folder */
const options = (folder) => [
  '--pretty',
  'false',
  '--checkers',
  checkers,
  '--incremental',
  '--tsBuildInfoFile',
  memory(folder),
];

const results = await Promise.all(
  Object.entries(programs).map(async ([title, folder]) => ({
    title,
    ...(await capture('tsc', ['-p', folder, ...options(folder)])),
  })),
);
for (const { output } of results) process.stdout.write(output);
for (const { title, code, output } of results) {
  const errors = output.match(/error TS\d+/g)?.length ?? 0;
  console.log(`${title.padEnd(15)}${code === 0 ? 'fine' : `${errors || 'some'} to mend`}`);
  if (code !== 0) process.exitCode = 1;
}
