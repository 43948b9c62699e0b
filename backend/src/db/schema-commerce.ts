import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A `timestamptz(3)` the database fills when it is not given. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Touched = ColumnType<Date, Date | undefined, Date>;

export type OrderStatus = 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded';
export type EntryKind = 'deposit' | 'withdrawal' | 'purchase' | 'refund' | 'adjustment';
export type AddressType = 'home' | 'office';

/** One wallet per person; `user_id` becomes null when the person is erased, so that the ledger stays anonymous. */
export interface WalletsTable {
  id: Generated<string>;
  user_id: string | null;
  balance_cents: Generated<number>;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** Append-only: a trigger refuses every UPDATE, DELETE and TRUNCATE. */
export interface WalletEntriesTable {
  id: GeneratedAlways<number>;
  wallet_id: ColumnType<string, string, never>;
  kind: ColumnType<EntryKind, EntryKind, never>;
  amount_cents: ColumnType<number, number, never>;
  balance_after_cents: ColumnType<number, number, never>;
  reference: ColumnType<string, string, never>;
  order_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: CreatedAt;
}

/** The answer to a request that moved money, kept so that a repeated request gets it again. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

export interface OrdersTable {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  user_id: string | null;
  product_id: number | null;
  product_name: string;
  /** name of the plan that was bought; null where there is no choice */
  tier: ColumnType<string | null, string | null | undefined, string | null>;
  amount_cents: number;
  status: OrderStatus;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** A file in storage; `storage_key` never leaves the server. */
export interface FilesTable {
  id: Generated<string>;
  storage_key: string;
  name: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  created_at: CreatedAt;
}

export interface DownloadsTable {
  id: Generated<string>;
  user_id: string;
  file_id: string;
  product_id: number | null;
  product_name: string;
  version: string | null;
  /** the order it came with; an order brings at most one */
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  download_count: Generated<number>;
  /** when a refund took the file away; the row stays for the count */
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: CreatedAt;
}

export interface AddressesTable {
  id: Generated<string>;
  /** order of creation; two rows may share a timestamp */
  seq: GeneratedAlways<number>;
  user_id: string;
  type: AddressType;
  street: string;
  city: string;
  state: string | null;
  postal_code: string | null;
  country: string;
  created_at: CreatedAt;
  updated_at: Touched;
}

export interface CommerceTables {
  wallets: WalletsTable;
  wallet_entries: WalletEntriesTable;
  idempotency_keys: IdempotencyKeysTable;
  orders: OrdersTable;
  files: FilesTable;
  downloads: DownloadsTable;
  addresses: AddressesTable;
}
