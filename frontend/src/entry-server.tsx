import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hasStatus } from './api/api-error.ts';
import { connectFetcher } from './api/fetcher.ts';
import { Maintenance } from './components/feedback/maintenance.tsx';
import { createAppRouter } from './router.tsx';

export interface RenderOptions {
  /** Where this render's loaders find the API: scheme and host, such as http://127.0.0.1:5000. */
  apiBase: string;
}

export interface Rendered {
  /** 200, 404 for unknown addresses and ids, 3xx with `location`, 503 when the API is closed, 500 when it fails. */
  status: number;
  headers: Headers;
  /** Tags for the place of `<!--app-head-->`. */
  head: string;
  /** HTML for the inside of `#root`, at the place of `<!--app-html-->`. */
  body: string;
  /** Ids of the matched routes, root first, to find their files in the manifest. */
  routeIds: string[];
  location?: string;
}

// Renders run side by side; each asks its own API and nobody else's.
const renders = new AsyncLocalStorage<RenderOptions>();
connectFetcher({ origin: () => renders.getStore()?.apiBase ?? '' });

/**
 * Renders one public page. The request's address must carry the public scheme and host: canonical links use them.
 * Private areas (/dashboard, /admin) are not rendered on the server; they get the empty page.
 */
export function render(request: Request, options: RenderOptions): Promise<Rendered> {
  return renders.run(options, () => renderPage(request));
}

async function renderPage(request: Request): Promise<Rendered> {
  const { origin } = new URL(request.url);
  const matched = { routeIds: [] as string[], closed: false };
  const handle = createRequestHandler({ request, createRouter: () => createAppRouter({ origin }) });
  const response = await handle(({ router, responseHeaders }) => {
    matched.routeIds = router.state.matches.map(({ routeId }) => routeId);
    matched.closed = router.state.matches.some(({ error }) => hasStatus(error, 503));
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  const { headers } = response;
  const location = headers.get('location');
  const rest = { headers, routeIds: matched.routeIds };
  if (location) return { ...rest, status: response.status, head: '', body: '', location };
  return { ...rest, status: matched.closed ? 503 : response.status, ...split(await response.text()) };
}

/** Renders the screen that stands for every page while the site is closed. */
export function renderClosed(site: { name: string; contactEmail: string }): Omit<Rendered, 'headers'> {
  const head = renderToStaticMarkup(<title>{`Closed for maintenance · ${site.name}`}</title>);
  return { status: 503, head, body: renderToString(<Maintenance {...site} />), routeIds: ['__root__'] };
}

// Without an <html> element React writes what belongs into the head first; structured data follows it.
const HEAD =
  /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>|<script type="application\/ld\+json">[^<]*<\/script>)+/;

/** A page whose settings could not be loaded brings no tags of its own. */
const FAILED_HEAD = '<title>Something went wrong</title><meta name="robots" content="noindex"/>';

function split(html: string): { head: string; body: string } {
  const page = html.replace(/^<!DOCTYPE html>/i, '');
  const head = HEAD.exec(page)?.[0] ?? '';
  return { head: head || FAILED_HEAD, body: page.slice(head.length) };
}
