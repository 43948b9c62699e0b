import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedFolderError, notWritableError } from './embedded-folder.ts';

/** Another process has locked the data folder. */
export class FolderInUseError extends Error {
  constructor(file: string, cause: unknown) {
    super(
      `The data folder is in use by another process (${file}). Stop that process or set DATA_DIR to another folder.`,
      {
        cause,
      },
    );
    this.name = 'FolderInUseError';
  }
}

const BUSY = 5;
/** SQLite error codes for a file that it cannot write or open. */
const NOT_WRITABLE = new Set([8, 10, 14]);

function explain(file: string, cause: unknown): Error {
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;
  if (code === BUSY) return new FolderInUseError(file, cause);
  if (code !== undefined && NOT_WRITABLE.has(code)) return notWritableError(path.dirname(file), cause);
  return new EmbeddedFolderError(
    `The data folder cannot be locked (${file}): ${cause instanceof Error ? cause.message : String(cause)}.`,
    'If no server uses the folder, remove that file and start again; it contains no data.',
    cause,
  );
}

function tryLock(file: string): () => void {
  let holder: DatabaseSync | undefined;
  try {
    holder = new DatabaseSync(file, { timeout: 0 });
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS holder (pid INTEGER)');
  } catch (cause) {
    holder?.close();
    throw explain(file, cause);
  }
  return () => holder.close();
}

/**
 * Takes the lock that keeps a second process away from the embedded database, which would lose rows silently. SQLite's
 * file lock ends with the process, even after kill -9, so a stale lock cannot exist.
 * @param waitMs how long to wait for a previous process that is still stopping
 * @returns releases the lock
 * @throws FolderInUseError; EmbeddedFolderError when the file cannot be written or is not a lock
 */
export async function lockFolder(file: string, waitMs: number): Promise<() => void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return tryLock(file);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || performance.now() >= deadline) throw error;
      await sleep(100);
    }
  }
}
