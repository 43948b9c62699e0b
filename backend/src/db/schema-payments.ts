import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Touched = ColumnType<Date, Date | undefined, Date>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type ProviderName = 'demo' | 'manual' | 'stripe' | 'sslcommerz';
export type PaymentState =
  | 'created'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'partly_refunded'
  | 'refunded'
  | 'disputed';
export type HoldReason = 'transfer' | 'amount' | 'currency' | 'risk' | 'wallet' | 'account' | 'refund' | 'order';

/** Amounts in the smallest unit of `currency`; `user_id` becomes null when the person is erased. */
export interface PaymentsTable {
  id: Generated<string>;
  user_id: string | null;
  purpose: ColumnType<'top-up' | 'order', 'top-up' | 'order', never>;
  /** the order that is paid, when that is its purpose */
  order_id: ColumnType<string | null, string | null | undefined, never>;
  provider: ColumnType<ProviderName, ProviderName, never>;
  /** our own short name, unique, which the ledger and the provider show */
  code: ColumnType<string, string, never>;
  /** the provider's name for it, unique with the provider; null until it has begun there */
  reference: Optional<string>;
  amount_minor: ColumnType<number, number, never>;
  currency: ColumnType<string, string | undefined, never>;
  fee_minor: Optional<number>;
  /** what went back, by refunds and by a lost dispute */
  refunded_minor: Generated<number>;
  /** the part of it that a lost dispute has taken */
  lost_minor: Generated<number>;
  /** what went back at the provider on its own and has left the wallet for it */
  taken_back_minor: Generated<number>;
  status: PaymentState;
  /** why a pending payment waits for the owner */
  hold: Optional<HoldReason>;
  reason: Optional<string>;
  checkout_url: Optional<string>;
  /** what the customer says a transfer is called at the bank */
  transfer_number: Optional<string>;
  /** when the money came to count here; set once, with the ledger row */
  credited_at: Optional<Date>;
  looked_at: Optional<Date>;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** Each event of a provider once; `body` as it came. */
export interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  payment_id: string;
  provider: ProviderName;
  event: string;
  kind: string;
  body: string;
  created_at: CreatedAt;
}

/** What a provider that tells no fee takes; `fixed` in units of the currency. */
export interface StoredFee {
  provider: ProviderName;
  percent: number;
  fixed: number;
}

/** One row once the owner has saved them. */
export interface PaymentSettingsTable {
  id: number;
  manual_enabled: boolean;
  manual_title: string;
  manual_instructions: string;
  fees: ColumnType<StoredFee[], string | undefined, string | undefined>;
  /** what the shop sells in */
  currency: Generated<string>;
  /** connected providers that customers are not offered */
  switched_off: ColumnType<ProviderName[], string | undefined, string | undefined>;
  version: number;
  updated_at: Touched;
}

export type RefundDestination = 'wallet' | 'source' | 'manual';
export type RefundOrigin = 'studio' | 'provider' | 'dispute';
export type RefundState = 'pending' | 'done' | 'failed';

/** What goes back to the customer of an order; amounts in the smallest unit of `currency`. */
export interface RefundsTable {
  id: Generated<string>;
  seq: GeneratedAlways<number>;
  order_id: ColumnType<string, string, never>;
  /** of which it is returned; null for the wallet, and for what was returned outside of the shop and of any provider */
  payment_id: ColumnType<string | null, string | null | undefined, never>;
  amount_cents: ColumnType<number, number, never>;
  currency: ColumnType<string, string | undefined, never>;
  destination: ColumnType<RefundDestination, RefundDestination, never>;
  /** who has decided it */
  origin: ColumnType<RefundOrigin, RefundOrigin | undefined, never>;
  reason: ColumnType<string | null, string | null | undefined, never>;
  withdraws: ColumnType<boolean, boolean, never>;
  status: RefundState;
  /** why it waits or was refused */
  problem: Optional<string>;
  /** names this refund at the provider */
  provider_key: string;
  attempts: Generated<number>;
  asked_at: Optional<Date>;
  requested_by: Optional<string>;
  created_at: CreatedAt;
  updated_at: Touched;
}

export interface PaymentTables {
  refunds: RefundsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  payment_settings: PaymentSettingsTable;
}
