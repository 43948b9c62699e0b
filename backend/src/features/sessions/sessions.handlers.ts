import type { OwnSession } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { endOne, endOthers } from './end-sessions.service.ts';
import { findOwnSessions, type OwnSessionRow } from './own-sessions.repository.ts';

const toOwnSession = (row: OwnSessionRow, currentId: string | null): OwnSession => ({
  id: row.id,
  device: row.device,
  network: row.network,
  current: row.id === currentId,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
});

/** Where a person is signed in. An ended session is refused by every server at its next call: none remembers one. */
export function createSessionsHandlers(
  deps: Deps,
): FeatureHandlers<'listSessions' | 'endSession' | 'endOtherSessions'> {
  const { db, clock } = deps;
  return {
    listSessions: async ({ user, query, call }) => {
      const { page = 1, limit = 12 } = query;
      const found = await findOwnSessions(db, user.id, { limit, offset: (page - 1) * limit }, clock.now());
      const items = found.rows.map((row) => toOwnSession(row, call.sessionId));
      return { status: 200, body: { items, total: found.total, page, limit } };
    },

    endSession: async ({ user, params }) => {
      await endOne(deps, user.id, params.id);
      return { status: 204 };
    },

    endOtherSessions: async ({ user, call }) => {
      await endOthers(deps, user.id, call);
      return { status: 204 };
    },
  };
}
