import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { moveFiles } from '../../src/storage/move-files.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { FileStorage } from '../../src/storage/storage.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

const script = fileURLToPath(new URL('../../src/process/storage-move.ts', import.meta.url));

let s3: S3Server;
let root: string;
let env: Record<string, string>;
let disk: FileStorage;
let store: FileStorage;
beforeAll(async () => {
  s3 = await startS3Server();
  root = await mkdtemp(path.join(tmpdir(), 'storage-move-'));
  env = { ...s3.env, STORAGE: 'disk', DATA_DIR: root };
  disk = await openStorage(readEnv(env), 'disk');
  store = await openStorage(readEnv(env), 's3');
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

/** Runs the real command; returns its output and its exit code. */
const run = async (args: string[], settings: Record<string, string>) => {
  const options = { env: { PATH: process.env.PATH, ...settings }, cwd: root };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
};

it('copies everything, resumes after an interruption, detects a damaged copy and deletes nothing', async () => {
  const files = await Promise.all(
    ['one', 'two', 'three'].map((text) => disk.put('downloads', Buffer.from(text), 'zip')),
  );
  await disk.put('avatars', Buffer.from('picture'), 'webp');
  let done = 0;
  s3.intercept = (request, response) => {
    // The store fails permanently while the third file is written.
    if (request.method === 'PUT' && !request.url?.includes('/check?')) done += 1;
    if (done < 3) return false;
    response.writeHead(503).end();
    return true;
  };
  const cut = await moveFiles(disk, store);
  expect(cut.copied + cut.present).toBeLessThan(4);
  expect(cut.failed[0]).toMatchObject({ key: expect.any(String), reason: expect.any(String) });
  s3.intercept = null;

  const rest = await run(['--from', 'disk', '--to', 's3'], env);
  expect(rest).toMatchObject({ code: 0, output: expect.stringContaining('0 failed') });
  expect(rest.output).not.toContain('S3RVER');
  await store.putAt(files[0]?.key ?? '', Buffer.from('onE'));
  expect(await moveFiles(disk, store)).toEqual({ copied: 1, present: 3, bytes: 3, failed: [] });
  for (const { key } of files) expect(await disk.find(key)).not.toBeNull();
});

it('copies back', async () => {
  const { key } = await store.put('avatars', Buffer.from('new in the store'), 'webp');
  const { code, output } = await run(['--from', 's3', '--to', 'disk'], env);
  expect([code, output]).toEqual([0, expect.stringMatching(/1 copied .+ 4 already there, 0 failed/)]);
  expect(await disk.find(key)).toMatchObject({ size: 16 });
});

it.each<[string, string[], Record<string, string>, string]>([
  ['no store in the settings', ['--from', 'disk', '--to', 's3'], {}, 'set S3_BUCKET'],
  ['half of the credentials', ['--from', 'disk', '--to', 's3'], { S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY'],
  ['no direction', [], {}, 'storage:move -- --from disk --to s3'],
  ['the same twice', ['--from', 's3', '--to', 's3'], {}, 'storage:move -- --from disk --to s3'],
  ['an unknown word', ['--form', 'disk'], {}, 'storage:move -- --from disk --to s3'],
  [
    'a store that is away',
    ['--from', 'disk', '--to', 's3'],
    { S3_BUCKET: 'x1', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    'is not responding',
  ],
])('a single clear message for %s', async (_why, args, settings, sentence) => {
  const { code, output } = await run(args, { DATA_DIR: root, ...settings });
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(output).not.toContain('    at ');
});
