import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { findDueDay } from './invoice-orders.repository.ts';
import { claimPoll, listPollablePayments, type PaymentRow } from './payments.repository.ts';
import type { PaymentProvider } from './provider.adapter.ts';
import { connectedProviders } from './providers.service.ts';
import { type SettlementDeps, settlePayment } from './settlement.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Payments polled in one run, sequentially. */
const BATCH_SIZE = 50;
/** A failed or expired payment may still turn out to be paid within this time of its creation. */
const POLL_WINDOW_MS = 14 * DAY_MS;
/** An unpaid payment expires after this time. Providers are still polled; a manual transfer needs a new payment. */
const ABANDONED_AFTER_MS = { begun: 3 * DAY_MS, byHand: 14 * DAY_MS };

/** Polls the provider unless it was polled just now; if the provider does not answer, a later run retries. */
export async function pollProvider(
  deps: SettlementDeps,
  provider: PaymentProvider,
  { id, code, reference }: PaymentRow,
  minIntervalMs: number,
): Promise<void> {
  if (!provider.poll) return;
  if (!(await claimPoll(deps.db, id, deps.clock.now(), minIntervalMs))) return;
  try {
    const providerStatus = await provider.poll({ id, code, reference });
    if (providerStatus) await settlePayment(deps, provider.name, providerStatus);
  } catch (error) {
    deps.log.warn('A payment provider did not respond', { provider: provider.name, error });
  }
}

/** Polls all open payments: a notification may be lost, the money may not. */
export async function reconcilePayments(deps: SettlementDeps): Promise<void> {
  const providers = connectedProviders(deps.env);
  const now = deps.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const due = { open: ago(MINUTE_MS), ended: ago(HOUR_MS), createdAfter: ago(POLL_WINDOW_MS) };
  for (const payment of await listPollablePayments(deps.db, due, BATCH_SIZE)) {
    const provider = providers.find(({ name }) => name === payment.provider);
    const maxAgeMs = payment.provider === 'manual' ? ABANDONED_AFTER_MS.byHand : ABANDONED_AFTER_MS.begun;
    if (provider?.poll) await pollProvider(deps, provider, payment, MINUTE_MS);
    else await claimPoll(deps.db, payment.id, now, MINUTE_MS);
    const isOpen = payment.status === 'created' || payment.status === 'pending';
    const start = isOpen ? await findWaitingStart(deps, payment) : payment.created_at;
    if (isOpen && now.getTime() - start.getTime() > maxAgeMs) await expireAbandoned(deps, payment);
  }
}

/** When a payment begins to age: that of an order on invoice on its due day. */
async function findWaitingStart(
  { db }: Pick<SettlementDeps, 'db'>,
  { order_id, created_at }: PaymentRow,
): Promise<Date> {
  const dueOn = order_id === null ? undefined : await findDueDay(db, order_id);
  return dueOn === undefined ? created_at : toMidnight(dueOn, await findShopZone(db));
}

const expireAbandoned = (deps: SettlementDeps, { id, provider, reference, code, amount_minor, currency }: PaymentRow) =>
  settlePayment(deps, provider, {
    event: `${id}:abandoned`,
    kind: 'abandoned',
    paymentId: id,
    reference: reference ?? code,
    state: 'expired',
    amountMinor: amount_minor,
    currency,
    body: '{}',
  });
