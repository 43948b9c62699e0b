import type { Transaction } from 'kysely';
import type { ConversationFile } from '../../../../contract/generated/model.ts';
import type { Upload } from '../../../../contract/generated/operations.ts';
import { detectAttachmentType, toAttachmentName } from '../../../../contract/rules/attachment-types.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { AppError, invalid, notFound } from '../../lib/errors.ts';
import { putFile } from '../../storage/put-files.ts';
import {
  attachFiles,
  deleteUnsent,
  type FileWithAccess,
  findFile,
  insertFile,
} from './conversation-files.repository.ts';

const UNSENT_TTL_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a file for a message that is being written.
 * @throws AppError 415 for a type that may not be attached, 429, 503
 */
export async function storeFile(deps: Deps, user: SessionUser, upload: Upload): Promise<ConversationFile> {
  await deps.limits.consume('conversation-file', user.id);
  const fileType = detectAttachmentType(upload.bytes);
  if (!fileType) throw new AppError(415, 'unsupported_media_type', REFUSALS.attachmentType);
  const { key, size } = await putFile(deps, 'attachments', upload.bytes, fileType.extension);
  const file = { storage_key: key, name: toAttachmentName(upload.name), type: fileType.type, size_bytes: size };
  return insertFile(deps.db, user.id, file, deps.clock.now());
}

/** @returns their names; @throws AppError 400 for a file that was not uploaded for a message of this user */
export async function attachFilesToMessage(
  tx: Transaction<Database>,
  userId: string,
  messageId: string,
  ids: readonly string[] = [],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const names = await attachFiles(tx, userId, messageId, ids);
  if (names.length < ids.length) throw invalid('fileIds', REFUSALS.attachmentGone);
  return names;
}

/**
 * The response with the file's bytes. Always a download, never shown by the browser, because its content is untrusted.
 * @param mayRead whether the reader has access
 * @throws AppError 404 without access, and when it is missing from storage
 */
export async function sendFile({ db, storage, log }: Deps, id: string, mayRead: (file: FileWithAccess) => boolean) {
  const file = await findFile(db, id);
  if (!file || !mayRead(file)) throw notFound(REFUSALS.attachmentGone);
  const content = await storage.read(file.storage_key);
  if (!content) {
    log.error('A file of a conversation is missing in storage', { key: file.storage_key });
    throw notFound(REFUSALS.attachmentGone);
  }
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': toContentDisposition(file.name),
    },
    body: Buffer.concat(await content.toArray()),
  };
}

/** Deletes files not sent within a day. */
export async function deleteUnsentFiles({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const keys = await deleteUnsent(tx, new Date(clock.now().getTime() - UNSENT_TTL_MS));
    if (keys.length > 0) await jobs.add('storage.remove', { keys }, { db: tx });
  });
}
