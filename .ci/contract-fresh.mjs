#!/usr/bin/env node
// Checks that the committed generated code is up to date with openapi.yaml and orval.config.ts. Changes no file.
import { compare, generate } from './generated-code.mjs';

const fresh = generate();
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
  console.error(`\n${changes.length} generated file(s) differ from the contract: run 'npm run generate' and commit.`);
  process.exitCode = 1;
} else {
  console.log(`\n${fresh.size} generated files match the contract.`);
}
