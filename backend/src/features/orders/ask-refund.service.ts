import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { lockPayment } from '../billing/payments.repository.ts';
import { RefundRefused } from '../billing/provider.adapter.ts';
import { connectedProviders } from '../billing/providers.service.ts';
import { lockOrder } from './order-transitions.repository.ts';
import { completeRefund } from './refund-completion.service.ts';
import { type ClaimedRefund, claimRefund, findDueRefunds, lockRefund, noteProblem } from './refunds.repository.ts';

export type AskParts = Pick<Deps, 'db' | 'env' | 'mail' | 'clock' | 'log' | 'jobs'>;

/** Longer than any provider response takes, so that requests never overlap. */
const SHORTEST_MS = 60_000;
/** Refunds requested in one run, sequentially. */
const PART = 20;

const AWAY = 'The provider did not respond. We will retry automatically.';
const GONE = 'The provider is no longer connected. We will retry when it reconnects.';
const UNSURE = (said: string) => `The provider did not respond at first and then replied: ${said} Please check there.`;

/**
 * Requests a pending refund from the provider, unless another request is running. The idempotency key of a refund is
 * always the same, so a lost response cannot refund it twice.
 */
export async function askForRefund(parts: AskParts, id: string): Promise<void> {
  const refund = await claimRefund(parts.db, id, parts.clock.now(), SHORTEST_MS);
  if (!refund) return;
  const [status, problem] = await ask(parts, refund);
  if (problem === null) await finish(parts, id);
  else await noteProblem(parts.db, refund, status, problem);
  // Amounts the provider returned on its own counted as this refund until now.
  if (status === 'failed') await parts.jobs.add('payments.take-back', { paymentId: refund.payment_id });
}

async function ask(
  { env, log }: AskParts,
  refund: ClaimedRefund,
): Promise<['pending' | 'failed', string] | ['pending', null]> {
  const { reference, currency, amount_cents: cents, provider_key: key, attempts } = refund;
  const provider = connectedProviders(env).find(({ name }) => name === refund.provider);
  if (!provider?.refund || reference === null) return ['pending', GONE];
  try {
    await provider.refund({ reference, currency }, cents, key);
    return ['pending', null];
  } catch (error) {
    log.error('A payment provider did not refund the money', { provider: provider.name, key, error });
    if (!(error instanceof RefundRefused)) return ['pending', AWAY];
    // A retry may be rejected because the first request succeeded.
    const isSure = attempts === 1 || provider.findsRefunds === true;
    return isSure ? ['failed', error.message] : ['pending', UNSURE(error.message)];
  }
}

async function finish(parts: AskParts, id: string): Promise<void> {
  const at = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const known = await lockRefund(tx, id);
    if (known?.status !== 'pending') return;
    if (known.payment_id !== null) await lockPayment(tx, known.payment_id);
    const order = await lockOrder(tx, known.order_id);
    if (order) await completeRefund(parts, tx, known, order, at);
  });
}

/** Retries every pending refund. */
export async function askForWaitingRefunds(parts: AskParts): Promise<void> {
  for (const id of await findDueRefunds(parts.db, parts.clock.now(), PART)) await askForRefund(parts, id);
}
