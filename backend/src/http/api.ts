import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import type { Deps } from './contract/operation.ts';
import { forPaths } from './for-paths.ts';
import { cors } from './protection/cors.ts';
import { createGeneralLimiter } from './protection/general-limiter.ts';
import { apiGuard } from './protection/guard.ts';
import { createMaintenanceGuard } from './protection/maintenance-guard.ts';
import type { Authenticate } from './protection/passport.ts';

/**
 * Everything below /api, in the order of its decisions; other addresses pass through untouched.
 * @param operations what answers a request whose operation is known
 */
export function apiRouter(
  deps: Pick<Deps, 'env' | 'siteState' | 'visitors'>,
  authenticate: Authenticate,
  operations: (RequestHandler | ErrorRequestHandler)[],
): RequestHandler {
  const layers = Router({ strict: true, caseSensitive: true });
  layers.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  layers.use(cors(deps.env.corsOrigins));
  layers.use(
    apiGuard({
      authenticate,
      limiter: createGeneralLimiter(deps.env.rateLimitFactor),
      visitors: deps.visitors,
      maintenance: createMaintenanceGuard(deps.siteState, authenticate),
    }),
  );
  layers.use(...operations);

  // Not mounted at a path: the contract validator compares the whole address.
  return forPaths(/^\/api(?:\/|$)/, layers);
}
