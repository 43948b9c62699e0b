import type { IncomingMessage, RequestListener } from 'node:http';
import { matchRoute } from '../http/contract/routes.ts';
import type { Metrics } from './metrics.ts';

/** URLs outside the contract, by prefix; few names for pages, so that there are few series whatever is requested. */
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

/** The contract's operation for a URL, or the kind of page or file. */
export function toRequestName({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/')) {
    const operations = matchRoute(path.slice('/api'.length))?.operations;
    return operations?.get(method === 'HEAD' ? 'GET' : method) ?? 'unknown operation';
  }
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page other';
}

/**
 * Counts and times the requests handled by `listener`. A connection that breaks before the response counts as status
 * 499.
 */
export function observeRequests(listener: RequestListener, metrics: Pick<Metrics, 'request'>): RequestListener {
  return (request, response) => {
    const start = performance.now();
    // Express rewrites the URL while routing.
    const name = toRequestName(request);
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'other';
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.request(name, method, status, (performance.now() - start) / 1_000);
    });
    listener(request, response);
  };
}
