import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface KeyPair {
  /** key id used in statements: a short hash of the public key */
  id: string;
  /** SPKI in DER, base64: embedded in programs */
  publicKey: string;
  /** PKCS #8 in DER, base64: never leaves the server unencrypted */
  privateKey: string;
}

/** A new Ed25519 pair. */
export function generateKeyPair(): KeyPair {
  const pair = generateKeyPairSync('ed25519');
  const spki = pair.publicKey.export({ type: 'spki', format: 'der' });
  return {
    id: createHash('sha256').update(spki).digest('base64url').slice(0, 10),
    publicKey: spki.toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** The private key as a `KeyObject`. @throws for an invalid key */
export const readPrivateKey = (key: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });

/** `payload.signature`, both base64url; the signature is over the characters of the first part. */
export function signStatement(key: KeyObject, claims: object): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}
