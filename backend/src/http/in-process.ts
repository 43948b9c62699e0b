import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { type OperationMeta, operations } from '../generated/operations.ts';
import { AppError, notFound } from '../lib/errors.ts';
import { matchRoute } from './contract/routes.ts';
import { requestId } from './request-id.ts';
import { setState } from './request-state.ts';

/** Like the global `fetch`, for addresses below /api. */
export type InProcessFetch = (address: string, init?: { signal?: AbortSignal | null }) => Promise<Response>;

/**
 * Admits reading operations that anybody may call. Limits and maintenance mode are for visitors: rendering calls on
 * behalf of all of them, and the pages look at maintenance mode themselves.
 */
const publicGuard: RequestHandler = (request, _response, next) => {
  const match = matchRoute(request.path.slice('/api'.length));
  const operation = match?.operations.get('GET');
  const meta: OperationMeta | undefined = operation && operations[operation];
  if (!match || !operation) throw notFound();
  if (meta?.access !== 'public') throw new AppError(401, 'unauthorized', 'Please sign in to continue');
  if (match.params === null) throw new AppError(400, 'invalid_request', 'The address is not valid');
  const nobody = { user: undefined, sessionId: null, visitorId: null };
  setState(request, { operation, params: match.params, head: false, ...nobody });
  next();
};

/** The headers as the Fetch API takes them. */
const headersOf = (response: ServerResponse): Headers =>
  new Headers(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));

/**
 * Calls public operations of this server without a connection: the same contract check, handlers and error answers as
 * over HTTP, with request and response objects that no socket stands behind.
 * @param layers what answers a request whose operation is known
 */
export function createInProcessFetch(layers: (RequestHandler | ErrorRequestHandler)[]): InProcessFetch {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestId, publicGuard, ...layers);
  return (address, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const abort = () => reject(signal?.reason);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: address });
      const response = new ServerResponse(request);
      response.end = (body?: unknown) => {
        signal?.removeEventListener('abort', abort);
        const isBody = typeof body === 'string' || body instanceof Uint8Array;
        resolve(
          new Response(isBody ? Buffer.from(body) : null, {
            status: response.statusCode,
            headers: headersOf(response),
          }),
        );
        return response;
      };
      app(request, response);
    });
}
