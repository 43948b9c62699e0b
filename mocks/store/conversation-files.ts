import type { ConversationFile } from '../../contract/generated/model.ts';
import type { Upload } from '../../contract/generated/operations.ts';
import { detectAttachmentType, toAttachmentName } from '../../contract/rules/attachment-types.ts';
import { toContentDisposition } from '../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { invalidField, notFound, unsupportedMediaType } from '../problems.ts';
import type { MockDb } from './db.ts';
import { fromDataUrl, toDataUrl } from './picture-files.ts';

/** An uploaded file; without a message it waits for one. */
export type StoredFile = ConversationFile & { userId: string; messageId: string | null; dataUrl: string };

const toFile = ({ id, name, type, size_bytes: sizeBytes }: StoredFile): ConversationFile => ({
  id,
  name,
  type,
  size_bytes: sizeBytes,
});

export const storeFile = (db: MockDb, userId: string, { bytes, name }: Upload) => {
  const fileType = detectAttachmentType(bytes);
  if (!fileType) return unsupportedMediaType(REFUSALS.attachmentType);
  const stored: StoredFile = {
    id: crypto.randomUUID(),
    name: toAttachmentName(name),
    type: fileType.type,
    size_bytes: bytes.length,
    userId,
    messageId: null,
    dataUrl: toDataUrl(bytes, fileType.type),
  };
  db.state.conversationFiles.push(stored);
  return { status: 201 as const, body: toFile(stored) };
};

/** This user's uploaded files without a message, in the requested order, or why they cannot be sent. */
export const findUnsentFiles = (db: MockDb, userId: string, ids: readonly string[] = []) => {
  const matches = ids.map((fileId) =>
    db.state.conversationFiles.find((file) => file.id === fileId && file.userId === userId && file.messageId === null),
  );
  const files = matches.flatMap((file) => (file ? [file] : []));
  return files.length < ids.length ? invalidField('fileIds', REFUSALS.attachmentGone) : files;
};

export const attachFiles = (files: StoredFile[], messageId: string): void => {
  for (const file of files) file.messageId = messageId;
};

export const listFiles = (db: MockDb, messageId: string): ConversationFile[] =>
  db.state.conversationFiles.filter((file) => file.messageId === messageId).map(toFile);

/** The file with its message, for users who may read it. */
export const sendFile = (db: MockDb, id: string, mayRead: (messageId: string) => boolean) => {
  const file = db.state.conversationFiles.find((candidate) => candidate.id === id);
  if (!file?.messageId || !mayRead(file.messageId)) return notFound(REFUSALS.attachmentGone);
  return {
    status: 200 as const,
    headers: { 'content-type': 'application/octet-stream', 'content-disposition': toContentDisposition(file.name) },
    body: fromDataUrl(file.dataUrl).bytes,
  };
};
