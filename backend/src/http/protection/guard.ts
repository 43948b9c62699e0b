import type { Request, RequestHandler, Response } from 'express';
import { type OperationMeta, operations } from '../../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../../contract/rules/admin-rights.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError, insufficientRights, notFound, verificationRequired } from '../../lib/errors.ts';
import { matchRoute } from '../contract/routes.ts';
import { setState } from '../request-state.ts';
import type { GeneralLimiter } from './general-limiter.ts';
import type { MaintenanceGuard } from './maintenance-guard.ts';
import type { ActiveSession, Authenticate } from './passport.ts';
import type { SignedCookie } from './signed-cookie.ts';
import type { Visitors } from './visitor.ts';

interface GuardDeps {
  authenticate: Authenticate;
  limiter: GeneralLimiter;
  visitors: Visitors;
  devices: SignedCookie;
  maintenance: MaintenanceGuard;
  /** whether calls that need recent verification only in production need it everywhere */
  freshProofEverywhere: boolean;
}

/**
 * Checks in this order: unknown path 404, wrong method 405, too many requests 429, no session 401, wrong role 403,
 * missing authenticator app or right of an administrator 403, session not recently verified 403, maintenance 503. The
 * body is read only afterwards, so that unauthenticated callers cannot make the server parse one.
 */
export function apiGuard(deps: GuardDeps): RequestHandler {
  const { limiter, visitors, devices, maintenance } = deps;
  return async (request, response, next) => {
    const match = matchRoute(request.path.slice('/api'.length));
    if (!match) throw notFound();
    const head = request.method === 'HEAD';
    const operation = match.operations.get(head ? 'GET' : request.method);
    if (request.method === 'OPTIONS') {
      response.set('Allow', match.allow).status(204).end();
      return;
    }
    if (!operation) {
      throw new AppError(405, 'method_not_allowed', 'This method is not available here', {
        headers: { Allow: match.allow },
      });
    }
    limiter.check(request, response);
    const meta = operations[operation];
    const session = await authorise(deps, meta, request, response);
    await maintenance.check(request, response, meta, session);
    // Browsers send the visitor's cookie automatically, so it only counts for requests from this site's pages.
    const isOwnPage = meta.method === 'get' || visitors.isOwnPage(request.headers);
    if (!isOwnPage && !session && meta.access === 'optional') {
      throw new AppError(403, 'forbidden', 'This is only possible on the site itself');
    }
    if (match.params === null) throw notFound();
    setState(request, {
      operation,
      params: match.params,
      user: session?.user,
      right: findGrantingRight(session?.user.rights ?? [], meta.rights),
      ...toSessionState(session),
      visitorId: isOwnPage ? visitors.read(request.headers.cookie) : null,
      deviceId: isOwnPage ? devices.read(request.headers.cookie) : null,
      head,
    });
    next();
  };
}

/** What a call may know of its session. */
const toSessionState = (session: ActiveSession | null) =>
  session
    ? { sessionId: session.sessionId, provenUntil: session.provenUntil, isProven: session.isProven }
    : { sessionId: null, provenUntil: null, isProven: false };

/** The caller's session, or null where none is needed. @throws AppError 401, 403 */
async function authorise(
  { authenticate, freshProofEverywhere }: GuardDeps,
  meta: OperationMeta,
  request: Request,
  response: Response,
): Promise<ActiveSession | null> {
  // Where signing in is optional, a sent credential must still be valid: the client learns that its session has ended.
  const anonymous = meta.access === 'public' || (meta.access === 'optional' && !request.headers.authorization);
  if (anonymous) return null;
  const session = await authenticate(request, response);
  if (meta.roles.length > 0 && !meta.roles.includes(session.user.role)) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  if (meta.roles.length > 0 && session.user.lacks_factor) {
    throw new AppError(403, 'second_factor_needed', REFUSALS.factorNeeded);
  }
  if (meta.rights.length > 0 && findGrantingRight(session.user.rights, meta.rights) === undefined)
    throw insufficientRights();
  const isRequired = meta.freshProof === 'always' || (meta.freshProof === 'in-production' && freshProofEverywhere);
  if (isRequired && !session.isProven) throw verificationRequired();
  return session;
}
