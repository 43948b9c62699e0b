import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

const internal = new WeakSet<Request>();

/** Whether the server itself is asking, while it renders a page. */
export function isInternal(request: Request): boolean {
  return internal.has(request);
}

export interface InternalCalls {
  /** Address prefix, different at each start and known only inside the process. */
  prefix: string;
  unwrap: RequestHandler;
}

/**
 * Rendering a page asks our own API over the loopback address. Those calls must not use up the allowance of all
 * visitors together, so they come with a secret prefix that is taken off here.
 */
export function createInternalCalls(): InternalCalls {
  const prefix = `/~${randomBytes(24).toString('base64url')}`;
  return {
    prefix,
    unwrap: (request, _response, next) => {
      if (request.url.startsWith(`${prefix}/api/`)) {
        request.url = request.url.slice(prefix.length);
        internal.add(request);
      }
      next();
    },
  };
}
