import type { Deps } from '../../http/contract/operation.ts';

/** Counting lists the whole storage. */
const RECOUNT_INTERVAL_MS = 15 * 60_000;

interface StoredFiles {
  files: number;
  bytes: number;
}

/**
 * Counts the stored files on request, in the background and at most every 15 minutes.
 * @returns the last count; null before the first one
 */
export function createFileCounter({
  storage,
  background,
}: Pick<Deps, 'storage' | 'background'>): () => StoredFiles | null {
  let last: StoredFiles | null = null;
  let startedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - startedAt > RECOUNT_INTERVAL_MS) {
      startedAt = performance.now();
      background.run('count stored files', async () => {
        const totals = { files: 0, bytes: 0 };
        for await (const { size } of storage.list()) {
          totals.files += 1;
          totals.bytes += size;
        }
        last = totals;
      });
    }
    return last;
  };
}
