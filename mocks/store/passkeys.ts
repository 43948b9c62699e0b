import type { PasskeyAnswer } from '../../contract/generated/model.ts';
import { PASSKEY_CHALLENGE_TTL_MS } from '../../contract/rules/session-verification.ts';
import type { MockDb } from './db.ts';
import { notifyOwner } from './second-factor.ts';
import type { StoredPasskey } from './sign-in-state.ts';

/** The offsets of flags and counter in the authenticator data. */
const FLAGS_OFFSET = 32;
const COUNT_OFFSET = 33;
const VERIFIED = 0x04;

const decodeBase64Url = (base64url: string): Uint8Array => {
  try {
    const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};

type ClientData = { type?: unknown; challenge?: unknown };

const parseClientData = (base64url: string): ClientData => {
  try {
    return JSON.parse(new TextDecoder().decode(decodeBase64Url(base64url))) as ClientData;
  } catch {
    return {};
  }
};

export const createChallenge = (db: MockDb, userId: string | null) => {
  const challenge = btoa(crypto.randomUUID()).replaceAll('=', '');
  const expiresAt = Date.now() + PASSKEY_CHALLENGE_TTL_MS;
  db.state.passkeyChallenges[challenge] = { userId, expiresAt };
  const host = globalThis.location?.hostname || 'localhost';
  return { challenge, rp_id: host, expires_at: new Date(expiresAt).toISOString() };
};

/** Consumes the challenge that a device has signed; false when it was not issued for this purpose. */
export const verifyChallenge = (db: MockDb, clientData: string, type: string, userId: string | null): boolean => {
  const clientDataFields = parseClientData(clientData);
  if (typeof clientDataFields.challenge !== 'string') return false;
  const stored = db.state.passkeyChallenges[clientDataFields.challenge];
  delete db.state.passkeyChallenges[clientDataFields.challenge];
  return (
    stored !== undefined && clientDataFields.type === type && stored.userId === userId && stored.expiresAt > Date.now()
  );
};

/**
 * The user whose passkey has answered. Everything except the signature is verified: challenge, passkey, user
 * verification and counter, so that a real authenticator, a simulated one (Chromium's WebAuthn tab) and a test get the
 * same answers as from the server.
 */
export const checkPasskey = (db: MockDb, answer: PasskeyAnswer): StoredPasskey | undefined => {
  if (!verifyChallenge(db, answer.client_data, 'webauthn.get', null)) return;
  const passkey = db.state.passkeys.find(({ credentialId }) => credentialId === answer.id);
  const data = decodeBase64Url(answer.authenticator_data);
  if (!passkey || data.length < COUNT_OFFSET + 4 || ((data[FLAGS_OFFSET] ?? 0) & VERIFIED) === 0) return;
  const count = new DataView(data.buffer).getUint32(COUNT_OFFSET);
  if (count <= passkey.counter && !(count === 0 && passkey.counter === 0)) {
    notifyOwner(db, passkey.userId, 'A sign-in with a passkey was blocked');
    return;
  }
  passkey.counter = count;
  passkey.last_used_at = new Date().toISOString();
  return passkey;
};
