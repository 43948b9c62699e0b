import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HeldPlan, PlanChange } from '../../shared/held-plans.ts';
import type { PlanRights } from '../../shared/plan-rights.ts';

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
  /** the shop's, from the database itself */
  currency: ColumnType<string, never, never>;
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

export type PayoutStatus = 'requested' | 'approved' | 'paid' | 'refused' | 'cancelled';

/** Where money goes, in the contract's shape. */
export interface StoredAccount {
  method: 'bkash' | 'nagad' | 'rocket' | 'bank';
  holder: string;
  number: string;
  bank_name: string | null;
  branch: string | null;
  routing_number: string | null;
}

/** What becomes of a withdrawal; a trigger of the ledger makes the row together with the withdrawal's. */
export interface PayoutsTable {
  id: Generated<string>;
  /** order of creation */
  seq: GeneratedAlways<number>;
  entry_id: number;
  wallet_id: string;
  /** null once the person is erased */
  user_id: string | null;
  reference: string;
  amount_cents: number;
  currency: Generated<string>;
  status: ColumnType<PayoutStatus, PayoutStatus | undefined, PayoutStatus>;
  /** the person's account while it is requested, a copy afterwards; forgotten with the person */
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
  /** name of the plan that was bought, as it was then; null where there is no choice */
  tier: ColumnType<string | null, string | null | undefined, string | null>;
  /** the plan; the database looks it up by its name where it is not given */
  plan_id: ColumnType<string | null, string | null | undefined, string | null>;
  amount_cents: number;
  /** the shop's, from the database itself */
  currency: ColumnType<string, never, never>;
  status: OrderStatus;
  created_at: CreatedAt;
  updated_at: Touched;
  /** the customer's name as the list is sorted by it; kept by triggers */
  customer_sort: ColumnType<string | null, never, never>;
}

/** What the buyer of an unpaid order gets once it is paid. */
export interface OrderPromisesTable {
  order_id: string;
  file_id: string;
  version: string | null;
  /** what the plan gave when the order was made */
  rights: ColumnType<PlanRights | null, string | null | undefined, never>;
  /** the order whose plan it goes on with; null for one that gives a plan of its own */
  root_id: ColumnType<string | null, string | null | undefined, never>;
  change: ColumnType<PlanChange['kind'] | null, PlanChange['kind'] | null | undefined, never>;
  /** what was paid for the plan before and counts for this one */
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
  /** the order it came with; an order brings at most one */
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  download_count: Generated<number>;
  /** when a refund took the file away; the row stays for the count */
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: CreatedAt;
}

/** What the buyer of an order holds; without one the order was for something that has no plans, or is not completed. */
export interface EntitlementsTable {
  order_id: string;
  /** name of the plan as it was agreed */
  tier: string;
  /** null where the product knows no such plan */
  plan_id: ColumnType<string | null, string | null | undefined, string | null>;
  activations: number;
  /** null is for ever */
  updates_until: Date | null;
  /** null is none */
  support_until: Date | null;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** null is for ever */
  holds_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  term_months: ColumnType<number | null, number | null | undefined, number | null>;
  /** the end that its holder was reminded of */
  reminded_for: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** what the purchase alone gave, once other orders have changed it */
  given: ColumnType<StoredHeldPlan | null, string | null | undefined, string | null>;
  /** when the purchase was taken back, if other orders go on with what it gave */
  given_ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date, never>;
}

/** A held plan in the form that JSON has. */
export type StoredHeldPlan = {
  [Name in keyof HeldPlan]: HeldPlan[Name] extends Date
    ? string
    : HeldPlan[Name] extends Date | null
      ? string | null
      : HeldPlan[Name];
};

/** An order that goes on with what an earlier one gave. */
export interface PlanChangesTable {
  order_id: string;
  root_id: string;
  kind: PlanChange['kind'];
  tier: string;
  plan_id: ColumnType<string | null, string | null | undefined, never>;
  rights: ColumnType<PlanRights, string, never>;
  /** what it counts for */
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
