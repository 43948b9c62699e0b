import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HashingStream } from './hashing.ts';

/** The folder of files being written. */
export const INCOMING_FOLDER = 'incoming';

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The disk, or our quota, is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Writes a new file into the folder and waits until it is on disk; an error leaves no file. */
export async function writeIncoming(
  incoming: string,
  content: Uint8Array | Readable,
): Promise<{ path: string; size: number; sha256: string }> {
  const path = join(incoming, randomUUID());
  const hashing = new HashingStream();
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      const source = content instanceof Readable ? content : Readable.from([content]);
      await pipeline(source, hashing, (chunks: AsyncIterable<Uint8Array>) => handle.writeFile(chunks));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return { path, size: hashing.bytes, sha256: hashing.sha256() };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Makes a rename in the folder durable; skipped on systems that cannot open a folder (Windows). */
export async function syncFolder(path: string): Promise<void> {
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

/** Deletes files left half-written by killed processes; newer files may belong to a running write. */
export async function removeStaleFiles(incoming: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const info = await stat(path).catch(() => null);
    if (info === null || info.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
