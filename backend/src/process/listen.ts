import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as PlainServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasBody } from '../http/protection/outside-api.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';

interface BodyRateLimit {
  /** Minimum time for every body, however slow the connection. */
  graceMs: number;
  /** Received bytes extend the time limit: the slowest rate at which any file can be completed. */
  bytesPerSecond: number;
  /** Maximum time without any data. */
  silenceMs: number;
  everyMs: number;
}

const BODY_RATE_LIMIT: BodyRateLimit = {
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

/**
 * Ends requests with a body that arrives too slowly. The limit grows with the bytes received, because a single limit
 * for all sizes, as in Node, cuts off large files on slow connections and lets small ones stall.
 * @returns registers a request; call it before anything reads the request
 */
function enforceBodyRate(server: Server, limit: BodyRateLimit): RequestListener {
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

const LIMITS = {
  /** A client that sends byte by byte must not hold a connection; `BodyRateLimit` limits the time for a body. */
  headersTimeout: 10_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
  /** Longer than the idle time of common proxies, so that they do not reuse a connection we are closing. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
const MAX_CONNECTIONS = 2_000;
/** An office behind one address; a browser opens six. */
const MAX_CONNECTIONS_PER_NETWORK = 250;
const STOP_TIMEOUT_MS = 8_000;
/** A request may already be on its way on a keep-alive connection; it is answered before the connection ends. */
const DRAIN_MS = 300;

export interface HttpServer {
  server: Server;
  port: number;
  /** Replaces the request listener. */
  serve(listener: RequestListener): void;
  /** Accepts no new connections, lets running responses finish for at most 8 s, then closes the rest. */
  close(): Promise<void>;
}

/** The configured address cannot be listened on. */
export class ListenError extends Error {
  constructor(port: number, cause: NodeJS.ErrnoException) {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is already in use. Stop the other program or set PORT to a free one.`,
      EACCES: `Port ${port} needs elevated permissions. Set PORT to a number above 1023.`,
      EADDRNOTAVAIL: 'The address in HOST does not belong to this machine.',
    };
    super(reasons[cause.code ?? ''] ?? `The server cannot listen: ${cause.message}`, { cause });
    this.name = 'ListenError';
  }
}

export interface ListenOptions {
  /** Whether a proxy in front forwards all requests, so that its address identifies no one. */
  behindProxy?: boolean;
  /** Other limits than the default, for tests. */
  limits?: Partial<typeof LIMITS>;
  bodies?: BodyRateLimit;
  shares?: ConnectionLimits;
}

/** @throws ListenError */
export async function listen(
  port: number,
  host: string | undefined,
  initialListener: RequestListener,
  { behindProxy = false, limits = {}, bodies = BODY_RATE_LIMIT, shares }: ListenOptions = {},
): Promise<HttpServer> {
  let current = initialListener;
  let closing = false;
  const unanswered = new Set<ServerResponse>();
  const server = createServer({ ...LIMITS, ...limits }, (request, response) => {
    response.shouldKeepAlive &&= !closing;
    unanswered.add(response);
    watchBody(request, response);
    response.once('close', () => unanswered.delete(response));
    current(request, response);
  });
  const watchBody = enforceBodyRate(server, bodies);
  limitConnections(
    server,
    shares ?? { perNetwork: behindProxy ? undefined : MAX_CONNECTIONS_PER_NETWORK, total: MAX_CONNECTIONS },
  );
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(port, error);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (listener) => {
      current = listener;
    },
    close: async () => {
      closing = true;
      for (const response of unanswered) response.shouldKeepAlive = false;
      const closed = once(server, 'close');
      // Only stops listening; the HTTP server's own close would also cut idle connections.
      PlainServer.prototype.close.call(server);
      await Promise.race([closed, sleep(DRAIN_MS)]);
      server.closeIdleConnections();
      // Keep-alive connections become idle at different moments.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      clearInterval(sweep);
      server.closeAllConnections();
    },
  };
}
