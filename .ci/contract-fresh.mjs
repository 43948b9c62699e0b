#!/usr/bin/env node
// Is the committed generated code what openapi.yaml and orval.config.ts produce today?
// Generates into the working tree and compares with what was there before. The new files stay: commit them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './exec.mjs';

const folders = ['frontend/src/api/generated', 'mocks/generated', 'backend/src/generated'];

/** @returns {Map<string, string>} path from the root → checksum of the content */
const snapshot = () => {
  const files = new Map();
  for (const folder of folders) {
    const top = join(root, folder);
    if (!existsSync(top)) continue;
    for (const entry of readdirSync(top, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      files.set(relative(root, file), createHash('sha256').update(content).digest('hex'));
    }
  }
  return files;
};

const before = snapshot();
const code = await run('orval', ['--config', 'orval.config.ts']);
const after = snapshot();

const changes = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
  if (!before.has(file)) return [`missing: ${file}`];
  if (!after.has(file)) return [`no longer generated: ${file}`];
  return before.get(file) === after.get(file) ? [] : [`stale: ${file}`];
});

if (code !== 0 || after.size === 0) {
  console.error(`\nThe generator failed (exit code ${code}). Its folders may be incomplete now.`);
  process.exitCode = 1;
} else if (changes.length > 0) {
  console.error(`\n${changes.join('\n')}`);
  console.error(
    `\n${changes.length} generated file(s) differed from the contract. They are up to date now: commit them.`,
  );
  process.exitCode = 1;
} else {
  console.log(`\n${after.size} generated files match the contract.`);
}
