import type { Kysely, Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { findChargeProblem } from '../../../../contract/rules/charge-limits.ts';
import { type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, PaymentState } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findGuest } from '../../guests/guests.repository.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { createShortCode } from '../../lib/short-code.ts';
import { notify } from '../activity/notifications.repository.ts';
import { insertPaymentEvent } from './payment-events.repository.ts';
import {
  countOpenPayments,
  findPayment,
  insertPayment,
  lockPayment,
  type PaymentRow,
  TRANSFER_NUMBER_INDEX,
  updateStartedPayment,
  updateTransferNumber,
} from './payments.repository.ts';
import { pollProvider } from './poll.service.ts';
import type { PaymentProvider } from './provider.adapter.ts';
import { connectedProviders, getProviderTitle } from './providers.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

/** Maximum number of open payments for one user, so that a user cannot flood the owner's review queue. */
const MAX_OPEN_PAYMENTS = 20;
/** Minimum interval between polls while a customer watches a pending payment. */
const MIN_POLL_INTERVAL_MS = 4_000;

/** A failed or expired payment may still be paid. */
const POLLED_STATES: readonly PaymentState[] = ['pending', 'failed', 'expired'];

/** How long the studio's notification waits for further corrections of a transfer reference. */
const CORRECTION_DELAY_MS = 10 * 60 * 1000;

interface PaymentInput {
  /** null for an invoice to a recipient without an account */
  userId: string | null;
  /** the order to pay; null otherwise */
  orderId: string | null;
  /** the invoice to pay; missing otherwise */
  invoiceId?: string;
  cents: number;
  /** what the buyer pays for an order in the second currency, instead of `cents` */
  charge?: { currency: string; totalCents: number } | undefined;
  at: Date;
}

/** Inserts a payment that is already paid. */
export async function insertPaidPayment(
  tx: Kysely<Database>,
  provider: PaymentProvider,
  code: string,
  { userId, orderId, cents, at }: PaymentInput,
): Promise<void> {
  const payment = { userId, orderId, provider: provider.name, code, amountMinor: cents, at };
  await insertPayment(tx, payment, true);
}

/** @throws AppError 400 for an amount that the provider does not accept, before the customer is sent to its page */
export async function rejectInvalidCharge(
  tx: Transaction<Database>,
  { name }: PaymentProvider,
  { orderId, invoiceId, cents, charge }: PaymentInput,
): Promise<void> {
  const problem = findChargeProblem(
    { provider: name, title: await getProviderTitle({ db: tx }, name) },
    charge?.totalCents ?? cents,
    charge?.currency ?? (await findShopCurrency(tx)),
  );
  if (problem !== undefined)
    throw invalid(orderId === null && invoiceId === undefined ? 'amount' : 'provider', problem);
}

/**
 * Stores a payment before the provider is called, so that every payment at the provider exists here.
 * @returns undefined when too many are open
 * @throws AppError 400 for an amount that the provider does not accept
 */
export async function createPayment(
  tx: Transaction<Database>,
  provider: PaymentProvider,
  input: PaymentInput,
): Promise<PaymentRow | undefined> {
  const { userId, orderId, invoiceId, cents, charge, at } = input;
  await rejectInvalidCharge(tx, provider, input);
  if (userId !== null && (await countOpenPayments(tx, userId)) >= MAX_OPEN_PAYMENTS) return undefined;
  const code = createShortCode(provider.prefix);
  const payment = { userId, orderId, invoiceId, provider: provider.name, code, amountMinor: cents, charge, at };
  const row = await insertPayment(tx, payment);
  // The page of an invoice asks for the number itself.
  if (provider.name === 'manual' && userId !== null && invoiceId === undefined) {
    const body =
      orderId === null
        ? msg`Send the transfer and enter its number so that we can add the money.`
        : msg`Send the transfer and enter its number so that we can complete your order.`;
    const kind = orderId === null ? 'wallet' : 'order';
    await notify(tx, [userId], { kind, title: msg`Finish your transfer`, body, href: toPaymentPath(row.id) }, at);
  }
  return row;
}

const toPaymentPath = (id: string) => `/dashboard/payments/${id}`;

/** The page on which the customer follows a payment; guests and payers of invoices use the token stored in their browser. */
export async function getPaymentPage(db: Kysely<Database>, { id, user_id, purpose }: PaymentRow): Promise<string> {
  if (purpose === 'invoice') return '/invoice';
  return (await findGuest(db, user_id)) ? '/order' : toPaymentPath(id);
}

interface PaymentStart {
  id: string;
  /** The language of the page that the customer comes from and returns to. */
  language: Language;
}

/**
 * Starts a payment at its provider unless it is already started. Safe to retry after a lost response: the payment's id
 * is the idempotency key.
 * @throws AppError 503 when the provider does not answer
 */
export async function startPayment(
  { db, env, clock, log }: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  provider: PaymentProvider,
  user: Pick<SessionUser, 'name' | 'email'>,
  { id, language }: PaymentStart,
): Promise<PaymentRow> {
  const payment = await findPayment(db, id);
  if (!payment) throw notFound(REFUSALS.paymentGone);
  if (payment.status !== 'created') return payment;
  try {
    const started = await provider.start({
      id,
      code: payment.code,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      customer: { name: user.name, email: user.email },
      returnUrl: `${env.publicUrl}${toLanguagePath(await getPaymentPage(db, payment), language)}`,
      language,
      hooksUrl: `${env.publicUrl}/hooks/payments`,
    });
    await updateStartedPayment(db, id, started, clock.now());
  } catch (error) {
    log.error('A payment could not be started', { provider: provider.name, error });
    throw new AppError(503, 'unavailable', REFUSALS.providerUnavailable, { cause: error });
  }
  return (await findPayment(db, id)) ?? payment;
}

/**
 * The user's own payment; a pending one is polled first.
 * @throws AppError 404
 */
export async function pollPayment(deps: SettlementDeps, userId: string, id: string): Promise<PaymentRow> {
  const payment = await findPayment(deps.db, id);
  if (!payment || payment.user_id !== userId) throw notFound(REFUSALS.paymentGone);
  return pollRow(deps, payment);
}

/** The payment, after its provider was asked for a pending one. */
export async function pollRow(deps: SettlementDeps, payment: PaymentRow): Promise<PaymentRow> {
  if (!POLLED_STATES.includes(payment.status) || payment.hold !== null) return payment;
  const provider = connectedProviders(deps.env).find(({ name }) => name === payment.provider);
  if (!provider?.poll) return payment;
  await pollProvider(deps, provider, payment, MIN_POLL_INTERVAL_MS);
  return (await findPayment(deps.db, payment.id)) ?? payment;
}

/**
 * The customer reports the transfer reference; the owner checks the account.
 * @throws AppError 400 (line breaks), 404, 409 (number already used, or payment closed)
 */
export async function reportTransfer(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  userId: string | null,
  id: string,
  text: string,
): Promise<PaymentRow> {
  const number = text.trim();
  if (!isOneLine(number)) throw invalid('number', REFUSALS.transferLines);
  const at = clock.now();
  const report = async (tx: Transaction<Database>) => {
    const payment = await lockPayment(tx, id);
    if (!payment || payment.user_id !== userId) throw notFound(REFUSALS.paymentGone);
    if (payment.provider !== 'manual' || payment.status !== 'pending') throw conflict(REFUSALS.transferClosed);
    if (payment.transfer_number === number) return payment;
    await updateTransferNumber(tx, id, number, at);
    const event = { paymentId: id, provider: payment.provider, event: `${id}:${number}` };
    await insertPaymentEvent(tx, { ...event, kind: 'transfer reported', body: JSON.stringify({ number }), at });
    // Sent immediately; of several corrections in a row only the last is sent.
    const runAt = payment.transfer_number === null ? at : new Date(at.getTime() + CORRECTION_DELAY_MS);
    await jobs.add('payments.notify-owner', { paymentId: id }, { db: tx, key: `payments.notify-owner:${id}`, runAt });
    return { ...payment, transfer_number: number, hold: 'transfer' as const };
  };
  try {
    return await inTransaction(db, report);
  } catch (error) {
    throw isUniqueViolation(error, TRANSFER_NUMBER_INDEX) ? conflict(REFUSALS.transferTaken) : error;
  }
}
