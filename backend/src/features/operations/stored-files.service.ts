import type { Deps } from '../../http/contract/operation.ts';

/** Counting lists the whole storage. */
const COUNTED_AGAIN_MS = 15 * 60_000;

interface StoredFiles {
  files: number;
  bytes: number;
}

/**
 * Counts the stored files on request, in the background and at most every 15 minutes.
 * @returns the last count; null before the first one
 */
export function createFileCount({
  storage,
  background,
}: Pick<Deps, 'storage' | 'background'>): () => StoredFiles | null {
  let last: StoredFiles | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - begunAt > COUNTED_AGAIN_MS) {
      begunAt = performance.now();
      background.run('count stored files', async () => {
        const found = { files: 0, bytes: 0 };
        for await (const { size } of storage.list()) {
          found.files += 1;
          found.bytes += size;
        }
        last = found;
      });
    }
    return last;
  };
}
