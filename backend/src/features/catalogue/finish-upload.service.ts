import { createSHA256 } from 'hash-wasm';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { deleteUpload, lockUpload, readUpload, setUploadFile, type UploadRow } from './admin-uploads.repository.ts';
import { insertFile } from './product-edits.repository.ts';
import { uploadNotFoundError } from './upload-errors.rules.ts';
import { findUploadProgress } from './upload-progress.repository.ts';

type FinishDeps = Pick<Deps, 'db' | 'storage' | 'clock'>;

/**
 * Turns a complete upload into a file. Every step is repeatable: after a server crash the upload stays, and the next
 * request finishes it.
 * @returns the upload as it is now @throws AppError 404 when its data is lost
 */
export async function finishUpload(deps: FinishDeps, upload: UploadRow): Promise<UploadRow> {
  if (upload.file_id !== null || upload.received_bytes < upload.size_bytes) return upload;
  const { db, storage, clock } = deps;
  const progress = await findUploadProgress(db, upload.id);
  if (!progress) throw uploadNotFoundError();
  const file = { key: upload.storage_key, handle: upload.handle };
  const isComplete = await storage.growing.complete(file, progress.parts, upload.size_bytes);
  const sha256 = progress.hash_state && (await createSHA256()).load(progress.hash_state).digest('hex');
  await inTransaction(db, async (tx) => {
    const lockedUpload = await lockUpload(tx, upload.id);
    if (!lockedUpload || lockedUpload.file_id !== null) return;
    if (!isComplete || !sha256) return deleteUpload(tx, upload.id);
    const { id } = await insertFile(tx, {
      storage_key: upload.storage_key,
      name: upload.name,
      content_type: 'application/octet-stream',
      size_bytes: upload.size_bytes,
      sha256,
      created_at: clock.now(),
    });
    await setUploadFile(tx, upload.id, id, sha256);
  });
  const finished = await readUpload(db, upload.id);
  if (!finished) throw uploadNotFoundError();
  return finished;
}
