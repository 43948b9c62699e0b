import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createProxyServer } from 'httpxy';

/** Interval of the readiness checks of each server, in milliseconds. */
const CHECK_MS = 100;
const CHECK_LIMIT_MS = 3_000;

/** Distributes requests over servers as the documented reverse proxy is configured to. */
export interface Balancer {
  url: string;
  /** Number of answers from each server, in the order of `targets`. */
  answers(): number[];
  /** Requests it could not forward, one line each. */
  problems(): string[];
  close(): Promise<void>;
}

interface Target {
  origin: string;
  ready: boolean;
  answers: number;
}

/** Requests that were never sent, are read-only or idempotent may go to the next server. */
const mayRepeat = ({ method = 'GET', headers }: IncomingMessage, error: { code?: string }) =>
  error.code === 'ECONNREFUSED' || ['GET', 'HEAD'].includes(method) || headers['idempotency-key'] !== undefined;

/**
 * Round robin over the servers that report ready; a failing one is left out until its next check.
 * @param targets origins, including servers that are not running yet
 */
export async function startBalancer(targets: string[]): Promise<Balancer> {
  const all: Target[] = targets.map((origin) => ({ origin, ready: false, answers: 0 }));
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ agent, xfwd: true });
  const problems: string[] = [];
  let turn = 0;

  const check = async (target: Target) => {
    const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
    target.ready = await fetch(`${target.origin}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await Promise.all(all.map(check));
  const timer = setInterval(() => {
    for (const target of all) void check(target);
  }, CHECK_MS);

  const forward = (request: IncomingMessage, response: ServerResponse, body: Buffer, { origin }: Target) =>
    new Promise<void>((done, failed) => {
      response.once('close', done);
      proxy.web(request, response, { target: origin, buffer: Readable.from([body]) }).catch(failed);
    });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const order = [...all.slice(turn), ...all.slice(0, turn)].filter(({ ready }) => ready);
    turn = (turn + 1) % all.length;
    for (const target of order) {
      try {
        target.answers += 1;
        return await forward(request, response, body, target);
      } catch (error) {
        target.ready = false;
        target.answers -= 1;
        problems.push(`${request.method} ${request.url} at ${target.origin}: ${error}`);
        if (response.headersSent) return response.destroy();
        if (!mayRepeat(request, error as { code?: string })) break;
      }
    }
    problems.push(`${request.method} ${request.url}: 502 after ${order.length} servers`);
    response.writeHead(502).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: () => all.map(({ answers }) => answers),
    problems: () => problems,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
