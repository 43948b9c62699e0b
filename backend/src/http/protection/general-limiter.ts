import type { Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isInternal } from '../internal-calls.ts';
import { tooMany } from './limits.ts';
import { networkOf } from './network.ts';

/** Far above what a person causes; pages and files do not count. */
const PER_MINUTE = 3_000;

export interface GeneralLimiter {
  /** Counts one API request of the caller's network. @throws AppError 429 */
  check(request: Request, response: Response): Promise<void>;
}

/** A ceiling per network for the whole API, in memory: it guards this process, not an account. */
export function createGeneralLimiter(factor: number): GeneralLimiter {
  const points = Math.max(1, Math.round(PER_MINUTE * factor));
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return {
    async check(request, response) {
      if (isInternal(request)) return;
      try {
        await limiter.consume(networkOf(request.ip));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        response.set('RateLimit-Policy', `${points};w=60`);
        // The library measures with the clock on the wall, which may have been set.
        throw tooMany(Math.min(refusal.msBeforeNext, 60_000));
      }
    },
  };
}
