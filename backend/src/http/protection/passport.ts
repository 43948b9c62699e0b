import { createSecretKey } from 'node:crypto';
import type { Request, Response } from 'express';
import passport from 'passport';
import { ExtractJwt, Strategy, type VerifiedCallback } from 'passport-jwt';
import * as z from 'zod';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError } from '../../lib/errors.ts';
import type { SessionUser } from '../contract/operation.ts';

export const ISSUER = 'studio';
export const AUDIENCE = 'studio-api';
export const ALGORITHM = 'HS256';

export interface ActiveSession {
  user: SessionUser;
  sessionId: string;
  /** Until when it may perform actions that need recent verification, and whether that is still valid. */
  provenUntil: Date;
  isProven: boolean;
}

/** Finds a session that is neither revoked nor expired, with its user; null otherwise. */
export type FindSession = (sessionId: string, userId: string) => Promise<ActiveSession | null>;

/** @throws AppError 401 without a valid session; database errors are passed on */
export type Authenticate = (request: Request, response: Response) => Promise<ActiveSession>;

const CLOCK_TOLERANCE = 30;
/** Maximum number of cached verified tokens; more than the users active within minutes. */
const MAX_CACHED_TOKENS = 5_000;

/** Roles are deliberately not among the claims: a user's rights are read from the database each time. */
const claimsSchema = z.object({
  sub: z.guid(),
  sid: z.guid(),
  iat: z.number().int(),
  exp: z.number().int(),
});

type Claims = z.infer<typeof claimsSchema>;

function unauthorized(tokenSent: boolean): AppError {
  return new AppError(401, 'unauthorized', REFUSALS.signIn, {
    headers: { 'WWW-Authenticate': `Bearer realm="studio"${tokenSent ? ', error="invalid_token"' : ''}` },
  });
}

/** RFC 7515 4.1.11: a token with an unknown critical extension is invalid; the library ignores it. */
function hasCriticalHeader(header: string | undefined): boolean {
  const [, head = ''] = /^Bearer ([\w-]+)\./i.exec(header ?? '') ?? [];
  try {
    return Object.hasOwn(JSON.parse(Buffer.from(head, 'base64url').toString()), 'crit');
  } catch {
    return false;
  }
}

/**
 * Verifies the bearer token and then its session. A valid signature stays valid, so it is verified once per token;
 * expiry and session are checked on every call.
 */
export function createAuthenticate(secret: string, findSession: FindSession): Authenticate {
  const verifiedTokens = new Map<string, Claims>();
  const cacheClaims = (header: string | undefined, claims: Claims) => {
    const [oldest] = verifiedTokens.keys();
    if (verifiedTokens.size >= MAX_CACHED_TOKENS && oldest !== undefined) verifiedTokens.delete(oldest);
    if (header !== undefined) verifiedTokens.set(header, claims);
  };
  const instance = new passport.Passport();
  instance.use(
    new Strategy(
      {
        // A KeyObject halves the cost: given a string, the library first tries to read it as a public key.
        secretOrKey: createSecretKey(Buffer.from(secret)) as unknown as Buffer,
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE },
        passReqToCallback: true,
      },
      (request: Request, payload: unknown, done: VerifiedCallback) => {
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success || claims.data.iat > Date.now() / 1000 + CLOCK_TOLERANCE) {
          done(null, false);
          return;
        }
        cacheClaims(request.headers.authorization, claims.data);
        // Not an async callback: passport would neither await it nor see its rejection.
        findSession(claims.data.sid, claims.data.sub).then((session) => done(null, session ?? false), done);
      },
    ),
  );

  const fromToken: Authenticate = (request, response) =>
    new Promise((resolve, reject) => {
      const finish = (error: unknown, session?: ActiveSession | false | null) => {
        if (error) reject(error);
        else if (session) resolve(session);
        else reject(unauthorized(request.headers.authorization !== undefined));
      };
      if (hasCriticalHeader(request.headers.authorization)) {
        finish(null, false);
        return;
      }
      try {
        instance.authenticate('jwt', { session: false }, finish)(request, response, reject);
      } catch {
        // The library does not handle a token with a payload other than an object, such as null.
        finish(null, false);
      }
    });

  return async (request, response) => {
    const claims = verifiedTokens.get(request.headers.authorization ?? '');
    if (!claims || Date.now() / 1000 >= claims.exp + CLOCK_TOLERANCE) return fromToken(request, response);
    const session = await findSession(claims.sid, claims.sub);
    if (!session) throw unauthorized(true);
    return session;
  };
}
