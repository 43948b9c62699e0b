import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../lib/errors.ts';
import { INCOMING, isFull, isMissing, removeStaleParts, syncFolder, writePart } from './disk-files.ts';
import { GROWING, growingOnDisk } from './disk-growing.ts';
import { noRoom } from './growing.ts';
import { isKey, newKey } from './keys.ts';
import { type FileStorage, type FoundFile, StorageUnavailable, type WrittenFile } from './storage.ts';

const FOLDERS = ['attachments', 'avatars', 'downloads', 'exports', 'pictures'];
const STALE_MS = 60 * 60 * 1000;
/** Below this free space the disk counts as full: the next picture or log line may be the last one. */
const LEAST_ROOM = 64 * 1024 * 1024;

/**
 * Files below `root`. A file appears under its key only when it is complete and on disk: it is written to `incoming`,
 * synced and then renamed.
 * @param leastRoom free bytes required by `check`
 */
export async function createDiskStorage(root: string, leastRoom = LEAST_ROOM): Promise<FileStorage> {
  const base = resolve(root);
  const incoming = join(base, INCOMING);
  await mkdir(incoming, { recursive: true });
  await removeStaleParts(incoming, new Date(Date.now() - STALE_MS));
  const storage: FileStorage = {
    kind: 'disk',
    direct: null,
    description: `folder ${base}`,
    growing: growingOnDisk(base),

    check: () =>
      guarded(async () => {
        const { path } = await writePart(incoming, Buffer.from('check'));
        await rm(path);
        const room = await storage.growing.room();
        if (room !== null && room < leastRoom) throw noRoom();
      }),

    put: async (folder, content, extension) => storage.putAt(newKey(folder, extension), content),

    async putAt(key, content) {
      const target = pathOf(base, key);
      if (target === null) throw new Error(`Not a usable key: ${key}`);
      return guarded(() => write(incoming, target, key, content), content);
    },

    async find(key) {
      const path = pathOf(base, key);
      return path === null ? null : guarded(() => foundOrNull(path));
    },

    async read(key, range) {
      const path = pathOf(base, key);
      return path === null ? null : guarded(() => openOrNull(path, range));
    },

    address: async () => null,

    async remove(key) {
      const path = pathOf(base, key);
      if (path !== null) await guarded(() => rm(path, { force: true }));
    },

    async *list() {
      for (const folder of FOLDERS) yield* filesOf(base, folder);
    },

    removeUnfinished: (before) =>
      guarded(async () => {
        const growing = join(base, GROWING);
        await mkdir(growing, { recursive: true });
        return (await removeStaleParts(incoming, before)) + (await removeStaleParts(growing, before));
      }),
  };
  return storage;
}

/** Translates disk errors; an error of the caller's stream is passed on. @throws AppError 507, StorageUnavailable */
async function guarded<Result>(work: () => Promise<Result>, content?: Uint8Array | Readable): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Checked first: a failed write ends the source stream, so the stream reports it too.
    if (isFull(error)) throw noRoom(error);
    if (error instanceof AppError) throw error;
    if (content instanceof Readable && content.errored === error) throw error;
    throw new StorageUnavailable(error);
  }
}

async function write(
  incoming: string,
  target: string,
  key: string,
  content: Uint8Array | Readable,
): Promise<WrittenFile> {
  await mkdir(dirname(target), { recursive: true });
  const { path, size, sha256 } = await writePart(incoming, content);
  try {
    await rename(path, target);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
  return { key, size, sha256 };
}

/** The file's path, or null when the key is invalid or would lead out of the folder. */
function pathOf(base: string, key: string): string | null {
  if (!isKey(key)) return null;
  const path = resolve(base, key);
  return path.startsWith(base + sep) ? path : null;
}

async function foundOrNull(path: string): Promise<FoundFile | null> {
  try {
    const info = await stat(path);
    return info.isFile() ? { size: info.size, modified: info.mtime } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Opened before the response, so that a missing file is distinguished from one that breaks off. */
async function openOrNull(path: string, range: { start: number; end: number } | undefined): Promise<Readable | null> {
  try {
    const handle = await open(path, 'r');
    return handle.createReadStream(range ?? {});
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* filesOf(base: string, folder: string): AsyncIterable<FoundFile & { key: string }> {
  const entries = await opendir(join(base, folder)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw new StorageUnavailable(error);
  });
  for await (const { name } of entries) {
    const key = `${folder}/${name}`;
    const found = isKey(key) ? await foundOrNull(join(base, key)) : null;
    if (found) yield { key, ...found };
  }
}
