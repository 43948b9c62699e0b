import type { ColumnType, Generated } from 'kysely';

/** A user's latest data export. */
export interface DataExportsTable {
  user_id: string;
  /** changes with each request, so that a job of an earlier request has no effect */
  id: Generated<string>;
  state: 'waiting' | 'running' | 'ready' | 'failed';
  /** percent */
  progress: Generated<number>;
  /** number of attempts */
  attempts: Generated<number>;
  /** null before the file is stored, and after it was removed */
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
