import type { Proof } from '../../contract/generated/model.ts';
import { VERIFICATION_TTL_MS } from '../../contract/rules/session-verification.ts';
import type { MockDb } from './db.ts';

const verifiedUntil = ({ state }: MockDb, token: string): number => {
  const session = state.sessions[token];
  return session ? Date.parse(session.provenAt ?? session.created_at) + VERIFICATION_TTL_MS : 0;
};

/** Whether the user of a session has signed in or authenticated again within the last minutes. */
export const isVerified = (db: MockDb, token: string): boolean => verifiedUntil(db, token) > Date.now();

export const toProof = (db: MockDb, userId: string, token: string): Proof => {
  const { factors, passkeys } = db.state;
  const hasPasskey = passkeys.some((passkey) => passkey.userId === userId);
  const byPassword = db.member(userId)?.password === '' ? [] : (['password'] as const);
  return {
    methods: [
      ...(factors[userId]?.enabledAt ? (['code'] as const) : byPassword),
      ...(hasPasskey ? (['passkey'] as const) : []),
    ],
    proven_until: new Date(verifiedUntil(db, token)).toISOString(),
  };
};
