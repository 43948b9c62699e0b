import type { OwnSession } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { endOtherSessions, endSession } from './end-sessions.service.ts';
import { listOwnSessions, type OwnSessionRow } from './own-sessions.repository.ts';
import { readProof, verifySession } from './proof.service.ts';

const toOwnSession = (row: OwnSessionRow, currentId: string | null): OwnSession => ({
  id: row.id,
  device: row.device,
  network: row.network,
  current: row.id === currentId,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
});

/**
 * Lists a user's sessions and verifies them again. Every server rejects an ended session at its next call, because none
 * is cached.
 * @param secret the server's, from which the key of the app secrets is derived
 */
export function createSessionsHandlers(
  deps: Deps,
  secret: string,
): FeatureHandlers<'listSessions' | 'endSession' | 'endOtherSessions' | 'getProof' | 'proveSession'> {
  const { db, clock } = deps;
  return {
    listSessions: async ({ user, query, call }) => {
      const { page = 1, limit = 12 } = query;
      const result = await listOwnSessions(db, user.id, { limit, offset: (page - 1) * limit }, clock.now());
      const items = result.rows.map((row) => toOwnSession(row, call.sessionId));
      return { status: 200, body: { items, total: result.total, page, limit } };
    },

    endSession: async ({ user, params }) => {
      await endSession(deps, user.id, params.id);
      return { status: 204 };
    },

    endOtherSessions: async ({ user, call }) => {
      await endOtherSessions(deps, user.id, call);
      return { status: 204 };
    },

    getProof: async ({ user, call }) => ({ status: 200, body: await readProof(deps, user.id, call.provenUntil) }),

    proveSession: async ({ user, body, call }) => ({
      status: 200,
      body: await verifySession(deps, secret, user.id, body, call),
    }),
  };
}
