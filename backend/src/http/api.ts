import { constants } from 'node:zlib';
import compression from 'compression';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { operations } from '../generated/operations.ts';
import type { Deps } from './contract/operation.ts';
import { forPaths } from './for-paths.ts';
import { cors } from './protection/cors.ts';
import { createGeneralLimiter } from './protection/general-limiter.ts';
import { apiGuard } from './protection/guard.ts';
import { createMaintenanceGuard } from './protection/maintenance-guard.ts';
import { oneHost } from './protection/one-host.ts';
import type { Authenticate } from './protection/passport.ts';
import { stateOf } from './request-state.ts';

/** Below this many bytes the network sends the same packets. */
const WORTH = 1_024;
/** The fifth of eleven steps costs about as much as sending; answers are made for one caller and not kept. */
const QUALITY = 4;

/**
 * Compresses answers, streamed ones too. Those of signing in hold a token beside what the caller has sent, and their
 * length would tell of it (BREACH); other answers hold no secret, and no other site can have them sent with a bearer.
 */
const compressed = compression({
  threshold: WORTH,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  // A file keeps its length and its ranges.
  filter: (request: Request, response) =>
    operations[stateOf(request).operation].tag !== 'auth' &&
    !response.hasHeader('Accept-Ranges') &&
    compression.filter(request, response),
});

/**
 * Everything below /api, in the order of its decisions; other addresses pass through untouched.
 * @param operations what answers a request whose operation is known
 */
export function apiRouter(
  deps: Pick<Deps, 'env' | 'siteState' | 'visitors' | 'devices'>,
  authenticate: Authenticate,
  operations: (RequestHandler | ErrorRequestHandler)[],
): RequestHandler {
  const layers = Router({ strict: true, caseSensitive: true });
  layers.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  layers.use(oneHost);
  layers.use(cors(deps.env.corsOrigins));
  layers.use(
    apiGuard({
      authenticate,
      limiter: createGeneralLimiter(deps.env.rateLimitFactor),
      visitors: deps.visitors,
      devices: deps.devices,
      maintenance: createMaintenanceGuard(deps.siteState, authenticate),
      freshProofEverywhere: deps.env.rules.freshProofEverywhere,
    }),
  );
  layers.use(compressed);
  layers.use(...operations);

  // Not mounted at a path: the contract validator compares the whole address.
  return forPaths(/^\/api(?:\/|$)/, layers);
}
