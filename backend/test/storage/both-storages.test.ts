import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { withVerification } from '../../src/storage/hashing.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { putPicture } from '../../src/storage/put-files.ts';
import type { FileStorage } from '../../src/storage/storage.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { sha256 } from '../support/sha256.ts';

const MB = 1024 * 1024;

/** This many bytes, the same each time, generated while they are read. */
function* parts(total: number): Generator<Buffer> {
  for (let sent = 0; sent < total; sent += 64 * 1024)
    yield Buffer.alloc(Math.min(64 * 1024, total - sent), sent / 65_536);
}
const contentOf = async (storage: FileStorage, key: string, range?: { start: number; end: number }) => {
  const stream = await storage.read(key, range);
  return stream && buffer(stream);
};
const keysOf = async (storage: FileStorage): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
};

let s3: S3Server;
let root: string;
beforeAll(async () => {
  s3 = await startS3Server();
  root = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

describe.each(['disk', 's3'] as const)('files in %s', (kind) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await openStorage(readEnv({ ...s3.env, STORAGE: kind, DATA_DIR: root }));
  });

  it('are read as written, with their length and hash, each under a new key', async () => {
    const bytes = Buffer.from('বাংলা');
    const files = await Promise.all([storage.put('downloads', bytes, 'zip'), storage.put('downloads', bytes, 'zip')]);
    expect(new Set(files.map(({ key }) => key)).size).toBe(2);
    for (const file of files) {
      expect(file).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
      expect(await storage.find(file.key)).toMatchObject({ size: bytes.length, modified: expect.any(Date) });
      expect(await contentOf(storage, file.key)).toEqual(bytes);
    }
  });

  it('may be empty', async () => {
    const { key } = await storage.put('downloads', Buffer.alloc(0), 'bin');
    expect(await storage.find(key)).toMatchObject({ size: 0 });
    expect(await contentOf(storage, key)).toHaveLength(0);
  });

  it('are streamed in chunks, whole and by range', async () => {
    const total = 20 * MB + 7;
    const whole = Buffer.concat([...parts(total)]);
    const file = await storage.put('downloads', Readable.from(parts(total)), 'bin');
    expect(file).toMatchObject({ size: total, sha256: sha256(whole) });
    expect((await contentOf(storage, file.key))?.equals(whole)).toBe(true);
    for (const [start, end] of [
      [0, 1],
      [8 * MB - 2, 8 * MB + 2],
      [total - 3, total - 1],
    ] as const) {
      const part = await contentOf(storage, file.key, { start, end });
      expect(part?.equals(whole.subarray(start, end + 1)), `${start} to ${end}`).toBe(true);
    }
  });

  it('leave nothing when the sender aborts, in the first chunk or a later one', async () => {
    const before = await keysOf(storage);
    for (const good of [1, 12 * MB]) {
      const broken = Readable.from(
        (function* () {
          yield* parts(good);
          throw new Error('the sender left');
        })(),
      );
      await expect(storage.put('downloads', broken, 'bin')).rejects.toThrow('the sender left');
    }
    expect(await keysOf(storage)).toEqual(before);
    expect(await storage.removeUnfinished(new Date(0))).toBe(0);
  });

  it('abort before the last chunk when the hash does not match', async () => {
    const bytes = randomBytes(3 * MB);
    const { key } = await storage.put('downloads', bytes, 'bin');
    const stream = await storage.read(key);
    const received: Buffer[] = [];
    const reading = (async () => {
      for await (const part of withVerification(stream ?? Readable.from([]), sha256(Buffer.from('other'))))
        received.push(part);
    })();
    await expect(reading).rejects.toThrow('hash');
    expect(Buffer.concat(received).length).toBeLessThan(bytes.length);
    const again = await storage.read(key);
    expect((await buffer(withVerification(again ?? Readable.from([]), sha256(bytes)))).equals(bytes)).toBe(true);
  });

  it('of a picture are available together', async () => {
    const variants = [480, 960].map((width) => ({ width, extension: 'webp', bytes: randomBytes(100) }));
    const parts = { storage, jobs: { add: async () => {} }, clock: systemClock };
    const base = await putPicture(parts, variants);
    for (const { width, bytes } of variants) expect(await contentOf(storage, `${base}-${width}.webp`)).toEqual(bytes);
    const bad = [...variants, { width: 7, extension: '../x', bytes: randomBytes(3) }];
    const before = await keysOf(storage);
    await expect(putPicture(parts, bad)).rejects.toThrow();
    expect(await keysOf(storage)).toEqual(before);
  });

  it('are not found under keys that storage did not create', async () => {
    for (const key of ['../secret', 'downloads/../../secret', '/etc/passwd', 'check', 'downloads', '', '\0']) {
      expect(await storage.find(key), key).toBeNull();
      expect(await storage.read(key), key).toBeNull();
      await storage.remove(key);
      await expect(storage.putAt(key, Buffer.from('x')), key).rejects.toThrow('Invalid key');
    }
    const unknown = `downloads/${randomUUID()}.zip`;
    expect([await storage.find(unknown), await storage.read(unknown)]).toEqual([null, null]);
    await expect(storage.put('downloads', Buffer.from('x'), '../zip')).rejects.toThrow('file extension');
  });

  it('are deleted, and deleting a missing one is no error', async () => {
    const { key } = await storage.put('avatars', Buffer.from('x'), 'webp');
    expect(await keysOf(storage)).toContain(key);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.find(key)).toBeNull();
    expect(await keysOf(storage)).not.toContain(key);
  });

  it('report that storage is available', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
    expect(storage.kind).toBe(kind);
    expect(storage.description).not.toContain('S3RVER');
  });
});
