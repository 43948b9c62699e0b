import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFolder } from './lock.ts';

/** Extensions must be handed over at every opening, also for a folder that already uses them. */
const OPTIONS: PGliteOptions = {
  extensions: { pg_trgm },
  // 16 MB instead of the default 128 MB halves the memory of the process and costs no measurable speed.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};

/** A restarted development server meets its predecessor still stopping. */
const LOCK_WAIT_MS = 5_000;

export interface Embedded {
  engine: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL below `dataDir`. The lock lies beside the folder, so that copies and dumps of the
 * folder never contain it.
 * @throws FolderInUseError
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true });
  const release = await lockFolder(path.join(dataDir, 'database.lock'), LOCK_WAIT_MS);
  try {
    const engine = await PGlite.create(path.join(dataDir, 'database'), OPTIONS);
    return {
      engine,
      close: async () => {
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens an embedded database in memory, empty or from a dump; for tests. */
export function openInMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({ ...OPTIONS, ...(dump ? { loadDataDir: dump } : {}) });
}
