import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { fileLine } from '../../db/plan-changes.ts';
import type { Database, ProviderName } from '../../db/schema.ts';
import type { PaymentsTable } from '../../db/tables.gen.ts';
import { isCouponUsable } from '../../db/usable-coupon.ts';
import type { ProviderStatus } from './provider.adapter.ts';
import type { Transition } from './settlement.rules.ts';

export const PAYMENT_COLUMNS = [
  'id',
  'user_id',
  'purpose',
  'order_id',
  'invoice_id',
  'provider',
  'code',
  'reference',
  'amount_minor',
  'currency',
  'book_minor',
  'fee_minor',
  'refunded_minor',
  'lost_minor',
  'status',
  'hold',
  'reason',
  'checkout_url',
  'transfer_number',
  'credited_at',
  'created_at',
] as const;

export type PaymentRow = Pick<Selectable<PaymentsTable>, (typeof PAYMENT_COLUMNS)[number]>;

export interface NewPayment {
  /** null for an invoice to a recipient without an account */
  userId: string | null;
  /** the order to pay; null otherwise */
  orderId: string | null;
  /** the invoice to pay; missing otherwise */
  invoiceId?: string | undefined;
  provider: ProviderName;
  code: string;
  amountMinor: number;
  /** what is paid in the second currency; `amountMinor` is its value in the books then */
  charge?: { currency: string; totalCents: number } | undefined;
  at: Date;
}

/** @param isPaid already paid when inserted */
export function insertPayment(tx: Kysely<Database>, payment: NewPayment, isPaid = false): Promise<PaymentRow> {
  const { userId, orderId, invoiceId, provider, code, amountMinor, charge, at } = payment;
  const other = invoiceId === undefined ? 'top-up' : 'invoice';
  return tx
    .insertInto('payments')
    .values({
      user_id: userId,
      purpose: orderId === null ? other : 'order',
      order_id: orderId,
      invoice_id: invoiceId ?? null,
      provider,
      code,
      amount_minor: charge?.totalCents ?? amountMinor,
      ...(charge ? { currency: charge.currency, book_minor: amountMinor } : {}),
      created_at: at,
      updated_at: at,
      ...(isPaid ? { status: 'paid', reference: code, credited_at: at } : { status: 'created' }),
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findPayment(db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(PAYMENT_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function lockPayment(tx: Transaction<Database>, id: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payments').select(PAYMENT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The payment that a provider refers to, locked until the transaction ends. */
export function lockByReference(
  tx: Transaction<Database>,
  provider: ProviderName,
  { paymentId, reference }: Pick<ProviderStatus, 'paymentId' | 'reference'>,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('provider', '=', provider)
    .where(
      paymentId !== undefined && UUID.test(paymentId)
        ? sql<boolean>`id = ${paymentId}::uuid`
        : // Our code is the reference until the provider's own is stored.
          sql<boolean>`(reference = ${reference} or code = ${reference})`,
    )
    .forUpdate()
    .executeTakeFirst();
}

/** The number of the user's open payments. */
export async function countOpenPayments(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'pending'])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Marks the payment as started at the provider; a later status stays, and of two concurrent starts the first one wins.
 */
export async function updateStartedPayment(
  db: Kysely<Database>,
  id: string,
  { reference, checkoutUrl }: { reference: string; checkoutUrl: string | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set((eb) => ({
      reference,
      checkout_url: checkoutUrl,
      status: eb
        .case()
        .when('status', '=', 'created')
        .then('pending' as const)
        .else(eb.ref('status'))
        .end(),
      updated_at: at,
    }))
    .where('id', '=', id)
    .where('checkout_url', 'is', null)
    .where((eb) => eb.or([eb('reference', 'is', null), eb('reference', '=', reference)]))
    .execute();
}

interface PaymentChanges extends Transition {
  feeMinor?: number | undefined;
  reason?: string | null | undefined;
  reference?: string | undefined;
  at: Date;
}

export async function updatePayment(tx: Kysely<Database>, id: string, change: PaymentChanges): Promise<void> {
  const { status, hold, refundedMinor, lostMinor, credit, feeMinor, reason, reference, at } = change;
  await tx
    .updateTable('payments')
    .set({
      status,
      hold,
      refunded_minor: refundedMinor,
      updated_at: at,
      ...(lostMinor === undefined ? {} : { lost_minor: lostMinor }),
      ...(credit ? { credited_at: at } : {}),
      ...(feeMinor === undefined ? {} : { fee_minor: feeMinor }),
      ...(reason === undefined ? {} : { reason }),
      ...(reference === undefined ? {} : { reference }),
    })
    .where('id', '=', id)
    .execute();
}

/** Transfer references are unique, ignoring case; a rejected payment releases its number. */
export const TRANSFER_NUMBER_INDEX = 'payments_transfer';

/**
 * Stores the customer's transfer reference. @throws a unique violation of `TRANSFER_NUMBER_INDEX` when another payment
 * has it
 */
export async function updateTransferNumber(tx: Kysely<Database>, id: string, number: string, at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ transfer_number: number, hold: 'transfer', updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Whether the last poll is at least `shortest` ago; only one of several concurrent callers gets true. */
export async function claimPoll(db: Kysely<Database>, id: string, now: Date, minIntervalMs: number): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('looked_at', 'is', null), eb('looked_at', '<=', new Date(now.getTime() - minIntervalMs))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface PollCutoffs {
  /** open payments last polled before this moment */
  open: Date;
  /** failed or expired payments, which may still be paid, last polled before this moment */
  ended: Date;
  /** created after this moment */
  createdAfter: Date;
}

/** Unpaid payments to poll, least recently polled first. */
export function listPollablePayments(db: Kysely<Database>, due: PollCutoffs, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('hold', 'is', null)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['created', 'pending']).and(sql<boolean>`coalesce(looked_at <= ${due.open}, true)`),
        eb('status', 'in', ['failed', 'expired'])
          .and('provider', 'not in', ['demo', 'manual'])
          .and('created_at', '>', due.createdAfter)
          .and(sql<boolean>`coalesce(looked_at <= ${due.ended}, true)`),
      ]),
    )
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}

export interface PaymentOrderRow {
  id: string;
  number: number;
  product_id: number | null;
  product_name: string;
  download_id: string | null;
}

/** The order of a payment, with the file of its first line. */
export function findPaidOrder(db: Kysely<Database>, orderId: string): Promise<PaymentOrderRow | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.id', 'orders.id')
    .leftJoin('order_promises', 'order_promises.line_id', 'orders.id')
    .leftJoin('downloads', (join) =>
      join.on(sql<boolean>`downloads.line_id = ${fileLine}`).on('downloads.revoked_at', 'is', null),
    )
    .select(['orders.id', 'orders.number', 'orders.product_id', 'orders.product_name', 'downloads.id as download_id'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
}

/** The payment of an order; undefined when it was paid from the wallet. */
export function findOrderPayment(db: Kysely<Database>, orderId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(PAYMENT_COLUMNS).where('order_id', '=', orderId).executeTakeFirst();
}

/** The latest payment of an invoice that was started through its link. */
export function findInvoicePayment(db: Kysely<Database>, invoiceId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Payments of an invoice that are open. */
export function listOpenInvoicePayments(db: Kysely<Database>, invoiceId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(PAYMENT_COLUMNS)
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', ['created', 'pending'])
    .orderBy('created_at')
    .execute();
}

/** Whether any coupon can be used. */
export async function hasUsableCoupons(db: Kysely<Database>, at: Date): Promise<boolean> {
  const coupon = await db.selectFrom('coupons').select('id').where(isCouponUsable(at)).limit(1).executeTakeFirst();
  return coupon !== undefined;
}
