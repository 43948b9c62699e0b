import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

export interface BodyRateLimit {
  /** Minimum time for every body, however slow the connection. */
  graceMs: number;
  /** Received bytes extend the time limit: the slowest rate at which any file can be completed. */
  bytesPerSecond: number;
  /** Maximum time without any data. */
  silenceMs: number;
  everyMs: number;
}

export const BODY_RATE_LIMIT: BodyRateLimit = {
  graceMs: 30_000,
  bytesPerSecond: 4 * 1024,
  silenceMs: 30_000,
  everyMs: 2_000,
};

interface ReceivingBody {
  request: IncomingMessage;
  response: ServerResponse;
  /** Bytes of the connection before this request. */
  before: number;
  begun: number;
  seen: number;
  moved: number;
}

const TIMEOUT_RESPONSE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests with a body that arrives too slowly. The limit grows with the bytes received, because a single limit
 * for all sizes, as in Node, cuts off large files on slow connections and lets small ones stall.
 * @returns registers a request; call it before anything reads the request
 */
export function enforceBodyRate(server: Server, limit: BodyRateLimit): RequestListener {
  const arriving = new Set<ReceivingBody>();
  const check = () => {
    const now = performance.now();
    for (const body of arriving) {
      const { request, response, begun, before } = body;
      if (request.complete || request.destroyed) {
        arriving.delete(body);
        continue;
      }
      const { bytesRead } = request.socket;
      if (bytesRead > body.seen) Object.assign(body, { seen: bytesRead, moved: now });
      const allowed = limit.graceMs + ((bytesRead - before) * 1000) / limit.bytesPerSecond;
      if (now - begun <= allowed && now - body.moved <= limit.silenceMs) continue;
      arriving.delete(body);
      if (!response.headersSent) request.socket.write(TIMEOUT_RESPONSE);
      request.socket.destroySoon();
    }
  };
  const timer = setInterval(check, limit.everyMs).unref();
  server.once('close', () => clearInterval(timer));
  return (request, response) => {
    if (request.complete || !hasBody(request)) return;
    const begun = performance.now();
    const { bytesRead } = request.socket;
    const body = { request, response, before: bytesRead, begun, seen: bytesRead, moved: begun };
    arriving.add(body);
    response.once('close', () => arriving.delete(body));
  };
}
