import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.ts';
import { ENGINE_VERSION } from '../../src/db/embedded-folder.ts';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';

const base = mkdtempSync(path.join(tmpdir(), 'studio-folder-'));
const whole = path.join(base, 'whole');
const dataDir = path.join(base, 'data');
const inside = (...parts: string[]) => path.join(dataDir, 'database', ...parts);
const NOBODY = 65_534;

beforeAll(async () => {
  execFileSync('mkdir', [whole]);
  await migrateFolder(whole, recordingLogger());
  await openEmbedded(whole).then(({ close }) => close()); // as at every start except the first
});
beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(whole, dataDir, { recursive: true });
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Every file below the database's folder with the hash of its bytes. */
const content = (): Record<string, string> => {
  const entries = readdirSync(inside(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries
    .filter(({ name }) => name !== 'postmaster.pid') // the engine's lock file, not data
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
};
const refusal = async (): Promise<string> => {
  try {
    const { close } = await openEmbedded(dataDir);
    await close();
    return 'opened';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

/** An unprivileged user; chmod does not restrict root. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  const root = process.geteuid?.() === 0;
  if (root) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (root) process.seteuid?.(0);
  }
}

describe('a damaged directory of the embedded database', () => {
  it.each<[string, () => void, RegExp]>([
    ['that has lost its version file', () => rmSync(inside('PG_VERSION')), /PG_VERSION is missing/],
    ['with an empty version file', () => truncateSync(inside('PG_VERSION')), /PG_VERSION contains no version/],
    ['without its control file', () => rmSync(inside('global', 'pg_control')), /global\/pg_control is missing/],
    ['without its tables', () => rmSync(inside('base'), { recursive: true }), /base is missing/],
    [
      'with a control file of other bytes',
      () => writeFileSync(inside('global', 'pg_control'), 'x'.repeat(8192)),
      /the engine cannot read it/,
    ],
    ['without its log', () => rmSync(inside('pg_wal'), { recursive: true }), /pg_wal is missing/],
    ['without its settings', () => rmSync(inside('postgresql.conf')), /the engine cannot read it/],
  ])('%s is rejected with a clear message and not overwritten', async (_name, damage, problem) => {
    damage();
    const before = content();
    const message = await refusal();
    expect(message).toMatch(
      /^EmbeddedFolderError: The embedded database in .+ is damaged: .+ Nothing was overwritten\. .+backup/,
    );
    expect(message).toMatch(problem);
    expect(content()).toEqual(before);
  });

  it('of another version reports both versions', async () => {
    writeFileSync(inside('PG_VERSION'), '16\n');
    expect(await refusal()).toContain(
      `was written by PostgreSQL 16; this server works with ${ENGINE_VERSION}. Nothing was overwritten.`,
    );
  });

  it('that is a file is reported as one', async () => {
    rmSync(inside(), { recursive: true });
    writeFileSync(inside(), 'text');
    expect(await refusal()).toMatch(/^EmbeddedFolderError: The data folder .+database is not a folder\./);
  });
});

describe('a directory without permissions', () => {
  it.each(['', 'database/PG_VERSION', 'database.lock'])('at "%s" is reported as such, not as in use', async (part) => {
    execFileSync('chmod', ['-R', 'a+rwX', base]);
    chmodSync(base, 0o777);
    chmodSync(path.join(dataDir, part), 0o555);
    const message = await asNobody(refusal);
    chmodSync(path.join(dataDir, part), 0o777);
    expect(message).toMatch(/^EmbeddedFolderError: The data folder .+ cannot be written/);
  });
});

describe('the lock file of the directory', () => {
  it('that contains something else is reported', async () => {
    writeFileSync(path.join(dataDir, 'database.lock'), 'no lock at all'.repeat(100));
    expect(await refusal()).toMatch(/^EmbeddedFolderError: The data folder cannot be locked .+remove that file/);
  });

  it('held by another server is reported as in use', async () => {
    const { close } = await openEmbedded(dataDir);
    expect(await refusal()).toMatch(/^FolderInUseError: .+ in use by another process/);
    await close();
  });
});

describe('a new directory', () => {
  it('gets a database of the current version, also after an interrupted creation', async () => {
    rmSync(inside(), { recursive: true });
    cpSync(whole, path.join(dataDir, 'database.new'), { recursive: true });
    expect(await refusal()).toBe('opened');
    expect(readFileSync(inside('PG_VERSION'), 'utf8').trim()).toBe(ENGINE_VERSION);
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock']);
  });
});
