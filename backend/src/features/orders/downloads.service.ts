import { isOver } from '../../../shared/held-plans.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { FileBody } from '../../generated/operations.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { verified } from '../../storage/hashing.ts';
import type { ByteRange } from '../../storage/storage.ts';
import { countDownload } from './downloads.repository.ts';
import { findOfferedFile, findOwnDownload, type OwnDownload, type StoredFile } from './own-releases.repository.ts';

/** Long enough to start; a running download continues after it expires. */
const ADDRESS_SECONDS = 60;
const TYPE = 'application/octet-stream';

export type OpenParts = Pick<Deps, 'db' | 'storage' | 'log' | 'clock' | 'background'>;

/** @throws AppError 410 once the plan of the file and its grace period have ended */
export function refuseOver({ holds_until: until, renewable }: OwnDownload, at: Date): void {
  if (isOver(until, at)) throw new AppError(410, 'plan_ended', REFUSALS.planEnded(renewable));
}

/**
 * Opens the bytes of one of the user's downloads; the count increases when `onComplete` is called.
 * @throws AppError 404 for an unknown or another user's id, and for a file that was withdrawn or is not complete in
 * storage; 410 once its plan has ended.
 */
export async function openDownload(parts: OpenParts, userId: string, id: string): Promise<FileBody> {
  const file = await findOwnDownload(parts.db, userId, id);
  if (!file) throw notFound();
  refuseOver(file, parts.clock.now());
  const offered =
    file.product_id === null ? undefined : await findOfferedFile(parts.db, file.product_id, file.file_id, file.plan_id);
  if (offered?.withdrawn) throw notFound(REFUSALS.releaseWithdrawn);
  if (offered && !offered.granted) throw notFound(REFUSALS.releaseNotIncluded);
  return openStored(parts, { userId, id }, file);
}

/** The bytes of a file included in one of the user's downloads. @throws AppError 404 when it is missing from storage */
export async function openStored(
  { db, storage, log, clock, background }: OpenParts,
  { userId, id }: { userId: string; id: string },
  file: StoredFile,
): Promise<FileBody> {
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
    sha256: file.sha256,
    onComplete: () => {
      const counted = { userId, downloadId: id, fileId: file.file_id, at: clock.now() };
      background.run('count a download', () => countDownload(db, counted));
    },
  };
}
