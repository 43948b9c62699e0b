import type { AbandonedUpload, FileUpload } from '../../../../contract/generated/model.ts';
import type { UploadRow } from './admin-uploads.repository.ts';

/** How long an unfinished upload is kept after its last chunk. */
export const UPLOAD_TTL_MS = 48 * 60 * 60 * 1000;

const toExpiry = ({ updated_at }: UploadRow): string => new Date(updated_at.getTime() + UPLOAD_TTL_MS).toISOString();

export const toAbandonedUpload = (row: UploadRow & { started_by: string }): AbandonedUpload => ({
  id: row.id,
  name: row.name,
  size_bytes: row.size_bytes,
  receivedBytes: row.received_bytes,
  expires_at: toExpiry(row),
  startedBy: row.started_by,
});

export const toFileUpload = (row: UploadRow): FileUpload => ({
  id: row.id,
  name: row.name,
  size_bytes: row.size_bytes,
  receivedBytes: row.received_bytes,
  created_at: row.created_at.toISOString(),
  expires_at: toExpiry(row),
  file: row.file_id === null ? null : { id: row.file_id, name: row.name, size_bytes: row.size_bytes },
  sha256: row.sha256,
});
