import type { Transaction } from 'kysely';
import { payoutMayBecome } from '../../../shared/payout-states.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { PayoutStatus } from '../../db/schema-commerce.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { payoutMail } from '../../mail/payout-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import type { PayoutRow } from '../payouts/payouts.repository.ts';
import { openForChange, settle } from '../payouts/settle-payout.service.ts';
import { type AdminPayoutRow, findAdminPayout } from './admin-payouts.repository.ts';

const ACTIONS = { approved: 'payout.approve', paid: 'payout.pay', refused: 'payout.refuse' } as const;

type Decision = keyof typeof ACTIONS;

const isDecision = (status: PayoutStatus): status is Decision => status in ACTIONS;

export interface PayoutDecision {
  actorId: string;
  id: string;
  /** the state that the administrator saw */
  from: PayoutStatus;
  to: PayoutStatus;
  /** the account's, as the administrator saw it */
  accountNumber: string | null;
  paidReference: string | null;
  reason: string | null;
}

/**
 * Approves, pays or refuses a payout: state, returned money, notification, mail and audit row change together or not at
 * all.
 * @throws AppError 404 for an unknown payout, 400 without the transfer's number or the reason, 409 for a change that is
 * not possible (any more) or while the customer has not said where the money goes or has said another place than was seen
 */
export function decidePayout(
  deps: Pick<Deps, 'db' | 'clock' | 'mail'>,
  decision: PayoutDecision,
): Promise<AdminPayoutRow> {
  const { actorId, id, from } = decision;
  return inTransaction(deps.db, async (tx) => {
    const payout = await openForChange(tx, id);
    const { status, ...details } = checked(payout, decision);
    const at = deps.clock.now();
    await settle(tx, payout, { status, ...details, at });
    await recordChange(tx, {
      actorId,
      action: ACTIONS[status],
      subject: 'payout',
      subjectId: id,
      label: `Payout ${payout.reference}`,
      before: { status: from },
      // Never the account: it is the customer's and the owner's alone.
      after: { status, ...details },
      at,
    });
    return tellCustomer(deps, tx, { id, status, at });
  });
}

type Checked = { status: Decision; paidReference?: string; reason?: string };

/** The decision with what it needs, or the refusal that says what is missing. */
function checked(payout: PayoutRow, { from, to, accountNumber, paidReference, reason }: PayoutDecision): Checked {
  if (payout.status !== from) throw conflict(REFUSALS.stale);
  if (!isDecision(to) || !payoutMayBecome(from, to)) throw conflict(REFUSALS.noPayoutTransition(from, to));
  if (to === 'refused') {
    if (reason === null) throw invalid('reason', REFUSALS.reasonMissing);
    return { status: to, reason };
  }
  if (to === 'paid' && paidReference === null) throw invalid('paid_reference', REFUSALS.payoutReferenceMissing);
  if (payout.account === null) throw conflict(REFUSALS.payoutAccountMissing);
  // From the approval on the customer's changes do not reach it.
  if (from === 'requested' && payout.account.number !== accountNumber) throw conflict(REFUSALS.payoutAccountChanged);
  return to === 'paid' && paidReference !== null ? { status: to, paidReference } : { status: to };
}

async function tellCustomer(
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
