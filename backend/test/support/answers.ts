import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { matchRoute } from '../../src/http/contract/routes.ts';

const folder = process.env.ANSWERS_DIR;
const exchangesFolder = process.env.EXCHANGES_DIR;

/** Of an operation and status; a file's tests repeat themselves. */
const BODIES_MAX = 60;
const BODY_MAX_BYTES = 100_000;

interface Exchange {
  id: string;
  status: number;
  headers: string[];
  response: unknown;
}

/** The body of a JSON answer, once it has ended. */
function collectJson(response: ServerResponse): () => unknown {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown, ...rest: []) => {
    keep(chunk);
    return Reflect.apply(write, response, [chunk, ...rest]);
  }) as typeof response.write;
  response.end = ((chunk: unknown, ...rest: []) => {
    keep(chunk);
    return Reflect.apply(end, response, [chunk, ...rest]);
  }) as typeof response.end;
  return () => {
    const isPlain = !response.hasHeader('content-encoding') && /json/.test(String(response.getHeader('content-type')));
    const text = Buffer.concat(chunks);
    return isPlain && text.length < BODY_MAX_BYTES ? JSON.parse(text.toString()) : undefined;
  };
}

/** For `npm run mutate:contract`: what was answered, without repetitions. */
function createExchanges() {
  const bodies = new Map<string, Map<string, Exchange>>();
  return {
    add(exchange: Exchange): void {
      const pair = `${exchange.id} ${exchange.status}`;
      const known = bodies.get(pair) ?? new Map<string, Exchange>();
      bodies.set(pair, known);
      if (known.size < BODIES_MAX) known.set(JSON.stringify(exchange.response) ?? '', exchange);
    },
    list: (): Exchange[] => [...bodies.values()].flatMap((known) => [...known.values()]),
  };
}

/**
 * Records which documented answers a test file has seen, as `operation status`, for `npm run contract:coverage`.
 * Without ANSWERS_DIR it does nothing.
 */
export function recordAnswers(listener: RequestListener) {
  const seenOperations = new Set<string>();
  const exchanges = createExchanges();
  const note = ({ method = '', url = '' }: IncomingMessage, response: ServerResponse, body?: () => unknown) => {
    const { statusCode: status } = response;
    const address = url.split('?')[0] ?? '';
    const id = address.startsWith('/api/') ? matchRoute(address.slice(4))?.operations.get(method) : undefined;
    if (!id) return;
    seenOperations.add(`${id} ${status}`);
    if (body) exchanges.add({ id, status, headers: response.getHeaderNames(), response: body() });
  };
  return {
    listener: ((request, response) => {
      const requestInfo = { method: request.method, url: request.url } as IncomingMessage; // Express rewrites the URL
      const body = exchangesFolder ? collectJson(response) : undefined;
      if (folder) response.once('close', () => note(requestInfo, response, body));
      return listener(request, response);
    }) satisfies RequestListener,
    async write(): Promise<void> {
      if (!folder || seenOperations.size === 0) return;
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...seenOperations].sort()));
      if (!exchangesFolder) return;
      await mkdir(exchangesFolder, { recursive: true });
      await writeFile(path.join(exchangesFolder, `${randomUUID()}.json`), JSON.stringify(exchanges.list()));
    },
  };
}
