import type { ColumnType, Generated } from 'kysely';

/** The export that a person asked for last. */
export interface DataExportsTable {
  user_id: string;
  /** another one with each request, so that a job of a former one changes nothing */
  id: Generated<string>;
  state: 'waiting' | 'running' | 'ready' | 'failed';
  /** percent */
  progress: Generated<number>;
  /** how often it was begun */
  attempts: Generated<number>;
  /** null before the file is there, and after it was removed */
  storage_key: ColumnType<string | null, never, string | null>;
  size_bytes: ColumnType<number | null, never, number | null>;
  sha256: ColumnType<string | null, never, string | null>;
  requested_at: Date;
  updated_at: Date;
  /** when the file is removed */
  expires_at: ColumnType<Date | null, never, Date | null>;
}

export interface DataExportTables {
  data_exports: DataExportsTable;
}
