import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ALGORITHM, AUDIENCE, ISSUER } from '../../http/protection/passport.ts';
import type { OpenedSession } from './sessions.repository.ts';

/** Signs the bearer token that points to a session; it says nothing about role or rights. */
export function signSession(secret: string, userId: string, session: OpenedSession): string {
  return jwt.sign(
    {
      sub: userId,
      sid: session.id,
      iss: ISSUER,
      aud: AUDIENCE,
      iat: Math.floor(session.createdAt.getTime() / 1000),
      exp: Math.floor(session.expiresAt.getTime() / 1000),
    },
    createSecretKey(Buffer.from(secret)),
    { algorithm: ALGORITHM },
  );
}

/** A secret for a link: 32 random bytes, safe in an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a link's secret. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
