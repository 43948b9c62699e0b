// Generated code is made in a folder of its own and then compared with the working tree: a check changes no file, and
// `npm run generate` beside a development server touches only files that differ, all at once.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clientPackage } from './codegen/client-package.mjs';
import { onMigratedDatabase } from './database/migrated.mjs';
import { databasePage } from './database/page.mjs';
import { databaseTables } from './database/tables.mjs';
import { root, toolEnv } from './exec.mjs';
import { lawPage } from './law/page.mjs';
import { statesPage } from './states/page.mjs';

/** Folders that hold generated code and nothing else. */
const FOLDERS = ['frontend/src/api/generated', 'contract/generated', 'packages/client/src/generated'];
/** Generated files beside others: the tables' types, and three documents. */
const TABLES = 'backend/src/db/tables.gen.ts';
const PAGE = 'docs/database.md';
const LAW = 'docs/law.md';
const STATES = 'docs/states.md';

/** What the generator reads: the contract, its configuration, and the function that the hooks call. */
const INPUTS = [
  'openapi.yaml',
  'orval.config.ts',
  '.ci/codegen/*.ts',
  'packages/{conformance,operations-map}/src/*.ts',
  'package.json',
  'frontend/src/api/fetcher.ts',
];

/** @typedef {Map<string, string>} Files path from the root, with slashes → content */

/** @param {string} top @returns {Files} */
const readGenerated = (top) =>
  new Map(
    [...FOLDERS.map((folder) => `${folder}/**/*.ts`), TABLES, PAGE, LAW, STATES]
      .flatMap((pattern) => globSync(pattern, { cwd: top }))
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [file, readFileSync(join(top, file), 'utf8').replaceAll('\r\n', '\n')]),
  );

/** Runs orval apart from the working tree. @returns {Files | undefined} undefined when it failed, after it said why */
const generateFromContract = () => {
  const apart = mkdtempSync(join(tmpdir(), 'generate-'));
  try {
    for (const file of globSync(INPUTS, { cwd: root })) cpSync(join(root, file), join(apart, file));
    symlinkSync(join(root, 'node_modules'), join(apart, 'node_modules'), 'junction');
    const { status, stdout, stderr } = spawnSync('orval', ['--config', 'orval.config.ts'], {
      cwd: apart,
      env: toolEnv(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const files = readGenerated(apart);
    // The generator goes on after a hook that threw.
    if (status === 0 && files.size > 0 && !`${stdout}${stderr}`.includes('Failed to run')) return files;
    process.stderr.write(`${stdout}${stderr}`);
    return undefined;
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
};

/**
 * Everything that is generated: from the contract, and from the migrated database.
 * @returns {Promise<Files | undefined>} undefined when it failed, after it said why
 */
export const generate = async () => {
  const files = generateFromContract();
  if (!files) return undefined;
  for (const [file, content] of await clientPackage(root)) files.set(file, content);
  return onMigratedDatabase(async (ask) => {
    files.set(TABLES, await databaseTables(ask));
    files.set(LAW, lawPage());
    files.set(STATES, statesPage());
    return files.set(PAGE, await databasePage(ask));
  });
};

/**
 * What the working tree lacks, has in another form, or has too much.
 * @param {Files} fresh @param {string} [tree]
 */
export const compare = (fresh, tree = root) => {
  const present = readGenerated(tree);
  return {
    missing: [...fresh.keys()].filter((file) => !present.has(file)),
    stale: [...fresh]
      .filter(([file, content]) => present.has(file) && present.get(file) !== content)
      .map(([file]) => file),
    removed: [...present.keys()].filter((file) => !fresh.has(file)),
  };
};

/**
 * Brings the working tree up to date; files that did not change keep their time.
 * @param {Files} fresh @param {string} [tree]
 */
export const sync = (fresh, tree = root) => {
  const { missing, stale, removed } = compare(fresh, tree);
  const written = [...missing, ...stale];
  for (const file of removed) {
    rmSync(join(tree, file));
    for (let folder = dirname(join(tree, file)); readdirSync(folder).length === 0; folder = dirname(folder)) {
      rmdirSync(folder);
    }
  }
  for (const file of written) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), fresh.get(file) ?? '');
  }
  return { written, removed };
};
