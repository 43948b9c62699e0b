import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isKey, newKey, newPictureBase, pictureKey } from './keys.ts';
import type { FileStorage } from './storage.ts';

const INCOMING = 'incoming';
const STALE_MS = 60 * 60 * 1000;

/**
 * Files below `root`. A file appears under its key only when it is complete and on the disk:
 * it is written into `incoming`, synced and then renamed.
 */
export async function createDiskStorage(root: string): Promise<FileStorage> {
  const base = resolve(root);
  const incoming = join(base, INCOMING);
  await mkdir(incoming, { recursive: true });
  await sweep(incoming);

  return {
    async put(folder, bytes, extension) {
      const key = newKey(folder, extension);
      await write(base, key, bytes);
      return key;
    },

    async putPicture(variants) {
      const beginning = newPictureBase();
      const keys = variants.map(({ width, extension }) => pictureKey(beginning, width, extension));
      try {
        for (const [index, { bytes }] of variants.entries()) await write(base, keys[index] ?? '', bytes);
      } catch (error) {
        for (const key of keys) await rm(join(base, key), { force: true });
        throw error;
      }
      return beginning;
    },

    async locate(key) {
      const path = pathOf(base, key);
      if (path === null) return null;
      const info = await statOrNull(path);
      return info?.isFile() ? { path, size: info.size } : null;
    },

    async remove(key) {
      const path = pathOf(base, key);
      if (path !== null) await rm(path, { force: true });
    },
  };
}

/** Writes beside, syncs, then renames: a file is there completely or not at all. */
async function write(base: string, key: string, bytes: Uint8Array): Promise<void> {
  const target = join(base, key);
  await mkdir(dirname(target), { recursive: true });
  const part = join(base, INCOMING, randomUUID());
  try {
    await writeSynced(part, bytes);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
}

/** The file's place, or null when the key is foreign or would lead out of the folder. */
function pathOf(base: string, key: string): string | null {
  if (!isKey(key)) return null;
  const path = resolve(base, key);
  return path.startsWith(base + sep) ? path : null;
}

async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the rename itself durable; systems that cannot open a folder (Windows) do without. */
async function syncFolder(path: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch {
    return;
  }
  await handle
    .sync()
    .catch(() => undefined)
    .finally(() => handle.close());
}

/** Removes what a killed process left half-written; young files may belong to another instance. */
async function sweep(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const info = await statOrNull(path);
    if (info !== null && Date.now() - info.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}
