import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { lockPayment } from '../billing/payments.repository.ts';
import { RefundRejected } from '../billing/provider.adapter.ts';
import { connectedProviders } from '../billing/providers.service.ts';
import { lockOrder } from './order-transitions.repository.ts';
import { completeRefund } from './refund-completion.service.ts';
import { type ClaimedRefund, claimRefund, listDueRefunds, lockRefund, updateProblem } from './refunds.repository.ts';

export type RefundDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'clock' | 'log' | 'jobs'>;

/** Longer than any provider response takes, so that requests never overlap. */
const MIN_REQUEST_INTERVAL_MS = 60_000;
/** Refunds requested in one run, sequentially. */
const BATCH_SIZE = 20;

const NO_RESPONSE = 'The provider did not respond. We will retry automatically.';
const NOT_CONNECTED = 'The provider is no longer connected. We will retry when it reconnects.';
const UNCONFIRMED = (reply: string) =>
  `The provider did not respond at first and then replied: ${reply} Please check there.`;

/**
 * Requests a pending refund from the provider, unless another request is running. The idempotency key of a refund is
 * always the same, so a lost response cannot refund it twice.
 */
export async function requestRefund(deps: RefundDeps, id: string): Promise<void> {
  const refund = await claimRefund(deps.db, id, deps.clock.now(), MIN_REQUEST_INTERVAL_MS);
  if (!refund) return;
  const [status, problem] = await callProvider(deps, refund);
  if (problem === null) await completeRequestedRefund(deps, id);
  else await updateProblem(deps.db, refund, status, problem);
  // Amounts the provider returned on its own counted as this refund until now.
  if (status === 'failed') await deps.jobs.add('payments.debit-chargeback', { paymentId: refund.payment_id });
}

async function callProvider(
  { env, log }: RefundDeps,
  refund: ClaimedRefund,
): Promise<['pending' | 'failed', string] | ['pending', null]> {
  const { reference, currency, amount_cents: cents, provider_key: key, attempts } = refund;
  const provider = connectedProviders(env).find(({ name }) => name === refund.provider);
  if (!provider?.refund || reference === null) return ['pending', NOT_CONNECTED];
  try {
    await provider.refund({ reference, currency }, cents, key);
    return ['pending', null];
  } catch (error) {
    log.error('A refund request to a payment provider failed', { provider: provider.name, key, error });
    if (!(error instanceof RefundRejected)) return ['pending', NO_RESPONSE];
    // A retry may be rejected because the first request succeeded.
    const isDefinite = attempts === 1 || provider.isRefundIdempotent === true;
    return isDefinite ? ['failed', error.message] : ['pending', UNCONFIRMED(error.message)];
  }
}

async function completeRequestedRefund(deps: RefundDeps, id: string): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lockedRefund = await lockRefund(tx, id);
    if (lockedRefund?.status !== 'pending') return;
    if (lockedRefund.payment_id !== null) await lockPayment(tx, lockedRefund.payment_id);
    const order = await lockOrder(tx, lockedRefund.order_id);
    if (order) await completeRefund(deps, tx, lockedRefund, order, at);
  });
}

/** Retries every pending refund. */
export async function requestDueRefunds(deps: RefundDeps): Promise<void> {
  for (const id of await listDueRefunds(deps.db, deps.clock.now(), BATCH_SIZE)) await requestRefund(deps, id);
}
