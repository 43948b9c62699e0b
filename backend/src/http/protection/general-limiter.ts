import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { tooMany } from './limits.ts';
import { networkOf } from './network.ts';

/** Far above what a person causes; pages and files do not count. */
const PER_MINUTE = 3_000;
const MINUTE_MS = 60_000;
/** So that made-up addresses cannot fill the memory; the network unused for longest is forgotten first. */
const MOST_NETWORKS = 10_000;

export interface GeneralLimiter {
  /** Counts one API request of the caller's network. @throws AppError 429 */
  check(request: Request, response: Response): void;
}

/** A ceiling per network for the whole API, in memory: it guards this process, not an account. */
export function createGeneralLimiter(factor: number): GeneralLimiter {
  const points = Math.max(1, Math.round(PER_MINUTE * factor));
  // Counting does not move the end of the minute, which is measured by a monotonic clock.
  const counts = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: MINUTE_MS, noUpdateTTL: true });
  return {
    check(request, response) {
      const network = networkOf(request.ip);
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      if (count <= points) return;
      response.set('RateLimit-Policy', `${points};w=60`);
      throw tooMany(counts.getRemainingTTL(network));
    },
  };
}
