import { findUnpaid, mayLook, type PaymentRow } from './payments.repository.ts';
import type { PaymentProvider } from './provider.adapter.ts';
import { connectedProviders } from './providers.service.ts';
import { type SettlementParts, settle } from './settlement.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** So many are asked about in one turn, one after the other. */
const PART = 50;
/** So long after its begin a payment that was given up may still turn out to be paid. */
const ASKED_MS = 14 * DAY_MS;
/** Whoever has not paid by then does not come back. Providers are asked further; a transfer by hand needs a new payment. */
const ABANDONED_MS = { begun: 3 * DAY_MS, byHand: 14 * DAY_MS };

/** Asks the provider, unless somebody has done so just now; a provider that does not answer is asked again later. */
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
    parts.log.warn('A payment provider did not answer', { provider: provider.name, error });
  }
}

/** Asks about everything that stays open: notifications may be lost, the money may not. */
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
