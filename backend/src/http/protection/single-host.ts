import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError } from '../../lib/errors.ts';

/** Whether the request names several hosts, so that a proxy and this server could use different ones. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Rejects such a request, as RFC 9112 (3.2) requires. */
export const rejectSeveralHosts: RequestHandler = (request, _response, next) => {
  if (hasSeveralHosts(request)) throw new AppError(400, 'invalid_request', REFUSALS.notValid);
  next();
};
