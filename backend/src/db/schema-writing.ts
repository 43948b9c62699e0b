import type { ColumnType, GeneratedAlways } from 'kysely';
import type { RevisionState } from '../../shared/revisions.ts';
import type { WritingDraft, WritingKind } from '../generated/model.ts';
import type { Json } from './schema-catalogue.ts';

/** Saved states: each belongs to an article or to a page. */
export interface RevisionsTable {
  /** order of the saves */
  id: GeneratedAlways<number>;
  post_id: number | null;
  page_id: number | null;
  /** null for what was there before, and once the administrator's account is gone */
  author_id: string | null;
  state: Json<RevisionState>;
  /** fields that differ from the state before */
  changed: Json<string[]>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What somebody has typed and not saved; both ids are null for what was never saved. */
export interface WorkingCopiesTable {
  id: GeneratedAlways<number>;
  kind: WritingKind;
  author_id: string;
  post_id: number | null;
  page_id: number | null;
  draft: Json<WritingDraft>;
  /** of the article or page that the form began with */
  version: number | null;
  kept_at: Date;
}

/** Readable addresses of articles; the former ones lead to the present one. */
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
