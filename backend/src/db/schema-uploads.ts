import type { ColumnType, Generated } from 'kysely';

/** A file that arrives part by part. */
export interface UploadsTable {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  name: string;
  size_bytes: ColumnType<number, number, never>;
  /** everything that is kept, the tail included */
  received_bytes: ColumnType<number, never, number>;
  storage_key: ColumnType<string, string, never>;
  /** what storage calls it until it is whole */
  handle: ColumnType<string, string, never>;
  parts: ColumnType<{ number: number; mark: string }[], never, string>;
  next_part: ColumnType<number, never, number>;
  /** the latest bytes, when they are too few for a part */
  tail: ColumnType<Uint8Array | null, never, Uint8Array | null>;
  /** SHA-256 of what is kept, to go on from */
  hash_state: ColumnType<Uint8Array | null, never, Uint8Array | null>;
  sha256: ColumnType<string | null, never, string>;
  /** the request that writes, until then */
  writer: ColumnType<string | null, never, string | null>;
  writer_until: ColumnType<Date | null, never, Date | null>;
  /** once it is whole */
  file_id: ColumnType<string | null, never, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export interface UploadTables {
  uploads: UploadsTable;
}
