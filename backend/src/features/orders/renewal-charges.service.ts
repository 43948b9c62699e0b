import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { AppError } from '../../lib/errors.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { findCardProvider } from '../billing/card-providers.service.ts';
import { findPayment } from '../billing/payments.repository.ts';
import { createPayment, rejectInvalidCharge } from '../billing/payments.service.ts';
import type { PaymentProvider } from '../billing/provider.adapter.ts';
import { connectedProviders } from '../billing/providers.service.ts';
import { type SettlementDeps, settlePayment } from '../billing/settlement.service.ts';
import {
  listCustomersToCharge,
  listUnansweredCharges,
  lockDue,
  type StartedCharge,
} from './due-renewals.repository.ts';
import { insertPricedOrder } from './insert-order.service.ts';
import { resolvePrice } from './order-price.service.ts';
import { buyWithWalletIn } from './orders.service.ts';
import { toRenewalPurchase } from './price-renewal.service.ts';
import { endUnavailable, markRenewed, recordFailure } from './renewal-attempts.service.ts';
import { findRenewal, lockRenewal, type RenewalRow, updateRenewal } from './renewals.repository.ts';
import type { Purchase } from './selected-plan.service.ts';

/** How long a charge may take before another server asks for its result. */
const ANSWER_MS = 60_000;

type ChargeDeps = SettlementDeps & Pick<Deps, 'jobs'>;

/** Order and money in one transaction. */
async function payFromWallet(deps: ChargeDeps, tx: Transaction<Database>, row: RenewalRow, purchase: Purchase) {
  const { status } = await buyWithWalletIn(deps, tx, purchase);
  if (status === 201) await markRenewed(tx, row.id, purchase.at);
  else await recordFailure(deps, tx, row, REFUSALS.walletTooLow, purchase.at);
}

/** An unpaid order with its payment, stored before the provider is called. */
async function startCharge(
  tx: Transaction<Database>,
  provider: PaymentProvider,
  row: RenewalRow,
  purchase: Purchase,
): Promise<StartedCharge> {
  const { userId, at } = purchase;
  const price = await resolvePrice(tx, purchase);
  // Before the order: it would stay unpaid for a sum that the provider does not take.
  await rejectInvalidCharge(tx, provider, { userId, orderId: null, cents: price.cents, at });
  const order = await insertPricedOrder(tx, purchase, price, 'pending');
  const payment = await createPayment(tx, provider, { userId, orderId: order.id, cents: price.cents, at });
  // Thrown: the next run tries again, when fewer payments are open.
  if (!payment) throw new Error('Too many open payments for a renewal');
  await updateRenewal(tx, row.id, { order_id: order.id }, at);
  return { renewal_id: row.id, payment_id: payment.id };
}

/**
 * Starts the attempt of one due renewal.
 * @param skipped ids that could not be started in this run; one that fails is added, so that it does not hold up the others
 * @returns what is to be charged at a provider, if anything; undefined when none is due
 */
async function startNext(deps: ChargeDeps, skipped: string[]): Promise<{ charge: StartedCharge | null } | undefined> {
  let id: string | undefined;
  try {
    return await inTransaction(deps.db, async (tx) => {
      id = await lockDue(tx, deps.clock.now(), skipped);
      const row = id === undefined ? undefined : await lockRenewal(tx, id);
      return row && startAttempt(deps, tx, row);
    });
  } catch (error) {
    if (id === undefined) throw error;
    skipped.push(id);
    deps.log.error('A renewal could not be started and will be retried', { error });
    return { charge: null };
  }
}

async function startAttempt(
  deps: ChargeDeps,
  tx: Transaction<Database>,
  row: RenewalRow,
): Promise<{ charge: StartedCharge | null }> {
  const at = deps.clock.now();
  try {
    const purchase = await toRenewalPurchase(tx, row, at, row.announced_cents ?? undefined);
    if (row.provider === 'wallet') {
      await payFromWallet(deps, tx, row, purchase);
      return { charge: null };
    }
    const provider = connectedProviders(deps.env).find(({ name }) => name === row.provider);
    if (provider && row.method_token !== null) return { charge: await startCharge(tx, provider, row, purchase) };
    await recordFailure(deps, tx, row, REFUSALS.chargeDeclined, at);
  } catch (error) {
    // The plan can no longer be renewed: not on sale, no file, a price that its provider does not take.
    if (!(error instanceof AppError)) throw error;
    await endUnavailable(deps, tx, row, at);
  }
  return { charge: null };
}

/** Charges a started attempt and settles the answer; without an answer a later run asks again. */
async function charge(deps: ChargeDeps, { renewal_id, payment_id }: StartedCharge, isRepeated: boolean): Promise<void> {
  const [row, payment] = [await findRenewal(deps.db, renewal_id), await findPayment(deps.db, payment_id)];
  const { customer_token: customer, method_token: token } = row ?? {};
  const provider = row && findCardProvider(deps, row.provider);
  if (!provider || !payment || !customer || !token) return;
  const { id, code, amount_minor: amountMinor, currency } = payment;
  try {
    const status = await provider.charge({ id, code, amountMinor, currency, card: { customer, token }, isRepeated });
    await settlePayment(deps, provider.name, status);
  } catch (error) {
    deps.log.warn('A renewal could not be charged and will be retried', { provider: provider.name, error });
  }
}

/**
 * Charges all due renewals, each once: the attempt is stored before the provider is called, under an id that the
 * provider charges only once. Attempts without a response are polled.
 */
export async function chargeDueRenewals(deps: ChargeDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ANSWER_MS);
  for (const started of await listUnansweredCharges(deps.db, before)) await charge(deps, started, true);
  for (const userId of await listCustomersToCharge(deps.db, deps.clock.now()))
    await prepareVatCheck(deps, { userId, country: undefined });
  const skipped: string[] = [];
  for (let next = await startNext(deps, skipped); next; next = await startNext(deps, skipped))
    if (next.charge) await charge(deps, next.charge, false);
}

/** Deletes a saved card at its provider. */
export async function removeSavedCard(
  { env }: Pick<Deps, 'env'>,
  { provider, customer, token }: JobPayloads['renewals.remove-card'],
): Promise<void> {
  await findCardProvider({ env }, provider)?.removeCard({ customer, token });
}
