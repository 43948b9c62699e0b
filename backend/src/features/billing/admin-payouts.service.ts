import type { Transaction } from 'kysely';
import { canPayoutTransition } from '../../../../contract/rules/payout-states.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, PayoutStatus } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { payoutMail } from '../../mail/payout-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { type AdminPayoutRow, findAdminPayout } from './admin-payouts.repository.ts';
import { lockOwnPayout, settlePayout } from './payout-settlement.service.ts';
import type { PayoutRow } from './payouts.repository.ts';

const AUDIT_ACTIONS = { approved: 'payout.approve', paid: 'payout.pay', refused: 'payout.refuse' } as const;

type Decision = keyof typeof AUDIT_ACTIONS;

const isDecision = (status: PayoutStatus): status is Decision => status in AUDIT_ACTIONS;

export interface PayoutDecision {
  actorId: string;
  id: string;
  /** the state that the administrator saw */
  from: PayoutStatus;
  to: PayoutStatus;
  /** the account number that the administrator saw */
  accountNumber: string | null;
  paidReference: string | null;
  reason: string | null;
}

/**
 * Approves, pays or rejects a payout: status, returned money, notification, email and audit row change in one
 * transaction.
 * @throws AppError 404 for an unknown payout, 400 without the transfer reference or the reason, 409 for a transition
 * that is not (or no longer) possible, or when the payout account is missing or not the one the administrator saw
 */
export function decidePayout(
  deps: Pick<Deps, 'db' | 'clock' | 'mail'>,
  decision: PayoutDecision,
): Promise<AdminPayoutRow> {
  const { actorId, id, from } = decision;
  return inTransaction(deps.db, async (tx) => {
    const payout = await lockOwnPayout(tx, id);
    const { status, ...details } = validateDecision(payout, decision);
    const at = deps.clock.now();
    await settlePayout(tx, payout, { status, ...details, at });
    await recordChange(tx, {
      actorId,
      action: AUDIT_ACTIONS[status],
      subject: 'payout',
      subjectId: id,
      label: `Payout ${payout.reference}`,
      before: { status: from },
      // Never the account: only the customer and the owner may see it.
      after: { status, ...details },
      at,
    });
    return notifyCustomer(deps, tx, { id, status, at });
  });
}

type ValidatedDecision = { status: Decision; paidReference?: string; reason?: string };

/** The validated decision, or the error that names what is missing. */
function validateDecision(
  payout: PayoutRow,
  { from, to, accountNumber, paidReference, reason }: PayoutDecision,
): ValidatedDecision {
  if (payout.status !== from) throw conflict(REFUSALS.stale);
  if (!isDecision(to) || !canPayoutTransition(from, to)) throw conflict(REFUSALS.noPayoutTransition(from, to));
  if (to === 'refused') {
    if (reason === null) throw invalid('reason', REFUSALS.reasonMissing);
    return { status: to, reason };
  }
  if (to === 'paid' && paidReference === null) throw invalid('paid_reference', REFUSALS.payoutReferenceMissing);
  if (payout.account === null) throw conflict(REFUSALS.payoutAccountMissing);
  // Once approved, the payout ignores the customer's later changes.
  if (from === 'requested' && payout.account.number !== accountNumber) throw conflict(REFUSALS.payoutAccountChanged);
  return to === 'paid' && paidReference !== null ? { status: to, paidReference } : { status: to };
}

async function notifyCustomer(
  { mail }: Pick<Deps, 'mail'>,
  tx: Transaction<Database>,
  { id, status, at }: { id: string; status: Decision; at: Date },
): Promise<AdminPayoutRow> {
  const row = await findAdminPayout(tx, id);
  if (!row) throw notFound();
  const to = await findMailbox(tx, row.user_id);
  if (to) await mail.send(payoutMail(to, status, row, at), tx);
  return row;
}
