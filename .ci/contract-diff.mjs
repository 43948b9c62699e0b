#!/usr/bin/env node
// npm run contract:diff [base]: what openapi.yaml changes for its callers, compared with main (or another branch, tag
// or file). Exit code 1 for a breaking change.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quietRedocly, root, run } from './exec.mjs';

/**
 * The contract to compare with: a file, or else a revision of the repository.
 * @param {string} base
 * @returns {string} its text
 */
export const contractAt = (base) => {
  if (existsSync(base)) return readFileSync(base, 'utf8');
  const names = base === 'main' ? ['main', 'origin/main'] : [base];
  for (const name of names) {
    try {
      return execFileSync('git', ['show', `${name}:openapi.yaml`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      // try the next name
    }
  }
  throw new Error(`There is no openapi.yaml at '${base}': name a branch, a tag or a file`);
};

/**
 * Prints every change with its severity.
 * @param {string} base
 * @param {string} [revision] a file
 * @returns {Promise<number>} 1 for a breaking change
 */
export const diffContract = async (base, revision = 'openapi.yaml') => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const before = join(folder, 'before.yaml');
    writeFileSync(before, contractAt(base));
    return await run('redocly', ['diff', before, revision, '--fail-on', 'major'], quietRedocly);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = await diffContract(process.argv[2] ?? 'main');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
