import { constants } from 'node:zlib';
import compression from 'compression';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { deprecationHeaders } from '../../../contract/generated/deprecations.ts';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError, insufficientRights, notFound, verificationRequired } from '../lib/errors.ts';
import type { Deps, SessionUser } from './contract/operation.ts';
import { matchRoute } from './contract/routes.ts';
import { forPaths } from './for-paths.ts';
import { type ActiveKey, type AuthenticateKey, checkScopes } from './protection/api-keys.ts';
import { runWithLimits } from './protection/call-limits.ts';
import { tooMany } from './protection/limits.ts';
import { createMaintenanceGuard, type MaintenanceGuard } from './protection/maintenance-guard.ts';
import { createNetworkCeiling } from './protection/network-ceiling.ts';
import type { ActiveSession, Authenticate } from './protection/passport.ts';
import type { SignedCookie } from './protection/signed-cookie.ts';
import { rejectSeveralHosts } from './protection/single-host.ts';
import { throttleVisits } from './protection/throttle-visits.ts';
import type { Visitors } from './protection/visitor.ts';
import { getState, setState } from './request-state.ts';

/** Far above normal use; pages and files do not count. */
const PER_MINUTE = 3_000;

interface GeneralLimiter {
  /** Counts one API request of the caller's network. @throws AppError 429 */
  check(request: Request, response: Response): void;
}

/** A limit per network for the whole API. */
function createGeneralLimiter(factor: number): GeneralLimiter {
  const ceiling = createNetworkCeiling(PER_MINUTE, factor);
  return {
    check(request, response) {
      const wait = ceiling.count(request.ip);
      if (wait === null) return;
      response.set('RateLimit-Policy', `"all-calls";q=${ceiling.points};w=60`);
      throw tooMany(wait);
    },
  };
}

interface GuardDeps {
  authenticate: Authenticate;
  authenticateKey: AuthenticateKey;
  limiter: GeneralLimiter;
  visitors: Visitors;
  devices: SignedCookie;
  maintenance: MaintenanceGuard;
  /** whether calls that need recent verification only in production need it everywhere */
  freshProofEverywhere: boolean;
}

/**
 * Checks in this order: unknown path 404, wrong method 405, too many requests 429, no session 401, wrong role 403,
 * missing authenticator app or right of an administrator 403, session not recently verified 403, maintenance 503. A key
 * instead of a session: unknown 401, too many requests 429, operation not open to keys or not to this one 403. The body is read only afterwards, so that unauthenticated callers cannot make the server parse one.
 */
function apiGuard(deps: GuardDeps): RequestHandler {
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
      throw new AppError(405, 'method_not_allowed', REFUSALS.methodNotAllowed, {
        headers: { Allow: match.allow },
      });
    }
    limiter.check(request, response);
    announceDeprecation(operation, response);
    const meta = operations[operation];
    const session = await runWithLimits(operation, response, () => authorise(deps, meta, request, response));
    await maintenance.check(request, response, meta, session);
    // Browsers send the visitor's cookie automatically, so it only counts for requests from this site's pages. A program
    // with a key is not a browser.
    const isOwnPage = !isKey(session) && (meta.method === 'get' || visitors.isOwnPage(request.headers));
    if (!isOwnPage && !session && meta.access === 'optional') {
      throw new AppError(403, 'forbidden', REFUSALS.onlyOnSite);
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

const announceDeprecation = (operation: OperationId, response: Response) =>
  response.set(deprecationHeaders[operation] ?? {});

const isKey = (caller: ActiveSession | ActiveKey | null): caller is ActiveKey => caller !== null && 'scopes' in caller;

/** What a call may know of its session, or of the key that is used instead. */
const toSessionState = (session: ActiveSession | ActiveKey | null) => {
  if (isKey(session)) {
    const { id, name, secretHash } = session;
    return { sessionId: null, provenUntil: null, isProven: false, apiKey: { id, name, secretHash } };
  }
  return session
    ? { sessionId: session.sessionId, provenUntil: session.provenUntil, isProven: session.isProven }
    : { sessionId: null, provenUntil: null, isProven: false };
};

/** The caller's session or key, or null where none is needed. @throws AppError 401, 403, 429 for a key */
async function authorise(
  { authenticate, authenticateKey, freshProofEverywhere }: GuardDeps,
  meta: OperationMeta,
  request: Request,
  response: Response,
): Promise<ActiveSession | ActiveKey | null> {
  // Where signing in is optional, a sent credential must still be valid: the client learns that its session has ended.
  const anonymous = meta.access === 'public' || (meta.access === 'optional' && !request.headers.authorization);
  if (anonymous) return null;
  const key = await authenticateKey(request.headers.authorization);
  if (key) {
    checkScopes(key, meta.scopes);
    checkRights(meta, key.user);
    // Its scope is the proof: an operation that needs one is only open to a scope of its own.
    return key;
  }
  const session = await authenticate(request, response);
  if (meta.keyOnly) throw new AppError(403, 'forbidden', REFUSALS.keyNeeded);
  checkRights(meta, session.user);
  const isRequired = meta.freshProof === 'always' || (meta.freshProof === 'in-production' && freshProofEverywhere);
  if (isRequired && !session.isProven) throw verificationRequired();
  return session;
}

/** @throws AppError 403 */
function checkRights({ roles, rights }: OperationMeta, user: SessionUser): void {
  if (roles.length > 0 && !roles.includes(user.role)) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  if (roles.length > 0 && user.lacks_factor) {
    throw new AppError(403, 'second_factor_needed', REFUSALS.factorNeeded);
  }
  if (rights.length > 0 && findGrantingRight(user.rights, rights) === undefined) throw insufficientRights();
}

/**
 * Cross-origin calls from exactly the listed origins; any other gets no CORS headers. A preflight is answered here,
 * because it has neither token nor body.
 */
function cors(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size === 0) return next();
    response.vary('Origin');
    const origin = request.headers.origin;
    if (origin === undefined || !allowed.has(origin)) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers':
        'Content-Disposition, Deprecation, ETag, Idempotent-Replayed, Link, Repr-Digest, Retry-After, Sunset, Tus-Resumable, Upload-Length, Upload-Offset, X-Request-Id, X-Total-Count, X-Total-Estimated',
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return next();
    response.set({
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Idempotency-Key, If-None-Match, Range, Tus-Resumable, Upload-Offset, X-Conversation-Token, X-Guest-Token, X-Invoice-Token, X-Order-Token, X-Quote-Token',
      'Access-Control-Max-Age': '600',
    });
    response.status(204).end();
  };
}

/** Below this size in bytes, compression saves no packets. */
const COMPRESSION_THRESHOLD = 1_024;
/** Level 4 of 11 costs about as much as sending; responses are created for one caller and not cached. */
const BROTLI_QUALITY = 4;

/**
 * Compresses responses, including streamed ones. Sign-in responses contain a token along with the caller's input, so
 * their length could reveal it (BREACH); other responses contain no secret, and another site cannot request them with a
 * bearer token.
 */
const compressed = compression({
  threshold: COMPRESSION_THRESHOLD,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  // Files keep their length and ranges.
  filter: (request: Request, response) =>
    operations[getState(request).operation].tag !== 'auth' &&
    !response.hasHeader('Accept-Ranges') &&
    compression.filter(request, response),
});

/**
 * Everything below /api, in order of decision; other URLs pass through unchanged.
 * @param operations handle a request with a known operation
 */
export function apiRouter(
  deps: Pick<Deps, 'env' | 'siteState' | 'visitors' | 'devices'>,
  { authenticate, authenticateKey }: Pick<GuardDeps, 'authenticate' | 'authenticateKey'>,
  operations: (RequestHandler | ErrorRequestHandler)[],
): RequestHandler {
  const layers = Router({ strict: true, caseSensitive: true });
  layers.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store').vary('Accept-Language');
    next();
  });
  layers.use(rejectSeveralHosts);
  layers.use(cors(deps.env.corsOrigins));
  layers.use(throttleVisits(deps.env.rateLimitFactor));
  layers.use(
    apiGuard({
      authenticate,
      authenticateKey,
      limiter: createGeneralLimiter(deps.env.rateLimitFactor),
      visitors: deps.visitors,
      devices: deps.devices,
      maintenance: createMaintenanceGuard(deps.siteState, authenticate),
      freshProofEverywhere: deps.env.rules.freshProofEverywhere,
    }),
  );
  layers.use(compressed);
  layers.use(...operations);

  // Not mounted at a path: the contract validator compares the whole URL.
  return forPaths(/^\/api(?:\/|$)/, layers);
}
