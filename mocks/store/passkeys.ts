import { PASSKEY_CHALLENGE_MS } from '../../backend/shared/proof.ts';
import type { PasskeyAnswer } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { tellOwner } from './second-factor.ts';
import type { StoredPasskey } from './sign-in-state.ts';

/** The offsets of flags and counter in the authenticator data. */
const FLAGS_AT = 32;
const COUNT_AT = 33;
const VERIFIED = 0x04;

const bytesOf = (base64url: string): Uint8Array => {
  try {
    const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

type ClientData = { type?: unknown; challenge?: unknown };

const clientDataOf = (base64url: string): ClientData => {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(base64url))) as ClientData;
  } catch {
    return {};
  }
};

export const openChallenge = (db: MockDb, userId: string | null) => {
  const challenge = btoa(crypto.randomUUID()).replaceAll('=', '');
  const expiresAt = Date.now() + PASSKEY_CHALLENGE_MS;
  db.state.passkeyChallenges[challenge] = { userId, expiresAt };
  const host = globalThis.location?.hostname || 'localhost';
  return { challenge, rp_id: host, expires_at: new Date(expiresAt).toISOString() };
};

/** Consumes the challenge that a device has signed; false when it was not issued for this purpose. */
export const takeChallenge = (db: MockDb, clientData: string, type: string, userId: string | null): boolean => {
  const said = clientDataOf(clientData);
  if (typeof said.challenge !== 'string') return false;
  const open = db.state.passkeyChallenges[said.challenge];
  delete db.state.passkeyChallenges[said.challenge];
  return open !== undefined && said.type === type && open.userId === userId && open.expiresAt > Date.now();
};

/**
 * The user whose passkey has answered. Everything except the signature is verified: challenge, passkey, user
 * verification and counter, so that a real authenticator, a simulated one (Chromium's WebAuthn tab) and a test get the
 * same answers as from the server.
 */
export const checkPasskey = (db: MockDb, answer: PasskeyAnswer): StoredPasskey | undefined => {
  if (!takeChallenge(db, answer.client_data, 'webauthn.get', null)) return;
  const passkey = db.state.passkeys.find(({ credentialId }) => credentialId === answer.id);
  const data = bytesOf(answer.authenticator_data);
  if (!passkey || data.length < COUNT_AT + 4 || ((data[FLAGS_AT] ?? 0) & VERIFIED) === 0) return;
  const count = new DataView(data.buffer).getUint32(COUNT_AT);
  if (count <= passkey.counter && !(count === 0 && passkey.counter === 0)) {
    tellOwner(db, passkey.userId, 'A sign-in with a passkey was blocked');
    return;
  }
  passkey.counter = count;
  passkey.last_used_at = new Date().toISOString();
  return passkey;
};
