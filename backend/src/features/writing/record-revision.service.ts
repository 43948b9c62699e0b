import type { Transaction } from 'kysely';
import { type RevisionState, revisionChanges, sameWords } from '../../../shared/revisions.ts';
import type { Database } from '../../db/schema.ts';
import { findNewestState, insertRevision, type Written } from './revisions.repository.ts';

interface Saved {
  state: RevisionState;
  at: Date;
}

/**
 * Stores a revision in the transaction of the save. The previous state is stored too if it is missing: content older
 * than the history, or saved by an earlier release.
 * @param before null for a new item
 */
export async function keepRevision(
  tx: Transaction<Database>,
  of: Written,
  before: Saved | null,
  after: Saved & { authorId: string },
): Promise<void> {
  if (before) {
    const newest = await findNewestState(tx, of);
    if (!newest || !sameWords(newest, before.state)) {
      const changed = newest ? revisionChanges(newest, before.state).map(({ field }) => field) : [];
      await insertRevision(tx, of, { ...before, changed, authorId: null });
    }
  }
  const changed = before ? revisionChanges(before.state, after.state).map(({ field }) => field) : [];
  if (!before || changed.length > 0) await insertRevision(tx, of, { ...after, changed });
}
