import type { FileUploadInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict } from '../../lib/errors.ts';
import { createKey } from '../../storage/keys.ts';
import { insufficientStorage } from '../../storage/multipart.ts';
import {
  countUnfinishedUploads,
  deleteUpload,
  findRemovableUpload,
  findUpload,
  insertUpload,
  lockUploader,
  sumPendingBytes,
  type UploadRow,
} from './admin-uploads.repository.ts';
import { toDownloadName } from './product-file.service.ts';
import { uploadLockedError, uploadNotFoundError } from './upload-errors.rules.ts';
import { acquireLease, releaseLease } from './upload-progress.repository.ts';

/** Maximum number of unfinished uploads per user. */
const MAX_UNFINISHED = 10;
/** Reserved for the database, emails and logs on the same disk. */
const RESERVE_BYTES = 512 * 1024 * 1024;
const LEASE_MS = 60_000;
const EXTENSION = /\.([a-z0-9]{1,8})$/i;

type UploadDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'env' | 'jobs'>;

/** The caller's own upload. @throws AppError 404 */
export async function getOwnUpload(
  { db }: Pick<Deps, 'db'>,
  uploadKey: { id: string; userId: string },
): Promise<UploadRow> {
  const upload = await findUpload(db, uploadKey);
  if (!upload) throw uploadNotFoundError();
  return upload;
}

/** An upload without a chunk for this long is considered abandoned. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export const toAbandonedCutoff = (now: Date): Date => new Date(now.getTime() - ABANDONED_AFTER_MS);

/** An upload that the caller may delete: the caller's own, or a colleague's abandoned one. @throws AppError 404 */
export async function getRemovableUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requested: { id: string; userId: string },
): Promise<UploadRow> {
  const before = toAbandonedCutoff(clock.now());
  const upload = await findRemovableUpload(db, { id: requested.id, userId: requested.userId, before });
  if (!upload) throw uploadNotFoundError();
  return upload;
}

/** @throws AppError 507 when the disk has no room for it in addition to all unfinished uploads */
export async function assertFreeSpace({ db, storage }: Pick<Deps, 'db' | 'storage'>, bytes: number): Promise<void> {
  const freeBytes = await storage.growing.freeBytes();
  if (freeBytes !== null && freeBytes - (await sumPendingBytes(db)) - RESERVE_BYTES < bytes)
    throw insufficientStorage();
}

/** @throws AppError 409, 413, 507 */
export async function startUpload(deps: UploadDeps, userId: string, input: FileUploadInput): Promise<UploadRow> {
  const { db, storage, env, clock } = deps;
  if (input.size_bytes > env.uploadMaxBytes) {
    throw new AppError(413, 'too_large', REFUSALS.uploadTooLarge(env.uploadMaxBytes / 1024 ** 3));
  }
  await assertFreeSpace(deps, input.size_bytes);
  const name = toDownloadName(input.name);
  const key = createKey('downloads', EXTENSION.exec(name)?.[1]?.toLowerCase() ?? 'bin');
  const handle = await storage.growing.begin(key);
  try {
    return await inTransaction(db, async (tx) => {
      await lockUploader(tx, userId);
      if ((await countUnfinishedUploads(tx, userId)) >= MAX_UNFINISHED)
        throw conflict(REFUSALS.uploadsFull(MAX_UNFINISHED));
      const now = clock.now();
      return insertUpload(tx, {
        user_id: userId,
        name,
        size_bytes: input.size_bytes,
        storage_key: key,
        handle,
        created_at: now,
        updated_at: now,
      });
    });
  } catch (error) {
    await storage.growing.discard({ key, handle });
    throw error;
  }
}

/**
 * Deletes the data of an upload; a file created from it stays.
 * @throws AppError 423 during a write
 */
export async function discardUpload(
  deps: Pick<UploadDeps, 'db' | 'storage' | 'clock' | 'jobs'>,
  upload: Pick<UploadRow, 'id' | 'storage_key' | 'handle' | 'file_id'>,
) {
  const { db, storage, clock, jobs } = deps;
  const now = clock.now();
  const lease = { id: upload.id, writer: crypto.randomUUID(), now, until: new Date(now.getTime() + LEASE_MS) };
  if (!(await acquireLease(db, lease))) throw uploadLockedError();
  try {
    const { storage_key: key, handle } = upload;
    // It may already be a file without a row.
    if (upload.file_id === null) {
      await jobs.add('storage.remove', { keys: [key] });
      await storage.growing.discard({ key, handle });
    }
    await deleteUpload(db, upload.id);
  } finally {
    await releaseLease(db, lease.id, lease.writer);
  }
}
