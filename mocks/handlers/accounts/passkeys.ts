import type { Passkey } from '../../../contract/generated/model.ts';
import { FILL_IN_ALL } from '../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { MAX_PASSKEYS } from '../../../contract/rules/session-verification.ts';
import { isName } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { createChallenge, verifyChallenge } from '../../store/passkeys.ts';
import { isFactorRequired, notifyOwner } from '../../store/second-factor.ts';
import { hasSignInMethod } from '../../store/sign-in-providers.ts';
import type { StoredPasskey } from '../../store/sign-in-state.ts';

type Operations = 'listPasskeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

const toPasskey = ({ id, name, synced, created_at, last_used_at }: StoredPasskey): Passkey => ({
  id,
  name,
  synced,
  created_at,
  last_used_at,
});

export const createPasskeysHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const listOwn = (userId: string) => db.state.passkeys.filter((passkey) => passkey.userId === userId);
  const find = (userId: string, id: string) => listOwn(userId).find((passkey) => passkey.id === id);
  const isFull = (userId: string) => listOwn(userId).length >= MAX_PASSKEYS;
  const tooManyPasskeys = () => conflict(REFUSALS.passkeysFull(MAX_PASSKEYS));
  const nameProblem = (name: string) => {
    if (name.trim() === '') return FILL_IN_ALL;
    return isName(name.trim()) ? undefined : REFUSALS.passkeyLines;
  };
  return {
    listPasskeys: ({ user }) => ({
      status: 200,
      body: { items: listOwn(user.id).map(toPasskey), required: isFactorRequired(db, user) },
    }),

    beginPasskey: ({ user }) => {
      if (isFull(user.id)) return tooManyPasskeys();
      const { challenge, rp_id } = createChallenge(db, user.id);
      return {
        status: 200,
        body: {
          challenge,
          rp_id,
          rp_name: db.state.site.name,
          user_id: btoa(user.id).replaceAll('=', ''),
          user_name: user.email,
          display_name: user.name,
          known: listOwn(user.id).map(({ credentialId }) => credentialId),
        },
      };
    },

    addPasskey: ({ user, body }) => {
      const problem = nameProblem(body.name);
      if (problem) return invalidField('name', problem);
      if (!verifyChallenge(db, body.client_data, 'webauthn.create', user.id)) {
        return invalidField('attestation', REFUSALS.passkeyNotMade);
      }
      if (isFull(user.id)) return tooManyPasskeys();
      if (db.state.passkeys.some(({ credentialId }) => credentialId === body.id)) {
        return conflict(REFUSALS.passkeyKnown);
      }
      const passkey: StoredPasskey = {
        id: crypto.randomUUID(),
        userId: user.id,
        credentialId: body.id,
        counter: 0,
        name: body.name.trim(),
        synced: false,
        created_at: new Date().toISOString(),
        last_used_at: null,
      };
      db.state.passkeys.unshift(passkey);
      notifyOwner(db, user.id, 'A passkey was added to your account');
      return { status: 201, body: toPasskey(passkey) };
    },

    renamePasskey: ({ user, params, body }) => {
      const problem = nameProblem(body.name);
      if (problem) return invalidField('name', problem);
      const passkey = find(user.id, params.id);
      if (!passkey) return notFound(REFUSALS.passkeyGone);
      passkey.name = body.name.trim();
      return { status: 200, body: toPasskey(passkey) };
    },

    removePasskey: ({ user, params }) => {
      const passkey = find(user.id, params.id);
      if (!passkey) return notFound(REFUSALS.passkeyGone);
      const isLast = listOwn(user.id).length === 1 && !db.state.factors[user.id]?.enabledAt;
      if (isLast && isFactorRequired(db, user)) return conflict(REFUSALS.lastFactor);
      const all = db.state.passkeys;
      db.state.passkeys = all.filter((candidate) => candidate !== passkey);
      if (!hasSignInMethod(db, user.id)) {
        db.state.passkeys = all;
        return conflict(REFUSALS.lastSignInMethod);
      }
      notifyOwner(db, user.id, 'A passkey was removed from your account');
      return { status: 204 };
    },
  };
};
