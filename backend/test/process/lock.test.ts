import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../src/db/lock.ts';
import { loadOrCreateSecret } from '../../src/process/secret.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('lockFolder', () => {
  it('lets one process in at a time', async () => {
    const file = path.join(folder, 'lock');
    const release = await lockFolder(file, 0);
    await expect(lockFolder(file, 0)).rejects.toThrow(FolderInUseError);
    const waiting = lockFolder(file, 5_000);
    release();
    (await waiting)();
  });
});

describe('loadOrCreateSecret', () => {
  it('returns one secret, however many callers ask first', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => loadOrCreateSecret(folder)));
    expect(new Set([...secrets, await loadOrCreateSecret(folder)]).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(64);
  });
});
