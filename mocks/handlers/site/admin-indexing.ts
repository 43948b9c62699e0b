import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';

const KEY = '5f0c'.repeat(16);

export const createAdminIndexingHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminGetIndexing' | 'adminUpdateIndexing'> => ({
  adminGetIndexing: () => ({ status: 200, body: db.state.indexing }),

  adminUpdateIndexing: ({ user, body: { enabled } }) => {
    const before = db.state.indexing;
    if (enabled && !before.reachable) return conflict(REFUSALS.indexingUnreachable);
    const changes = changedFields({ searchEngines: before.enabled }, { searchEngines: enabled });
    if (changes) {
      const keyUrl = enabled ? `${before.site_url}/${KEY}.txt` : null;
      db.state.indexing = { ...before, enabled, key_url: keyUrl, waiting: 0, last: null };
      const entry = { action: 'settings.update', subject: 'settings', subjectId: null, label: 'Search engines' };
      recordChange(db, { actorId: user.id, ...entry, ...changes });
    }
    return { status: 200, body: db.state.indexing };
  },
});
