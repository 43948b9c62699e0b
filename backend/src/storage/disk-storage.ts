import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../lib/errors.ts';
import { INCOMING_FOLDER, isFull, isMissing, removeStaleFiles, syncFolder, writeIncoming } from './disk-files.ts';
import { MULTIPART_FOLDER, multipartOnDisk } from './disk-multipart.ts';
import { createKey, isKey } from './keys.ts';
import { insufficientStorage } from './multipart.ts';
import { type FileInfo, type FileStorage, StorageUnavailable, type WrittenFile } from './storage.ts';

const FOLDERS = ['attachments', 'avatars', 'downloads', 'exports', 'pictures'];
const STALE_AFTER_MS = 60 * 60 * 1000;
/** Below this free space the disk counts as full: the next picture or log line may be the last one. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/**
 * Files below `root`. A file appears under its key only when it is complete and on disk: it is written to `incoming`,
 * synced and then renamed.
 * @param minFreeBytes free bytes required by `check`
 */
export async function createDiskStorage(root: string, minFreeBytes = MIN_FREE_BYTES): Promise<FileStorage> {
  const base = resolve(root);
  const incoming = join(base, INCOMING_FOLDER);
  await mkdir(incoming, { recursive: true });
  await removeStaleFiles(incoming, new Date(Date.now() - STALE_AFTER_MS));
  const storage: FileStorage = {
    kind: 'disk',
    direct: null,
    description: `folder ${base}`,
    growing: multipartOnDisk(base),

    check: () =>
      guarded(async () => {
        const { path } = await writeIncoming(incoming, Buffer.from('check'));
        await rm(path);
        const room = await storage.growing.freeBytes();
        if (room !== null && room < minFreeBytes) throw insufficientStorage();
      }),

    put: async (folder, content, extension) => storage.putAt(createKey(folder, extension), content),

    async putAt(key, content) {
      const target = toPath(base, key);
      if (target === null) throw new Error(`Invalid key: ${key}`);
      return guarded(() => write(incoming, target, key, content), content);
    },

    async find(key) {
      const path = toPath(base, key);
      return path === null ? null : guarded(() => statOrNull(path));
    },

    async read(key, range) {
      const path = toPath(base, key);
      return path === null ? null : guarded(() => openOrNull(path, range));
    },

    address: async () => null,

    async remove(key) {
      const path = toPath(base, key);
      if (path !== null) await guarded(() => rm(path, { force: true }));
    },

    async *list() {
      for (const folder of FOLDERS) yield* listFiles(base, folder);
    },

    removeUnfinished: (before) =>
      guarded(async () => {
        const growing = join(base, MULTIPART_FOLDER);
        await mkdir(growing, { recursive: true });
        return (await removeStaleFiles(incoming, before)) + (await removeStaleFiles(growing, before));
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
    if (isFull(error)) throw insufficientStorage(error);
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
  const { path, size, sha256 } = await writeIncoming(incoming, content);
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
function toPath(base: string, key: string): string | null {
  if (!isKey(key)) return null;
  const path = resolve(base, key);
  return path.startsWith(base + sep) ? path : null;
}

async function statOrNull(path: string): Promise<FileInfo | null> {
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

async function* listFiles(base: string, folder: string): AsyncIterable<FileInfo & { key: string }> {
  const entries = await opendir(join(base, folder)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw new StorageUnavailable(error);
  });
  for await (const { name } of entries) {
    const key = `${folder}/${name}`;
    const info = isKey(key) ? await statOrNull(join(base, key)) : null;
    if (info) yield { key, ...info };
  }
}
