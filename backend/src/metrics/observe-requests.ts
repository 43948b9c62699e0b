import type { IncomingMessage, RequestListener } from 'node:http';
import { matchRoute } from '../http/contract/routes.ts';
import type { Metrics } from './metrics.ts';

/** What stands outside the contract, by the beginning of its address; the names of pages are few, so that there are few
 * series whatever is asked for. */
const KINDS: [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/(?:assets|fonts|images|art|media)\/|\.\w{2,5}$/, 'asset'],
  [/^\/uploads\//, 'upload'],
  [/^\/docs/, 'docs'],
  [/^\/$/, 'page home'],
  [/^\/(?:admin|dashboard)(?:\/|$)/, 'page private'],
  [/^\/(?:products|blog)\/[^/]+$/, 'page detail'],
  [/^\/[\w-]+$/, 'page list'],
];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The operation of the contract that an address stands for, or the kind of page or file. */
export function nameOfRequest({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/')) {
    const operations = matchRoute(path.slice('/api'.length))?.operations;
    return operations?.get(method === 'HEAD' ? 'GET' : method) ?? 'unknown operation';
  }
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page other';
}

/** Counts and times what `listener` answers. A connection that breaks before the answer counts as status 499. */
export function observeRequests(listener: RequestListener, metrics: Pick<Metrics, 'request'>): RequestListener {
  return (request, response) => {
    const start = performance.now();
    // Express rewrites the address on its way.
    const name = nameOfRequest(request);
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'other';
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(name, method, status, (performance.now() - start) / 1_000);
    });
    listener(request, response);
  };
}
