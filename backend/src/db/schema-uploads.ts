import type { ColumnType, Generated } from 'kysely';

/** A file uploaded in parts. */
export interface UploadsTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  name: string;
  size_bytes: ColumnType<number, number, never>;
  /** everything stored, including the tail */
  received_bytes: ColumnType<number, never, number>;
  storage_key: ColumnType<string, string, never>;
  /** its name in storage until it is complete */
  handle: ColumnType<string, string, never>;
  parts: ColumnType<{ number: number; mark: string }[], never, string>;
  next_part: ColumnType<number, never, number>;
  /** the last bytes, while too few for a part */
  tail: ColumnType<Uint8Array | null, never, Uint8Array | null>;
  /** SHA-256 state of the stored bytes, to continue from */
  hash_state: ColumnType<Uint8Array | null, never, Uint8Array | null>;
  sha256: ColumnType<string | null, never, string>;
  /** the writing request, until the lease ends */
  writer: ColumnType<string | null, never, string | null>;
  writer_until: ColumnType<Date | null, never, Date | null>;
  /** once it is complete */
  file_id: ColumnType<string | null, never, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export interface UploadTables {
  uploads: UploadsTable;
}
