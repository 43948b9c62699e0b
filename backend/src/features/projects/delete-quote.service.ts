import { quoteNumber } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { deleteQuoteDraft, lockQuote } from './quotes.repository.ts';

/** Deletes the draft of a quote. @throws AppError 404, 409 once a version was sent */
export async function deleteQuote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockQuote(tx, id);
    if (!row) throw notFound(REFUSALS.quoteGone);
    if (row.newest_id !== null) throw conflict(REFUSALS.quoteWasSent);
    await deleteQuoteDraft(tx, id);
    await recordChange(tx, {
      actorId: userId,
      action: 'quote.delete',
      subject: 'quote',
      subjectId: id,
      label: `Quote ${quoteNumber(row.number)}`,
      before: null,
      after: null,
      at: clock.now(),
    });
  });
}
