import path from 'node:path';
import type { Upload } from '../../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { deleteUnusedFiles, type FileRow, insertFile } from './product-edits.repository.ts';

const MAX_NAME_LENGTH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last segment of a path on any operating system, without characters that are invalid in file systems or headers.
 */
export function toDownloadName(rawName: string): string {
  const name = path.posix
    .basename(rawName.replaceAll('\\', '/'))
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/:*?"<>|]/gu, '')
    .trim();
  const { name: base, ext } = path.parse(name);
  const truncated = [...base].slice(0, MAX_NAME_LENGTH - ext.length).join('');
  return truncated === '' || truncated === '.' || truncated === '..' ? `download${ext}` : truncated + ext;
}

type FileDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'jobs'>;

/** Deletes uploads older than a day that were never saved with a product. */
export async function removeUnusedFiles({ db, jobs, clock }: FileDeps): Promise<void> {
  await inTransaction(db, async (tx) => {
    const keys = await deleteUnusedFiles(tx, new Date(clock.now().getTime() - DAY_MS));
    if (keys.length > 0) await jobs.add('storage.remove', { keys }, { db: tx });
  });
}

/**
 * Registers a file that is already in storage; until a product is saved with it, it belongs to none, and it is deleted
 * a day later if there is none. @throws AppError 400
 */
export async function storeProductFile({ db, storage, clock }: FileDeps, upload: Upload): Promise<FileRow> {
  const { stored } = upload;
  if (!stored) throw new Error('The file of a product is streamed into storage');
  try {
    if (stored.size === 0) throw invalid('file', REFUSALS.emptyFile);
    return await insertFile(db, {
      storage_key: stored.key,
      name: toDownloadName(upload.name),
      content_type: 'application/octet-stream',
      size_bytes: stored.size,
      sha256: stored.sha256,
      created_at: clock.now(),
    });
  } catch (error) {
    await storage.remove(stored.key);
    throw error;
  }
}
