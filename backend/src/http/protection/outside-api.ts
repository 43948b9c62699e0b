import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError } from '../../lib/errors.ts';
import { tooMany } from './limits.ts';
import { createNetworkCeiling } from './network-ceiling.ts';

/** More than any provider, mail program or form of a page sends. */
const MAX_BODY_BYTES = 256 * 1024;
/** Far above a user who loads all pictures of many pages, and a provider's busiest minute. */
const PER_MINUTE = 20_000;

/** Whether a request has a body, whatever its method. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Checks for every URL outside the API, whichever route handles it: a limit per network, no announced body above the
 * expected maximum, and none that continues after the response. Inside the API the guard does this.
 */
export function limitNonApi(factor: number): RequestHandler {
  const ceiling = createNetworkCeiling(PER_MINUTE, factor);
  return (request, response, next) => {
    if (/^\/api(?:\/|$)/.test(request.path)) return next();
    const wait = ceiling.count(request.ip);
    // Length unknown: what a route has not read is dropped with the connection, or Node would continue to read it.
    if (request.headers['transfer-encoding'] !== undefined) response.set('Connection', 'close');
    if (wait !== null) throw tooMany(wait);
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      throw new AppError(413, 'too_large', REFUSALS.tooLarge);
    }
    next();
  };
}
