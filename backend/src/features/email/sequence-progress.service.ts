import type { SequenceKind } from '../../../../contract/generated/model.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { endRuns, queueDueSteps, startRuns } from './sequence-runs.repository.ts';
import { addToFigures, listSequences, lockSequence } from './sequences.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long an event is found after it happened, for example after a weekend without a server. */
const CATCH_UP_MS = 3 * DAY_MS;

/** @returns how many emails are due */
async function advanceSequence({ db, clock }: Pick<Deps, 'db' | 'clock'>, kind: SequenceKind): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const sequence = await lockSequence(tx, kind);
    if (sequence.enabled_since === null) return 0;
    const reached = await endRuns(tx, sequence, now);
    const since = new Date(Math.max(sequence.enabled_since.getTime(), now.getTime() - CATCH_UP_MS));
    const entered = await startRuns(tx, kind, { since, now });
    await addToFigures(tx, kind, { entered, reached });
    return queueDueSteps(tx, kind, now);
  });
}

/**
 * Ends, enters and continues the runs of all sequences that are on, and wakes the sender of newsletters for the emails
 * that are due. The lock of a sequence makes concurrent servers take turns, and a run advances in the transaction that
 * queues its email.
 */
export async function advanceSequences(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  let due = 0;
  for (const { kind, enabled_since } of await listSequences(deps.db))
    if (enabled_since !== null) due += await advanceSequence(deps, kind);
  if (due > 0) await deps.jobs.add('newsletters.send', {}, { key: 'newsletters.send' });
}
