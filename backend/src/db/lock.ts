import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another process holds the data folder. */
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

function tryLock(file: string): () => void {
  const holder = new DatabaseSync(file, { timeout: 0 });
  try {
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS holder (pid INTEGER)');
  } catch (cause) {
    holder.close();
    throw new FolderInUseError(file, cause);
  }
  return () => holder.close();
}

/**
 * Takes the lock that keeps a second process away from the embedded database, which would lose rows silently.
 * SQLite's file lock goes with the process, even after kill -9, so a stale lock cannot exist.
 * @param waitMs how long to wait for a predecessor that is still stopping
 * @returns releases the lock
 * @throws FolderInUseError
 */
export async function lockFolder(file: string, waitMs: number): Promise<() => void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return tryLock(file);
    } catch (error) {
      if (performance.now() >= deadline) throw error;
      await sleep(100);
    }
  }
}
