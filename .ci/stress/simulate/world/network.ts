import http, { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import type { Scheduler } from './scheduler.ts';

/** Both ends of a connection without a socket. */
function connect(address: string): { client: Duplex; server: Duplex } {
  const [client, server] = duplexPair() as [Duplex, Duplex];
  for (const end of [client, server]) {
    const socketParts = {
      remoteAddress: address,
      remotePort: 1,
      remoteFamily: 'IPv4',
      setTimeout: () => end,
      setNoDelay: () => end,
      setKeepAlive: () => end,
      ref: () => end,
      unref: () => end,
      destroySoon: () => end.end(() => end.destroy()),
    };
    Object.assign(end, socketParts);
  }
  client.once('close', () => server.destroy());
  server.once('close', () => client.destroy());
  return { client, server };
}

export interface Reply {
  /** 0 when the connection broke before an answer. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface Outgoing {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | undefined;
  /** The address that it comes from. */
  from?: string;
}

interface Host {
  accept(end: Duplex): void;
  connections: Set<Duplex>;
}

/** Hosts by name; every incoming request waits for the scheduler. */
export class Network {
  readonly #hosts = new Map<string, Host>();
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** Adds a host with an HTTP server. @param label names an arriving request in the trace */
  open(name: string, listener: RequestListener, label: (request: IncomingMessage) => string): void {
    const server = createServer((request, response) => {
      void this.#scheduler.point(`${name} ${label(request)}`).then(() => listener(request, response));
    });
    server.keepAliveTimeout = 0;
    const connections = new Set<Duplex>();
    this.#hosts.set(name, { accept: (end) => void server.emit('connection', end), connections });
  }

  /** Breaks every connection of a host. */
  cut(name: string): void {
    const host = this.#hosts.get(name);
    this.#hosts.delete(name);
    for (const end of host?.connections ?? []) end.destroy();
    this.#scheduler.drop((label) => label.startsWith(`${name} `));
  }

  #dial(name: string, from: string): Duplex {
    const { client, server } = connect(from);
    const host = this.#hosts.get(name);
    if (!host) {
      process.nextTick(() => client.destroy(new Error(`connect ECONNREFUSED ${name}`)));
      return client;
    }
    host.connections.add(server);
    server.once('close', () => host.connections.delete(server));
    host.accept(server);
    return client;
  }

  /** Sends a request; resolves in any case. */
  send(host: string, { method, path, headers = {}, body, from = '192.0.2.1' }: Outgoing): Promise<Reply> {
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = http.request({
        method,
        path,
        host,
        headers: { ...headers, ...length, connection: 'close' },
        agent: false,
        createConnection: () => this.#dial(host, from) as never,
      });
      request.once('error', failed);
      request.once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', failed);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      request.end(body);
    });
  }

  /** From now on `fetch` and `node:http` of this process reach only these hosts. */
  install(): void {
    const dial = ({ host }: { host?: string | null }) => this.#dial(String(host), '192.0.2.2');
    Object.assign(http.Agent.prototype, { createConnection: dial });
    globalThis.fetch = async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const body = init.body instanceof URLSearchParams ? init.body.toString() : init.body;
      const isForm = init.body instanceof URLSearchParams;
      const given = Object.fromEntries(new Headers(init.headers));
      const headers = isForm ? { 'content-type': 'application/x-www-form-urlencoded', ...given } : given;
      const reply = this.send(url.hostname, {
        method: init.method ?? 'GET',
        path: url.pathname + url.search,
        headers,
        body: typeof body === 'string' || body instanceof Uint8Array ? body : undefined,
      });
      const { signal } = init;
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      const answer = await (signal ? Promise.race([reply, aborted]) : reply);
      if (answer.status === 0) throw new TypeError('fetch failed');
      const headerList = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
        status: answer.status,
        headers: headerList,
      });
    };
  }
}
