import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../../src/storage/disk-storage.ts';

const bytes = Buffer.from('বাংলা');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the disk storage', () => {
  it('stores a file under a new key and leaves no partial files', async () => {
    const storage = await createDiskStorage(root);
    const files = await Promise.all([storage.put('downloads', bytes, 'zip'), storage.put('downloads', bytes, 'zip')]);
    expect(new Set(files.map(({ key }) => key)).size).toBe(2);
    for (const { key } of files) expect(await readFile(join(root, key))).toEqual(bytes);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('finds nothing under keys that it did not create', async () => {
    const storage = await createDiskStorage(join(root, 'files'));
    await writeFile(join(root, 'secret'), 'x');
    await mkdir(join(root, 'files', 'downloads'));
    await symlink(join(root, 'secret'), join(root, 'files', 'downloads', 'link.zip'));
    for (const key of [
      '../secret',
      'downloads/../../secret',
      '/etc/passwd',
      'downloads/link.zip',
      'downloads',
      '',
      'downloads/..%2f.zip',
      '\0',
    ]) {
      expect(await storage.find(key), key).toBeNull();
      await storage.remove(key);
    }
    expect(await readFile(join(root, 'secret'), 'utf8')).toBe('x');
  });

  it('507 for a full disk, in one piece or streamed, and no partial files', async () => {
    const storage = await createDiskStorage(root);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const streamed = Readable.from([bytes]);
    streamed.once('resume', () => streamed.destroy(full));
    await expect(storage.put('downloads', streamed, 'zip')).rejects.toMatchObject({ status: 507, code: 'no_room' });
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('is not ready while free space is below the minimum', async () => {
    await expect((await createDiskStorage(root)).check()).resolves.toBeUndefined();
    const small = await createDiskStorage(root, Number.MAX_SAFE_INTEGER);
    await expect(small.check()).rejects.toMatchObject({ status: 507 });
  });

  it('sweeps what a killed process left an hour ago, but nothing newer', async () => {
    await createDiskStorage(root);
    const incoming = join(root, 'incoming');
    await writeFile(join(incoming, 'old'), 'x');
    await writeFile(join(incoming, 'young'), 'x');
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(incoming, 'old'), before, before);
    await createDiskStorage(root);
    expect(await readdir(incoming)).toEqual(['young']);
  });
});
