import { type RequestHandler, Router } from 'express';
import { createSessionLookup } from '../features/auth/session-lookup.ts';
import { dispatch } from './adapter.ts';
import { readBody } from './body.ts';
import { cors } from './cors.ts';
import { errorHandler } from './error-response.ts';
import { apiGate } from './gate.ts';
import { createGeneralLimiter } from './general-limiter.ts';
import { createMaintenanceGate } from './maintenance-gate.ts';
import { only } from './only.ts';
import { type ContractOptions, contractValidation } from './openapi.ts';
import type { Deps, OperationHandlers } from './operation.ts';
import { createAuthenticate } from './passport.ts';
import { checkText } from './text-check.ts';

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
