#!/usr/bin/env node
// npm run contract:diff [base]: what openapi.yaml changes for its callers, compared with main (or another branch, tag
// or file). Exit code 1 for a breaking change, or another right, proof or limit, that docs/programs/api-changes.json does not
// announce.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { findUnannounced } from './contract-breaks.mjs';
import { findPolicyChanges, findUnannouncedPolicies } from './contract-policy.ts';
import { capture, quietRedocly, root, run } from './exec.mjs';

/** The default limit is one megabyte, which the contract exceeds. */
const gitOptions = /** @type {const} */ ({ cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });

/** @param {string[]} args @returns the output; undefined when git refuses */
const git = (args) => {
  try {
    return execFileSync('git', args, gitOptions);
  } catch {
    return undefined;
  }
};

/**
 * A file of a revision, if there is one. Of a branch it is the state from which ours has parted: what others have added to it
 * since is no break of ours.
 * @param {string} base @param {string} file
 */
const fileAt = (base, file) => {
  for (const name of base === 'main' ? ['main', 'origin/main'] : [base]) {
    const revision = git(['merge-base', 'HEAD', name])?.trim() ?? name;
    const text = git(['show', `${revision}:${file}`]);
    if (text !== undefined) return text;
  }
  return undefined;
};

const CHANGES = 'docs/programs/api-changes.json';

/** Entries of the API's changelog that the base does not have; compared with a file, all of them. @param {string} base */
const newEntries = (base) => {
  const former = new Set(
    JSON.parse(fileAt(base, CHANGES) ?? '[]').map((/** @type {object} */ one) => JSON.stringify(one)),
  );
  /** @type {import('./contract-breaks.mjs').ApiChange[]} */
  const all = JSON.parse(readFileSync(join(root, CHANGES), 'utf8'));
  return all.filter((one) => !former.has(JSON.stringify(one)));
};

/** Whether there is a contract to compare with. @param {string} base a branch or a tag */
export const hasBase = (base) => fileAt(base, 'openapi.yaml') !== undefined;

/**
 * The contract to compare with: a file, or else a revision of the repository.
 * @param {string} base
 * @returns {string} its text
 */
export const contractAt = (base) => {
  if (existsSync(base)) return readFileSync(base, 'utf8');
  const text = fileAt(base, 'openapi.yaml');
  if (text !== undefined) return text;
  throw new Error(`There is no openapi.yaml at '${base}': name a branch, a tag or a file`);
};

/**
 * Prints every change with its severity.
 * @param {string} base
 * @param {string} [revision] a file
 * @returns {Promise<number>} 1 for a breaking change, or a changed policy, that the changelog of the API does not announce
 */
export const diffContract = async (base, revision = 'openapi.yaml') => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const before = join(folder, 'before.yaml');
    writeFileSync(before, contractAt(base));
    const [former, today] = [before, revision].map((file) => parse(readFileSync(file, 'utf8')));
    const policies = findUnannouncedPolicies(findPolicyChanges(former, today), newEntries(base));
    if (policies.length > 0) {
      console.error(`\nAdd an entry to ${CHANGES} that names the operations:\n${policies.join('\n')}`);
    }
    const code = await run('redocly', ['diff', before, revision, '--fail-on', 'major'], quietRedocly);
    if (code !== 1) return code || Math.min(policies.length, 1);
    const report = join(folder, 'report.json');
    await capture(
      'redocly',
      ['diff', before, revision, '--fail-on', 'none', '--format', 'json', '-o', report],
      quietRedocly,
    );
    const { changes } = JSON.parse(readFileSync(report, 'utf8'));
    const unannounced = findUnannounced(changes, [former, today], newEntries(base));
    if (unannounced.length === 0) return Math.min(policies.length, 1);
    const hint = `Add an entry with "kind": "breaking" to ${CHANGES} that names the operations, or keep what callers use:`;
    console.error(`\n${hint}\n${unannounced.join('\n')}`);
    return 1;
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
