import { attachedName, attachedType } from '../../backend/shared/attached-types.ts';
import { contentDisposition } from '../../backend/shared/content-disposition.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { ConversationFile } from '../generated/model.ts';
import type { Upload } from '../generated/operations.ts';
import { invalidField, notFound, unsupportedMediaType } from '../problems.ts';
import type { MockDb } from './db.ts';
import { fromDataUrl, toDataUrl } from './picture-files.ts';

/** An uploaded file; without a message it waits for one. */
export type StoredFile = ConversationFile & { userId: string; messageId: string | null; dataUrl: string };

const shown = ({ id, name, type, size_bytes: sizeBytes }: StoredFile): ConversationFile => ({
  id,
  name,
  type,
  size_bytes: sizeBytes,
});

export const keepFile = (db: MockDb, userId: string, { bytes, name }: Upload) => {
  const known = attachedType(bytes);
  if (!known) return unsupportedMediaType(REFUSALS.attachmentType);
  const kept: StoredFile = {
    id: crypto.randomUUID(),
    name: attachedName(name),
    type: known.type,
    size_bytes: bytes.length,
    userId,
    messageId: null,
    dataUrl: toDataUrl(bytes, known.type),
  };
  db.state.conversationFiles.push(kept);
  return { status: 201 as const, body: shown(kept) };
};

/** This user's uploaded files without a message, in the requested order, or why they cannot be sent. */
export const waitingFiles = (db: MockDb, userId: string, ids: readonly string[] = []) => {
  const found = ids.map((wanted) =>
    db.state.conversationFiles.find((file) => file.id === wanted && file.userId === userId && file.messageId === null),
  );
  const files = found.flatMap((file) => (file ? [file] : []));
  return files.length < ids.length ? invalidField('fileIds', REFUSALS.attachmentGone) : files;
};

export const attach = (files: StoredFile[], messageId: string): void => {
  for (const file of files) file.messageId = messageId;
};

export const filesOf = (db: MockDb, messageId: string): ConversationFile[] =>
  db.state.conversationFiles.filter((file) => file.messageId === messageId).map(shown);

/** The file with its message, for users who may read it. */
export const handOver = (db: MockDb, id: string, mayRead: (messageId: string) => boolean) => {
  const file = db.state.conversationFiles.find((one) => one.id === id);
  if (!file?.messageId || !mayRead(file.messageId)) return notFound(REFUSALS.attachmentGone);
  return {
    status: 200 as const,
    headers: { 'content-type': 'application/octet-stream', 'content-disposition': contentDisposition(file.name) },
    body: fromDataUrl(file.dataUrl).bytes,
  };
};
