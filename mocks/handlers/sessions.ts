import { FILL_IN } from '../../backend/shared/field-sentences.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import { invalidField, notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { checkPasskey } from '../store/passkeys.ts';
import { proofOf } from '../store/proof.ts';
import { spendCode } from '../store/second-factor.ts';
import { toPage } from './kit/page.ts';

type Operations = 'listSessions' | 'endSession' | 'endOtherSessions' | 'getProof' | 'proveSession';

export const createSessionsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listSessions: ({ user, query, call }) => {
    const own = Object.entries(db.state.sessions)
      .filter(([, { userId }]) => userId === user.id)
      .map(([token, { userId: _owner, provenAt: _at, ...session }]) => ({ ...session, current: token === call.token }))
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

  getProof: ({ user, call }) => ({ status: 200, body: proofOf(db, user.id, call.token ?? '') }),

  proveSession: ({ user, body, call }) => {
    const { password, code, passkey } = body;
    if (Object.keys(body).length !== 1) return invalidField('password', FILL_IN);
    if (password !== undefined && db.member(user.id)?.password !== password) {
      return invalidField('password', REFUSALS.wrongCurrentPassword);
    }
    if (code !== undefined) {
      if (!db.state.factors[user.id]?.enabledAt) return invalidField('code', REFUSALS.factorIsOff);
      if (!spendCode(db, user.id, code)) return invalidField('code', REFUSALS.wrongFactorCode);
    }
    if (passkey && checkPasskey(db, passkey)?.userId !== user.id) return invalidField('passkey', REFUSALS.wrongPasskey);
    const session = db.state.sessions[call.token ?? ''];
    if (session) session.provenAt = new Date().toISOString();
    return { status: 200, body: proofOf(db, user.id, call.token ?? '') };
  },
});
