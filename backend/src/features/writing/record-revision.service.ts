import type { Transaction } from 'kysely';
import { findRevisionChanges, hasSameText, type RevisionState } from '../../../../contract/rules/revisions.ts';
import type { Database } from '../../db/schema.ts';
import { type DocumentRef, findLatestState, insertRevision } from './revisions.repository.ts';

interface SavedState {
  state: RevisionState;
  at: Date;
}

/**
 * Stores a revision in the transaction of the save. The previous state is stored too if it is missing: content older
 * than the history, or saved by an earlier release.
 * @param before null for a new item
 */
export async function recordRevision(
  tx: Transaction<Database>,
  document: DocumentRef,
  before: SavedState | null,
  after: SavedState & { authorId: string },
): Promise<void> {
  if (before) {
    const newest = await findLatestState(tx, document);
    if (!newest || !hasSameText(newest, before.state)) {
      const changed = newest ? findRevisionChanges(newest, before.state).map(({ field }) => field) : [];
      await insertRevision(tx, document, { ...before, changed, authorId: null });
    }
  }
  const changed = before ? findRevisionChanges(before.state, after.state).map(({ field }) => field) : [];
  if (!before || changed.length > 0) await insertRevision(tx, document, { ...after, changed });
}
