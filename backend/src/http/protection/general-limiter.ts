import type { Request, Response } from 'express';
import { tooMany } from './limits.ts';
import { createNetworkCeiling } from './network-ceiling.ts';

/** Far above normal use; pages and files do not count. */
const PER_MINUTE = 3_000;

export interface GeneralLimiter {
  /** Counts one API request of the caller's network. @throws AppError 429 */
  check(request: Request, response: Response): void;
}

/** A limit per network for the whole API. */
export function createGeneralLimiter(factor: number): GeneralLimiter {
  const ceiling = createNetworkCeiling(PER_MINUTE, factor);
  return {
    check(request, response) {
      const wait = ceiling.count(request.ip);
      if (wait === null) return;
      response.set('RateLimit-Policy', `${ceiling.points};w=60`);
      throw tooMany(wait);
    },
  };
}
