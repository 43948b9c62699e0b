import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { forbidden, invalidLogin, suspended } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { checkPasskey, createChallenge } from '../../store/passkeys.ts';

/** Signing in with a passkey instead of a password. */
export const createPasskeySignInHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'beginPasskeySignIn' | 'signInWithPasskey'> => ({
  beginPasskeySignIn: () => ({ status: 200, body: createChallenge(db, null) }),

  signInWithPasskey: ({ body }) => {
    const passkey = checkPasskey(db, body.passkey);
    const account = passkey && db.member(passkey.userId);
    if (!account) return invalidLogin(REFUSALS.wrongPasskey);
    const { role, status, id } = account.user;
    if (body.area === 'admin' && (role !== 'super_admin' || status !== 'active')) return forbidden();
    if (status !== 'active') return suspended();
    db.claimVisitorData(id);
    return { status: 200, body: { token: db.openSession(id), user: account.user } };
  },
});
