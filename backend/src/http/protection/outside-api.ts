import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { REFUSALS } from '../../../shared/refusals.ts';
import { AppError } from '../../lib/errors.ts';
import { tooMany } from './limits.ts';
import { createNetworkCeiling } from './network-ceiling.ts';

/** More than any provider, mail program or form of a page sends. */
const MOST_BYTES = 256 * 1024;
/** Far above what a person causes with all the pictures of many pages, and what a provider sends in its busiest minute. */
const PER_MINUTE = 20_000;

/** Whether a request brings a body, whatever its method. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * What holds for every address outside of the API, whichever route it belongs to: a ceiling per network, no body that is
 * announced larger than any we expect, and none that goes on after the answer. Inside of the API the guard sees to it.
 */
export function outsideApi(factor: number): RequestHandler {
  const ceiling = createNetworkCeiling(PER_MINUTE, factor);
  return (request, response, next) => {
    if (/^\/api(?:\/|$)/.test(request.path)) return next();
    const wait = ceiling.count(request.ip);
    // Of unknown length: what a route has not read ends with the connection, or Node would go on reading it.
    if (request.headers['transfer-encoding'] !== undefined) response.set('Connection', 'close');
    if (wait !== null) throw tooMany(wait);
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
      throw new AppError(413, 'too_large', REFUSALS.tooLarge);
    }
    next();
  };
}
