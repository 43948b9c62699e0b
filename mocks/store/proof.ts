import { PROOF_MS } from '../../backend/shared/proof.ts';
import type { Proof } from '../generated/model.ts';
import type { MockDb } from './db.ts';

const provenUntil = ({ state }: MockDb, token: string): number => {
  const session = state.sessions[token];
  return session ? Date.parse(session.provenAt ?? session.created_at) + PROOF_MS : 0;
};

/** Whether the user of a session has signed in or authenticated again within the last minutes. */
export const isProven = (db: MockDb, token: string): boolean => provenUntil(db, token) > Date.now();

export const proofOf = (db: MockDb, userId: string, token: string): Proof => {
  const { factors, passkeys } = db.state;
  const hasPasskey = passkeys.some((passkey) => passkey.userId === userId);
  return {
    methods: [factors[userId]?.enabledAt ? 'code' : 'password', ...(hasPasskey ? (['passkey'] as const) : [])],
    proven_until: new Date(provenUntil(db, token)).toISOString(),
  };
};
