import { constants } from 'node:zlib';
import compression from 'compression';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { operations } from '../../../contract/generated/operations.ts';
import type { Deps } from './contract/operation.ts';
import { forPaths } from './for-paths.ts';
import { cors } from './protection/cors.ts';
import { createGeneralLimiter } from './protection/general-limiter.ts';
import { apiGuard } from './protection/guard.ts';
import { createMaintenanceGuard } from './protection/maintenance-guard.ts';
import type { Authenticate } from './protection/passport.ts';
import { rejectSeveralHosts } from './protection/single-host.ts';
import { getState } from './request-state.ts';

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
  authenticate: Authenticate,
  operations: (RequestHandler | ErrorRequestHandler)[],
): RequestHandler {
  const layers = Router({ strict: true, caseSensitive: true });
  layers.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  layers.use(rejectSeveralHosts);
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

  // Not mounted at a path: the contract validator compares the whole URL.
  return forPaths(/^\/api(?:\/|$)/, layers);
}
