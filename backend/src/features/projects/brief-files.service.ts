import type { BriefFile, FileUploadInput } from '../../../../contract/generated/model.ts';
import { detectAttachmentType, toAttachmentName } from '../../../../contract/rules/attachment-types.ts';
import { MAX_BRIEF_FILE_BYTES, MAX_BRIEF_FILES } from '../../../../contract/rules/brief-input.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { createKey } from '../../storage/keys.ts';
import { assertFreeSpace, discardUpload } from '../catalogue/admin-uploads.service.ts';
import { uploadNotFoundError } from '../catalogue/upload-errors.rules.ts';
import { findUploadProgress } from '../catalogue/upload-progress.repository.ts';
import {
  type BriefRow,
  type BriefUpload,
  deleteBriefFile,
  deleteBriefUpload,
  findBriefUpload,
  insertBriefUpload,
  listBriefFiles,
  lockBrief,
  storeBriefFile,
} from './briefs.repository.ts';
import { getBriefRow, toBriefCutoff } from './briefs.service.ts';

const EXTENSION = /\.([a-z0-9]{1,8})$/i;

/** A brief that can still change. @throws AppError 404, 409 */
export async function getOpenBrief(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<BriefRow> {
  const brief = await getBriefRow(deps, token);
  if (brief.sent_at) throw conflict(REFUSALS.briefSent);
  return brief;
}

/** @throws AppError 404, 409 with too many files and once it was sent, 413, 507 */
export async function startBriefUpload(deps: Deps, token: string, input: FileUploadInput): Promise<BriefFile> {
  const { db, storage, clock } = deps;
  await getOpenBrief(deps, token);
  if (input.size_bytes > MAX_BRIEF_FILE_BYTES) throw new AppError(413, 'too_large', REFUSALS.briefFileTooLarge);
  await assertFreeSpace(deps, input.size_bytes);
  const name = toAttachmentName(input.name);
  const key = createKey('attachments', EXTENSION.exec(name)?.[1]?.toLowerCase() ?? 'bin');
  const handle = await storage.growing.begin(key);
  try {
    const id = await inTransaction(db, async (tx) => {
      const now = clock.now();
      const brief = await lockBrief(tx, hashLinkToken(token), toBriefCutoff(now));
      if (!brief) throw notFound(REFUSALS.briefUnknown);
      if (brief.sent_at) throw conflict(REFUSALS.briefSent);
      if ((await listBriefFiles(tx, brief.id)).length >= MAX_BRIEF_FILES) throw conflict(REFUSALS.briefFilesFull);
      const upload = { name, size_bytes: input.size_bytes, storage_key: key, handle };
      return insertBriefUpload(tx, brief.id, upload, now);
    });
    return { id, name, size_bytes: input.size_bytes, receivedBytes: 0 };
  } catch (error) {
    await storage.growing.discard({ key, handle });
    throw error;
  }
}

/**
 * Turns an upload with all its bytes into a file. Every step is repeatable: after a crash the next request finishes it.
 * @throws AppError 404 when its data is lost, 415 for a type that may not be attached; it is deleted
 */
async function finishBriefUpload(deps: Deps, upload: BriefUpload): Promise<void> {
  const { db, storage, jobs } = deps;
  const progress = await findUploadProgress(db, upload.id);
  if (!progress) return;
  const { storage_key: key, handle } = upload;
  const isComplete = await storage.growing.complete({ key, handle }, progress.parts, upload.size_bytes);
  const content = isComplete ? await storage.read(key) : null;
  const type = content && detectAttachmentType(Buffer.concat(await content.toArray()))?.type;
  await inTransaction(db, async (tx) => {
    if (type) return storeBriefFile(tx, upload.id, type);
    await deleteBriefUpload(tx, upload.id);
    await jobs.add('storage.remove', { keys: [key] }, { db: tx });
    return false;
  });
  if (!content) throw uploadNotFoundError();
  if (!type) throw new AppError(415, 'unsupported_media_type', REFUSALS.attachmentType);
}

/** The file with its progress; finishes it when all bytes have arrived. @throws AppError 404, 415 */
export async function getBriefFile(deps: Deps, briefId: string, id: string): Promise<BriefFile> {
  const upload = await findBriefUpload(deps.db, briefId, id);
  if (upload && upload.received_bytes === upload.size_bytes) await finishBriefUpload(deps, upload);
  const file = (await listBriefFiles(deps.db, briefId)).find((candidate) => candidate.id === id);
  if (!file) throw uploadNotFoundError();
  return file;
}

/** @throws AppError 404 for an upload of another brief and a finished file */
export async function assertUploading(deps: Pick<Deps, 'db'>, briefId: string, id: string): Promise<void> {
  if (!(await findBriefUpload(deps.db, briefId, id))) throw uploadNotFoundError();
}

/** Cancels an upload or deletes a file. @throws AppError 404, 423 during a write */
export async function removeBriefFile(deps: Deps, briefId: string, id: string): Promise<void> {
  const upload = await findBriefUpload(deps.db, briefId, id);
  if (upload) return discardUpload(deps, { ...upload, file_id: null });
  const key = await deleteBriefFile(deps.db, briefId, id);
  if (key === undefined) throw uploadNotFoundError();
  await deps.jobs.add('storage.remove', { keys: [key] });
}
