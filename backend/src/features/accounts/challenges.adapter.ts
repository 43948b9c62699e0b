import { createHash, createSecretKey, hkdfSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as z from 'zod';
import type { SignInChallenge } from '../../../../contract/generated/model.ts';
import { ALGORITHM, ISSUER } from '../../http/protection/passport.ts';
import type { UserRow } from './users.repository.ts';

const AUDIENCE = 'second-step';
const CHALLENGE_TTL_MS = 5 * 60_000;

const claimsSchema = z.object({
  sub: z.guid(),
  area: z.enum(['customer', 'admin']),
  password: z.string(),
  exp: z.number().int(),
});

export type Challenge = z.infer<typeof claimsSchema>;

// A separate key, so that a challenge is never accepted as a session, whatever else is checked.
const deriveKey = (secret: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'second step of signing in', 32)));

/** Identifies the checked password without revealing it; a new password invalidates the challenge. */
export const passwordFingerprint = ({ password_hash }: Pick<UserRow, 'password_hash'>): string =>
  createHash('sha256').update(password_hash).digest('base64url').slice(0, 22);

/** Proves that the holder knows the password of an account; grants nothing without a code. */
export function signChallenge(
  secret: string,
  user: UserRow,
  { area, methods }: Pick<Challenge, 'area'> & Pick<SignInChallenge, 'methods'>,
  now: Date,
): SignInChallenge {
  const exp = Math.floor((now.getTime() + CHALLENGE_TTL_MS) / 1000);
  const claims = { sub: user.id, area, password: passwordFingerprint(user), iss: ISSUER, aud: AUDIENCE, exp };
  const challenge = jwt.sign(claims, deriveKey(secret), { algorithm: ALGORITHM, noTimestamp: true });
  return { challenge, expires_at: new Date(exp * 1000).toISOString(), methods };
}

/** The content of a challenge; null when it is expired or invalid. */
export function readChallenge(secret: string, challenge: string, now: Date): Challenge | null {
  try {
    const clockTimestamp = Math.floor(now.getTime() / 1000);
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, clockTimestamp } as const;
    return claimsSchema.parse(jwt.verify(challenge, deriveKey(secret), { ...options, algorithms: [ALGORITHM] }));
  } catch {
    return null;
  }
}
