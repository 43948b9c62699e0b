import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { countDownload, findFile } from './downloads.repository.ts';

/** A file that is certainly there and may be sent. */
export interface OpenedDownload {
  path: string;
  fileName: string;
  contentType: string;
  etag: string;
  onComplete: () => void;
}

/**
 * Finds the bytes behind one of the person's downloads; the count rises when `onComplete` is called.
 * @throws AppError 404 for an unknown or foreign id, and for a file that storage no longer has in full.
 */
export async function openDownload(
  { db, storage, log, clock, background }: Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'background'>,
  userId: string,
  id: string,
): Promise<OpenedDownload> {
  const file = await findFile(db, userId, id);
  if (!file) throw notFound();
  const stored = await storage.locate(file.storage_key);
  if (stored?.size !== file.size_bytes) {
    log.error('A file is missing or damaged in storage', { download: id, key: file.storage_key });
    throw notFound('This file is not available');
  }
  return {
    path: stored.path,
    fileName: file.name,
    contentType: 'application/octet-stream',
    etag: `"${file.sha256}"`,
    onComplete: () => {
      const day = clock.now().toISOString().slice(0, 10);
      background.run('count a download', () => countDownload(db, userId, id, day));
    },
  };
}
