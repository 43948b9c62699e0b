import type { FileBody } from '../../generated/operations.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { verified } from '../../storage/hashing.ts';
import type { ByteRange } from '../../storage/storage.ts';
import { countDownload, findFile } from './downloads.repository.ts';

/** Long enough to begin with; a download that runs goes on after its end. */
const ADDRESS_SECONDS = 60;
const TYPE = 'application/octet-stream';

/**
 * Finds the bytes behind one of the person's downloads; the count rises when `onComplete` is called.
 * @throws AppError 404 for an unknown or foreign id, and for a file that storage no longer has in full.
 */
export async function openDownload(
  { db, storage, log, clock, background }: Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'background'>,
  userId: string,
  id: string,
): Promise<FileBody> {
  const file = await findFile(db, userId, id);
  if (!file) throw notFound();
  const stored = await storage.find(file.storage_key);
  if (stored?.size !== file.size_bytes) {
    log.error('A file is missing or damaged in storage', { download: id, key: file.storage_key });
    throw notFound('This file is not available');
  }
  return {
    size: stored.size,
    open: async (range?: ByteRange) => {
      const content = await storage.read(file.storage_key, range);
      return content === null || range ? content : verified(content, file.sha256);
    },
    fileName: file.name,
    contentType: TYPE,
    ...(storage.direct === null
      ? {}
      : {
          address: () =>
            storage.address(file.storage_key, { fileName: file.name, contentType: TYPE, seconds: ADDRESS_SECONDS }),
        }),
    etag: `"${file.sha256}"`,
    onComplete: () => {
      const day = clock.now().toISOString().slice(0, 10);
      background.run('count a download', () => countDownload(db, userId, id, day));
    },
  };
}
