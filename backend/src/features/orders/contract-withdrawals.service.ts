import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { closeWithdrawal } from './contract-withdrawals.repository.ts';

/** Removes a statement from the open tasks. @throws AppError 404 without one */
export function closeOrderWithdrawal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  orderId: string,
): Promise<void> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const closed = await closeWithdrawal(tx, orderId, at);
    if (!closed) throw notFound();
    if (!closed.wasOpen) return;
    await recordChange(tx, {
      actorId,
      action: 'order.update',
      subject: 'order',
      subjectId: orderId,
      label: `Order #${closed.number}`,
      at,
      before: { withdrawal: 'open' },
      after: { withdrawal: 'closed' },
    });
  });
}
