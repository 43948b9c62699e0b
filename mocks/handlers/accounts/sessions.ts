import { FILL_IN_ALL } from '../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { checkPasskey } from '../../store/passkeys.ts';
import { isPassword } from '../../store/passwords.ts';
import { consumeCode } from '../../store/second-factor.ts';
import { toProof } from '../../store/session-verification.ts';
import { toPage } from '../kit/page.ts';

type Operations = 'listSessions' | 'endSession' | 'endOtherSessions' | 'getProof' | 'proveSession';

/** With an authenticator app a password alone is not enough. */
const checkPassword = (db: MockDb, userId: string, password: string) => {
  if (db.state.factors[userId]?.enabledAt) return invalidField('password', REFUSALS.proveByFactor);
  const isCorrect = isPassword(db.member(userId)?.password, password);
  return isCorrect ? undefined : invalidField('password', REFUSALS.wrongCurrentPassword);
};

const checkCode = (db: MockDb, userId: string, code: string) => {
  if (!db.state.factors[userId]?.enabledAt) return invalidField('code', REFUSALS.factorIsOff);
  return consumeCode(db, userId, code) ? undefined : invalidField('code', REFUSALS.wrongFactorCode);
};

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

  getProof: ({ user, call }) => ({ status: 200, body: toProof(db, user.id, call.token ?? '') }),

  proveSession: ({ user, body, call }) => {
    const { password, code, passkey } = body;
    if (Object.keys(body).length !== 1) return invalidField('password', FILL_IN_ALL);
    const refusal =
      (password === undefined ? undefined : checkPassword(db, user.id, password)) ??
      (code === undefined ? undefined : checkCode(db, user.id, code));
    if (refusal) return refusal;
    if (passkey && checkPasskey(db, passkey)?.userId !== user.id) return invalidField('passkey', REFUSALS.wrongPasskey);
    const session = db.state.sessions[call.token ?? ''];
    if (session) session.provenAt = new Date().toISOString();
    return { status: 200, body: toProof(db, user.id, call.token ?? '') };
  },
});
