import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isFull, isMissing, syncFolder } from './disk-files.ts';
import { isKey } from './keys.ts';
import { insufficientStorage, type MultipartStore } from './multipart.ts';
import { StorageUnavailable } from './storage.ts';

/** The folder of incomplete files. */
export const MULTIPART_FOLDER = 'growing';
const PART_BYTES = 4 * 1024 * 1024;

/** The result, or `missing` if the file does not exist. @throws AppError 507, StorageUnavailable */
async function guarded<Result>(work: () => Promise<Result>, missing: Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return missing;
    throw isFull(error) ? insufficientStorage(error) : new StorageUnavailable(error);
  }
}

/** Files that grow in a separate folder and are moved once they are complete. */
export function multipartOnDisk(base: string): MultipartStore {
  const toTargetPath = (key: string) => {
    const path = resolve(base, key);
    if (!isKey(key) || !path.startsWith(base + sep)) throw new Error(`Invalid key: ${key}`);
    return path;
  };
  // The name is this server's own: a stored value can never lead out of the folder.
  const toPath = (handle: string) => join(base, MULTIPART_FOLDER, basename(handle));
  const isComplete = async (path: string, size: number) => {
    const info = await guarded(() => stat(path), null);
    return info?.size === size;
  };
  return {
    partBytes: PART_BYTES,
    minPartBytes: 1,

    async begin() {
      const handle = randomUUID();
      await guarded(async () => {
        await mkdir(join(base, MULTIPART_FOLDER), { recursive: true });
        await (await open(toPath(handle), 'wx', 0o600)).close();
      }, undefined);
      return handle;
    },

    write: ({ handle }, { number, start, bytes }) =>
      guarded(async () => {
        const file = await open(toPath(handle), 'r+');
        try {
          if ((await file.stat()).size < start) return null;
          for (let written = 0; written < bytes.length; ) {
            written += (await file.write(bytes, written, bytes.length - written, start + written)).bytesWritten;
          }
          await file.datasync();
        } finally {
          await file.close();
        }
        return String(number);
      }, null),

    async complete({ key, handle }, _parts, size) {
      const target = toTargetPath(key);
      const isMoved = await guarded(async () => {
        const file = await open(toPath(handle), 'r+');
        try {
          if ((await file.stat()).size < size) return false;
          // An unconfirmed part may follow the end.
          await file.truncate(size);
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(dirname(target), { recursive: true });
        await rename(toPath(handle), target);
        await syncFolder(dirname(target));
        return true;
      }, false);
      return isMoved || isComplete(target, size);
    },

    discard: ({ handle }) => guarded(() => rm(toPath(handle), { force: true }), undefined),

    freeBytes: () =>
      guarded(async () => {
        const { bavail, bsize } = await statfs(base);
        return bavail * bsize;
      }, null),
  };
}
