import type { CustomerNote } from '../../../../contract/generated/model.ts';
import type { CustomerNoteRow } from './customer-notes.repository.ts';

export const toCustomerNote = (row: CustomerNoteRow): CustomerNote => ({
  id: row.id,
  text: row.text,
  author: row.author,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});
