import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HeldPlan, PlanChange } from '../../shared/held-plans.ts';
import type { PlanRights } from '../../shared/plan-rights.ts';

/** A `timestamptz(3)` that the database fills by default. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Touched = ColumnType<Date, Date | undefined, Date>;

export type OrderStatus = 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded';
export type EntryKind = 'deposit' | 'withdrawal' | 'purchase' | 'refund' | 'adjustment';
export type AddressType = 'home' | 'office';

/** One wallet per user; `user_id` becomes null when the user is erased, so that the ledger stays anonymous. */
export interface WalletsTable {
  id: Generated<string>;
  user_id: string | null;
  balance_cents: Generated<number>;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** Append-only: a trigger rejects every UPDATE, DELETE and TRUNCATE. */
export interface WalletEntriesTable {
  id: GeneratedAlways<number>;
  wallet_id: ColumnType<string, string, never>;
  kind: ColumnType<EntryKind, EntryKind, never>;
  amount_cents: ColumnType<number, number, never>;
  balance_after_cents: ColumnType<number, number, never>;
  reference: ColumnType<string, string, never>;
  order_id: ColumnType<string | null, string | null | undefined, never>;
  /** the shop's, set by the database */
  currency: ColumnType<string, never, never>;
  created_at: CreatedAt;
}

/** The response to a request that moved money, stored so that a repeated request gets it again. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

export type PayoutStatus = 'requested' | 'approved' | 'paid' | 'refused' | 'cancelled';

/** A payout account, in the contract's form. */
export interface StoredAccount {
  method: 'bkash' | 'nagad' | 'rocket' | 'bank';
  holder: string;
  number: string;
  bank_name: string | null;
  branch: string | null;
  routing_number: string | null;
}

/** The status of a withdrawal; a trigger of the ledger inserts the row together with the withdrawal's. */
export interface PayoutsTable {
  id: Generated<string>;
  /** order of creation */
  seq: GeneratedAlways<number>;
  entry_id: number;
  wallet_id: string;
  /** null once the user is erased */
  user_id: string | null;
  reference: string;
  amount_cents: number;
  currency: Generated<string>;
  status: ColumnType<PayoutStatus, PayoutStatus | undefined, PayoutStatus>;
  /** the user's current account while the payout is requested, a copy afterwards; erased with the user */
  account: ColumnType<StoredAccount | null, string | null | undefined, string | null>;
  paid_reference: string | null;
  reason: string | null;
  created_at: CreatedAt;
  updated_at: Touched;
}

export interface PayoutAccountsTable {
  user_id: string;
  account: ColumnType<StoredAccount, string, string>;
  updated_at: Touched;
}

export interface OrdersTable {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  user_id: string | null;
  product_id: number | null;
  product_name: string;
  /** name of the plan at the time of purchase; null where there is no choice */
  tier: ColumnType<string | null, string | null | undefined, string | null>;
  /** the plan; the database looks it up by name when not given */
  plan_id: ColumnType<string | null, string | null | undefined, string | null>;
  amount_cents: number;
  /** the shop's, set by the database */
  currency: ColumnType<string, never, never>;
  status: OrderStatus;
  created_at: CreatedAt;
  updated_at: Touched;
  /** the customer's name as sort key; maintained by triggers */
  customer_sort: ColumnType<string | null, never, never>;
}

/** The snapshot of an unpaid order: what its buyer gets once it is paid. */
export interface OrderPromisesTable {
  order_id: string;
  file_id: string;
  version: string | null;
  /** the plan's rights when the order was made */
  rights: ColumnType<PlanRights | null, string | null | undefined, never>;
  /** the order that it renews or upgrades; null for one with its own plan */
  root_id: ColumnType<string | null, string | null | undefined, never>;
  change: ColumnType<PlanChange['kind'] | null, PlanChange['kind'] | null | undefined, never>;
  /** the amount paid for the plan before that is credited */
  counted_cents: ColumnType<number | null, number | null | undefined, never>;
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
  /** the order of the download; an order has at most one */
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  download_count: Generated<number>;
  /** when a refund removed access; the row stays for the count */
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: CreatedAt;
}

/** The rights of an order's buyer; missing if the order is for something without plans, or is not completed. */
export interface EntitlementsTable {
  order_id: string;
  /** name of the plan when it was bought */
  tier: string;
  /** null where the product has no such plan */
  plan_id: ColumnType<string | null, string | null | undefined, string | null>;
  activations: number;
  /** null for no expiry */
  updates_until: Date | null;
  /** null for none */
  support_until: Date | null;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** null for no expiry */
  holds_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  term_months: ColumnType<number | null, number | null | undefined, number | null>;
  /** the end date that its holder was reminded of */
  reminded_for: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** what the purchase alone granted, once other orders have changed it */
  given: ColumnType<StoredHeldPlan | null, string | null | undefined, string | null>;
  /** when the purchase was revoked, if other orders renew or upgrade it */
  given_ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date, never>;
}

/** A held plan in a form that JSON can represent. */
export type StoredHeldPlan = {
  [Name in keyof HeldPlan]: HeldPlan[Name] extends Date
    ? string
    : HeldPlan[Name] extends Date | null
      ? string | null
      : HeldPlan[Name];
};

/** A renewal or upgrade of an earlier order's plan. */
export interface PlanChangesTable {
  order_id: string;
  root_id: string;
  kind: PlanChange['kind'];
  tier: string;
  plan_id: ColumnType<string | null, string | null | undefined, never>;
  rights: ColumnType<PlanRights, string, never>;
  /** the credited amount */
  cents: number;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date, never>;
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
  order_promises: OrderPromisesTable;
  payouts: PayoutsTable;
  payout_accounts: PayoutAccountsTable;
  files: FilesTable;
  downloads: DownloadsTable;
  entitlements: EntitlementsTable;
  plan_changes: PlanChangesTable;
  addresses: AddressesTable;
}
