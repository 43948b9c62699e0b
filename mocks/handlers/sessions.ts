import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { toPage } from './kit/page.ts';

type Operations = 'listSessions' | 'endSession' | 'endOtherSessions';

export const createSessionsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listSessions: ({ user, query, call }) => {
    const own = Object.entries(db.state.sessions)
      .filter(([, { userId }]) => userId === user.id)
      .map(([token, { userId: _owner, ...session }]) => ({ ...session, current: token === call.token }))
      .sort((a, b) => b.last_seen_at.localeCompare(a.last_seen_at));
    return { status: 200, body: toPage(own, query.page, query.limit) };
  },

  endSession: ({ user, params }) => {
    const own = Object.entries(db.state.sessions).find(([, { id, userId }]) => id === params.id && userId === user.id);
    if (!own) return notFound();
    delete db.state.sessions[own[0]];
    delete db.state.factors[user.id]?.trusted; // all sessions of the mocks are of this browser
    return { status: 204 };
  },

  endOtherSessions: ({ user, call }) => {
    db.endSessions(user.id, call.token);
    return { status: 204 };
  },
});
