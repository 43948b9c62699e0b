import type { QuoteSealCheck, QuoteSealClaims } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import { getSigningPair, signStatement } from './licences.ts';

const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const fromBase64url = (text: string) => toBytes(text.replaceAll('-', '+').replaceAll('_', '/'));
const encode = (text: string) => new TextEncoder().encode(text);

export const hashOf = async (file: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', file)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The hash of a file and the statement about it. */
export const sealFile = async (
  db: MockDb,
  file: Uint8Array<ArrayBuffer>,
  claims: Omit<QuoteSealClaims, 'type' | 'sha256' | 'key'>,
): Promise<{ sha256: string; seal: string }> => {
  const sha256 = await hashOf(file);
  const toClaims = (key: string): QuoteSealClaims => ({ type: 'quote-acceptance', ...claims, sha256, key });
  return { sha256, seal: await signStatement(db, toClaims) };
};

const isBase64url = (text: string): boolean => /^[\w-]+$/.test(text);

/** Whether the mock's key has signed a seal, for a file with this hash. */
export const checkSeal = async (db: MockDb, seal: string, sha256: string): Promise<QuoteSealCheck> => {
  const { pair } = await getSigningPair(db);
  const [payload = '', signature = ''] = seal.trim().split('.');
  const isSigned =
    isBase64url(payload) &&
    isBase64url(signature) &&
    (await crypto.subtle.verify('Ed25519', pair.publicKey, fromBase64url(signature), encode(payload)));
  if (!isSigned) return { signed: false, matches: false, claims: null };
  const claims = JSON.parse(new TextDecoder().decode(fromBase64url(payload)));
  if (claims.type !== 'quote-acceptance') return { signed: false, matches: false, claims: null };
  return { signed: true, matches: claims.sha256 === sha256, claims };
};
