import type { ColumnType, GeneratedAlways } from 'kysely';
import type { RevisionState } from '../../shared/revisions.ts';
import type { WritingDraft, WritingKind } from '../generated/model.ts';
import type { Json } from './schema-catalogue.ts';

/** Revisions, each of an article or a page. */
export interface RevisionsTable {
  /** order of the saves */
  id: GeneratedAlways<number>;
  post_id: number | null;
  page_id: number | null;
  /** null for content older than the history, and once the administrator's account is erased */
  author_id: string | null;
  state: Json<RevisionState>;
  /** fields that differ from the previous revision */
  changed: Json<string[]>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Unsaved changes; both ids are null for an item never saved. */
export interface WorkingCopiesTable {
  id: GeneratedAlways<number>;
  kind: WritingKind;
  author_id: string;
  post_id: number | null;
  page_id: number | null;
  draft: Json<WritingDraft>;
  /** of the article or page when editing started */
  version: number | null;
  kept_at: Date;
}

/** Slugs of articles; previous ones redirect to the current one. */
export interface PostAddressesTable {
  address: string;
  post_id: number;
  present: boolean;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface WritingTables {
  post_addresses: PostAddressesTable;
  revisions: RevisionsTable;
  working_copies: WorkingCopiesTable;
}
