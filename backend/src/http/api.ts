import { type RequestHandler, Router } from 'express';
import { createSessionLookup } from '../features/auth/session-lookup.service.ts';
import { readBody } from './body.ts';
import { dispatch } from './contract/adapter.ts';
import { type ContractOptions, contractValidation } from './contract/openapi.ts';
import type { Deps, OperationHandlers } from './contract/operation.ts';
import { errorHandler } from './error-response.ts';
import { only } from './for-paths.ts';
import { cors } from './protection/cors.ts';
import { createGeneralLimiter } from './protection/general-limiter.ts';
import { apiGate } from './protection/guard.ts';
import { createMaintenanceGate } from './protection/maintenance-guard.ts';
import { createAuthenticate } from './protection/passport.ts';
import { checkText } from './protection/text-check.ts';

/** Everything below /api, in the order of its decisions; other addresses pass through untouched. */
export function apiRouter(
  deps: Deps,
  options: {
    secret: string;
    handlers: OperationHandlers;
    contract: ContractOptions;
    /** How many sessions' statements may run at once; the embedded database runs one anyway. */
    lookups?: number;
  },
): RequestHandler {
  const authenticate = createAuthenticate(options.secret, createSessionLookup(deps.db, deps.clock, options.lookups));
  const layers = Router({ strict: true, caseSensitive: true });
  layers.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  layers.use(cors(deps.env.corsOrigins));
  layers.use(
    apiGate({
      authenticate,
      limiter: createGeneralLimiter(deps.env.rateLimitFactor),
      visitors: deps.visitors,
      maintenance: createMaintenanceGate(deps.siteState, authenticate),
    }),
  );
  layers.use(readBody, checkText, ...contractValidation(options.contract), dispatch(options.handlers));
  const writeError = errorHandler(deps.log, deps.env.passwordMinLength);
  // Twice: when the first one's answer is itself not in the contract, that violation arrives at the second.
  layers.use(writeError, writeError);

  // Not mounted at a path: the contract validator compares the whole address.
  return only(/^\/api(?:\/|$)/, layers);
}
