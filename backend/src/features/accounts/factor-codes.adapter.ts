import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { isAppCode, toPlainCode } from '../../../../contract/rules/factor-codes.ts';

const PERIOD_MS = 30_000;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 15;

/** The parameters that every authenticator app supports (RFC 6238: SHA-1, six digits, 30 seconds). */
const appOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

const inGroups = (text: string) => text.match(/.{4}/g)?.join('-') ?? text;

/** 160 random bits in base32, as RFC 4226 recommends. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The data for the app: the URI, and its QR code as an SVG without styles or scripts. */
export function createEnrolment(secret: string, issuer: string, label: string): { uri: string; qr: string } {
  const uri = appOf(secret, issuer, label).toString();
  return { uri, qr: renderSVG(uri, { border: 2 }) };
}

/**
 * The period (30 seconds each since 1970) of this code, the current one or a neighbour, because phone clocks differ;
 * null for a wrong code.
 */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  // The library throws for other lengths or scripts.
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token: toPlainCode(code), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta;
}

/** Ten codes of 120 random bits each; NIST requires 112 when stored with a fast hash. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { buffer } = new Uint8Array(randomBytes(RECOVERY_BYTES));
    return inGroups(new Secret({ buffer }).base32.toLowerCase());
  });

/** The stored hash of a recovery code, which is too random to need a slow hash. */
export const hashRecoveryCode = (code: string): string => createHash('sha256').update(toPlainCode(code)).digest('hex');
