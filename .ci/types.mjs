#!/usr/bin/env node
// npm run types: the compiler over every folder, in concurrent processes; together they take 3.5 GB. Frontend and .ci
// are one program: .ci imports most of the frontend and would check it again. For the same reason the stress runs, which
// start the application, belong to the server's program. The server must do without browser types and the mocks without
// the frontend's path aliases, so each is checked separately.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { capture, root } from './exec.mjs';

const programs = { 'frontend, .ci': '.ci', backend: 'backend', mocks: 'mocks' };

/** Each process computes shared types anew: four of them do one and a half times the work of one. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Files that did not change, and whose imports did not, are not checked again. @param {string} folder */
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
