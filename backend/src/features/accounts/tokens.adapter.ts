import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ALGORITHM, AUDIENCE, ISSUER } from '../../http/protection/passport.ts';
import type { NewSession } from './sessions.repository.ts';

/** Signs the bearer token that identifies a session; it contains neither role nor rights. */
export function signSession(secret: string, userId: string, session: NewSession): string {
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
