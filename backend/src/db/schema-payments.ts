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

/** Amounts in the smallest unit of `currency`; `user_id` becomes null when the user is erased. */
export interface PaymentsTable {
  id: Generated<string>;
  user_id: string | null;
  purpose: ColumnType<'top-up' | 'order', 'top-up' | 'order', never>;
  /** the order to pay, if that is its purpose */
  order_id: ColumnType<string | null, string | null | undefined, never>;
  provider: ColumnType<ProviderName, ProviderName, never>;
  /** our own short, unique name, shown in the ledger and by the provider */
  code: ColumnType<string, string, never>;
  /** the provider's id, unique per provider; null until it has started there */
  reference: Optional<string>;
  amount_minor: ColumnType<number, number, never>;
  currency: ColumnType<string, string | undefined, never>;
  fee_minor: Optional<number>;
  /** the amount returned, by refunds and by a lost dispute */
  refunded_minor: Generated<number>;
  /** the part of it lost in a dispute */
  lost_minor: Generated<number>;
  /** the amount refunded by the provider on its own that was debited from the wallet */
  taken_back_minor: Generated<number>;
  status: PaymentState;
  /** why a pending payment is held for the owner */
  hold: Optional<HoldReason>;
  reason: Optional<string>;
  checkout_url: Optional<string>;
  /** the transfer reference stated by the customer */
  transfer_number: Optional<string>;
  /** when the money was credited here; set once, with the ledger row */
  credited_at: Optional<Date>;
  looked_at: Optional<Date>;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** Each provider event, stored once; `body` unchanged. */
export interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  payment_id: string;
  provider: ProviderName;
  event: string;
  kind: string;
  body: string;
  created_at: CreatedAt;
}

/** The fees of a provider that reports none; `fixed` in units of the currency. */
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
  /** the shop's currency */
  currency: Generated<string>;
  /** connected providers that are disabled for customers */
  switched_off: ColumnType<ProviderName[], string | undefined, string | undefined>;
  version: number;
  updated_at: Touched;
}

export type RefundDestination = 'wallet' | 'source' | 'manual';
export type RefundOrigin = 'studio' | 'provider' | 'dispute';
export type RefundState = 'pending' | 'done' | 'failed';

/** Refunds of orders; amounts in the smallest unit of `currency`. */
export interface RefundsTable {
  id: Generated<string>;
  seq: GeneratedAlways<number>;
  order_id: ColumnType<string, string, never>;
  /** the payment refunded; null for the wallet, and for a refund outside the shop and any provider */
  payment_id: ColumnType<string | null, string | null | undefined, never>;
  amount_cents: ColumnType<number, number, never>;
  currency: ColumnType<string, string | undefined, never>;
  destination: ColumnType<RefundDestination, RefundDestination, never>;
  /** who initiated it */
  origin: ColumnType<RefundOrigin, RefundOrigin | undefined, never>;
  reason: ColumnType<string | null, string | null | undefined, never>;
  withdraws: ColumnType<boolean, boolean, never>;
  status: RefundState;
  /** why it is pending or failed */
  problem: Optional<string>;
  /** idempotency key of this refund at the provider */
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
