import { findUnpaid, mayLook, type PaymentRow } from './payments.repository.ts';
import type { PaymentProvider } from './provider.adapter.ts';
import { connectedProviders } from './providers.service.ts';
import { type SettlementParts, settle } from './settlement.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Payments polled in one run, sequentially. */
const PART = 50;
/** A failed or expired payment may still turn out to be paid within this time of its creation. */
const ASKED_MS = 14 * DAY_MS;
/** An unpaid payment expires after this time. Providers are still polled; a manual transfer needs a new payment. */
const ABANDONED_MS = { begun: 3 * DAY_MS, byHand: 14 * DAY_MS };

/** Polls the provider unless it was polled just now; if the provider does not answer, a later run retries. */
export async function lookAt(
  parts: SettlementParts,
  provider: PaymentProvider,
  { id, code, reference }: PaymentRow,
  shortestMs: number,
): Promise<void> {
  if (!provider.look) return;
  if (!(await mayLook(parts.db, id, parts.clock.now(), shortestMs))) return;
  try {
    const finding = await provider.look({ id, code, reference });
    if (finding) await settle(parts, provider.name, finding);
  } catch (error) {
    parts.log.warn('A payment provider did not respond', { provider: provider.name, error });
  }
}

/** Polls all open payments: a notification may be lost, the money may not. */
export async function reconcilePayments(parts: SettlementParts): Promise<void> {
  const providers = connectedProviders(parts.env);
  const now = parts.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const due = { open: ago(MINUTE_MS), ended: ago(HOUR_MS), begunAfter: ago(ASKED_MS) };
  for (const payment of await findUnpaid(parts.db, due, PART)) {
    const provider = providers.find(({ name }) => name === payment.provider);
    const longest = payment.provider === 'manual' ? ABANDONED_MS.byHand : ABANDONED_MS.begun;
    if (provider?.look) await lookAt(parts, provider, payment, MINUTE_MS);
    else await mayLook(parts.db, payment.id, now, MINUTE_MS);
    const isOpen = payment.status === 'created' || payment.status === 'pending';
    if (isOpen && now.getTime() - payment.created_at.getTime() > longest) await giveUp(parts, payment);
  }
}

const giveUp = (parts: SettlementParts, { id, provider, reference, code, amount_minor, currency }: PaymentRow) =>
  settle(parts, provider, {
    event: `${id}:abandoned`,
    kind: 'abandoned',
    paymentId: id,
    reference: reference ?? code,
    state: 'expired',
    amountMinor: amount_minor,
    currency,
    body: '{}',
  });
