import type { RequestHandler } from 'express';

/**
 * Cross-origin calls from exactly the listed origins; any other gets no CORS headers. A preflight is answered here,
 * because it has neither token nor body.
 */
export function cors(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size === 0) return next();
    response.vary('Origin');
    const origin = request.headers.origin;
    if (origin === undefined || !allowed.has(origin)) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers':
        'Content-Disposition, ETag, Idempotent-Replayed, Link, Repr-Digest, Retry-After, Tus-Resumable, Upload-Length, Upload-Offset, X-Request-Id, X-Total-Count, X-Total-Estimated',
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return next();
    response.set({
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Idempotency-Key, If-None-Match, Range, Tus-Resumable, Upload-Offset, X-Conversation-Token, X-Order-Token',
      'Access-Control-Max-Age': '600',
    });
    response.status(204).end();
  };
}
