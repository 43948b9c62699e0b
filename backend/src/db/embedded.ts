import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { containsDatabase, damagedError, toFolderError } from './embedded-folder.ts';
import { lockFolder } from './lock.ts';

/** Extensions must be passed at every opening, even for a folder that already uses them. */
const OPTIONS: PGliteOptions = {
  extensions: { pg_trgm },
  // 16 MB instead of the default 128 MB halves the process's memory without measurable loss of speed.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};

/** A restarted development server may start while the previous one is still stopping. */
const LOCK_WAIT_MS = 5_000;

export interface Embedded {
  engine: PGlite;
  close(): Promise<void>;
}

/**
 * Creates an empty database in a temporary folder and moves it into place when complete: a folder in that place is
 * always a complete database, however often creating it was interrupted.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const engine = await PGlite.create(draft, OPTIONS);
  await engine.close();
  await rename(draft, folder);
}

async function open(folder: string): Promise<PGlite> {
  if (!(await containsDatabase(folder))) await create(folder);
  try {
    return await PGlite.create(folder, OPTIONS);
  } catch (cause) {
    // The engine's own message is only "Aborted()".
    throw damagedError(folder, 'the engine cannot read it', cause);
  }
}

/**
 * Opens the embedded PostgreSQL below `dataDir`. The lock file is next to the folder, so that copies and dumps of the
 * folder never contain it.
 * @throws FolderInUseError, EmbeddedFolderError
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw toFolderError(dataDir, error) ?? error;
  });
  const release = await lockFolder(path.join(dataDir, 'database.lock'), LOCK_WAIT_MS);
  try {
    const engine = await open(path.join(dataDir, 'database'));
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

/** An in-memory database keeps almost no WAL, of which a folder has 32 MB, so its dumps load faster. */
const IN_MEMORY: PGliteOptions = {
  ...OPTIONS,
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...(OPTIONS.startParams ?? []), '-c', 'min_wal_size=2MB'],
};

/** Opens an in-memory embedded database, empty or from a dump; for tests. */
export function openInMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({ ...IN_MEMORY, ...(dump ? { loadDataDir: dump } : {}) });
}
