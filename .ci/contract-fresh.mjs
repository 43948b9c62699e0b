#!/usr/bin/env node
// Checks that what is generated is up to date with the contract, orval.config.ts and the migrations. Changes no file.
import { compare, generate } from './generated-code.mjs';

const fresh = await generate();
const { missing, stale, removed } = compare(fresh ?? new Map());
const changes = [
  ...missing.map((file) => `missing: ${file}`),
  ...stale.map((file) => `stale: ${file}`),
  ...removed.map((file) => `no longer generated: ${file}`),
];

if (!fresh) {
  console.error('\nThe generator failed.');
  process.exitCode = 1;
} else if (changes.length > 0) {
  console.error(`\n${changes.join('\n')}`);
  console.error(`\n${changes.length} generated file(s) are out of date: run 'npm run generate' and commit.`);
  process.exitCode = 1;
} else {
  console.log(`\n${fresh.size} generated files are up to date.`);
}
