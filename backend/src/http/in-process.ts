import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { AppError, notFound } from '../lib/errors.ts';
import { matchRoute } from './contract/routes.ts';
import { type PublicRead, surrogateKeys } from './contract/surrogate-keys.ts';
import { requestId } from './request-id.ts';
import { setState } from './request-state.ts';

/** Like the global `fetch`, for URLs below /api. */
export type InProcessFetch = (address: string, init?: { signal?: AbortSignal | null }) => Promise<Response>;

/** Names the content a response depends on, for the page cache and for a CDN. */
export const SURROGATE_KEY = 'Surrogate-Key';

const isPublicRead = (id: OperationId): id is PublicRead => operations[id].access === 'public';

/**
 * Admits public reads. Limits and maintenance mode apply to visitors: rendering calls on behalf of all of them, and the
 * pages check maintenance mode themselves.
 */
const publicGuard: RequestHandler = (request, response, next) => {
  const match = matchRoute(request.path.slice('/api'.length));
  const operation = match?.operations.get('GET');
  if (!match || !operation) throw notFound();
  if (!isPublicRead(operation)) throw new AppError(401, 'unauthorized', 'Please sign in to continue');
  if (match.params === null) throw notFound();
  const anonymous = {
    user: undefined,
    right: undefined,
    sessionId: null,
    provenUntil: null,
    isProven: false,
    visitorId: null,
    deviceId: null,
  };
  setState(request, { operation, params: match.params, head: false, ...anonymous });
  response.set(SURROGATE_KEY, surrogateKeys(operation, { params: match.params, query: request.query }).join(' '));
  next();
};

/** The headers in the form of the Fetch API. */
const toHeaders = (response: ServerResponse): Headers =>
  new Headers(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));

/**
 * Calls public operations of this server without a network connection: the same contract check, handlers and error
 * responses as over HTTP, with request and response objects without a socket.
 * @param layers handle a request with a known operation
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
            headers: toHeaders(response),
          }),
        );
        return response;
      };
      app(request, response);
    });
}
