import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hasStatus } from './api/api-error.ts';
import { servedQueries } from './api/dehydrated-queries.ts';
import { connectFetcher } from './api/fetcher.ts';
import { Maintenance } from './components/feedback/maintenance.tsx';
import { renderFailure, renderOrThrow } from './render-failure.tsx';
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
  /** A script that leaves the router's state for the browser's start; empty where that starts afresh. */
  state: string;
  /** The data of the loaders, for the browser's start; empty where it loads them itself. */
  data: string;
  /** Ids of the matched routes, root first, to find their files in the manifest. */
  routeIds: string[];
  location?: string;
  /** What a component has thrown; the page then tells of the failure, with status 500. */
  failure?: unknown;
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
  const matched = { routeIds: [] as string[], closed: false, data: '', facts: '', failure: undefined as unknown };
  const handle = createRequestHandler({ request, createRouter: () => createAppRouter({ origin }) });
  const response = await handle(async ({ router, responseHeaders }) => {
    matched.routeIds = router.state.matches.map(({ routeId }) => routeId);
    matched.closed = router.state.matches.some(({ error }) => hasStatus(error, 503));
    matched.facts = structuredData(router.state.matches.flatMap(({ meta }) => meta ?? []));
    // Loaders await everything that is rendered on the server, so one snapshot carries all data.
    matched.data = servedQueries(router.options.context.queryClient);
    const page = <RouterServer router={router} />;
    const html = await renderOrThrow(page).catch((error: unknown) => {
      matched.failure = error ?? new Error('A component threw nothing');
      return renderFailure(router, page);
    });
    return renderSsrHtmlResponse({ router, responseHeaders, render: () => html });
  });
  const { headers } = response;
  const location = headers.get('location');
  const rest = { headers, routeIds: matched.routeIds };
  if (location) return { ...rest, status: response.status, head: '', body: '', state: '', data: '', location };
  const { head, body, state } = split(await response.text());
  // Without state and data the browser builds the page afresh: there it may succeed.
  if (matched.failure !== undefined)
    return { ...rest, status: 500, head: FAILED_HEAD, body, state: '', data: '', failure: matched.failure };
  return {
    ...rest,
    status: matched.closed ? 503 : response.status,
    head: head + matched.facts,
    body,
    state,
    data: matched.data,
  };
}

/** What search engines read about a page. Nobody needs it in the browser, so it is no part of the rendering. */
function structuredData(tags: readonly (object | undefined)[]): string {
  const blocks = tags.flatMap((tag) => (tag && 'script:ld+json' in tag ? [tag['script:ld+json']] : []));
  return blocks
    .map((block) => JSON.stringify(block).replaceAll('<', '\\u003c')) // '<' alone can end the element
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
}

/** Renders the screen that stands for every page while the site is closed. */
export function renderClosed(site: { name: string; contactEmail: string }): Omit<Rendered, 'headers'> {
  const head = renderToStaticMarkup(<title>{`Closed for maintenance · ${site.name}`}</title>);
  return {
    status: 503,
    head,
    body: renderToString(<Maintenance {...site} />),
    state: '',
    data: '',
    routeIds: ['__root__'],
  };
}

// Without an <html> element React writes what belongs into the head first.
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** A page whose settings could not be loaded brings no tags of its own. */
const FAILED_HEAD = '<title>Something went wrong</title><meta name="robots" content="noindex"/>';

// What the router writes for its start in the browser; the end of it takes the element away that it stands in.
const STATE = /<script data-tsr-stream-part="">([\s\S]*?);?(?:\{let s=document\.currentScript[^<]*)?<\/script>/;

function split(html: string): { head: string; body: string; state: string } {
  const page = html.replace(/^<!DOCTYPE html>/i, '');
  const head = HEAD.exec(page)?.[0] ?? '';
  const at = page.search(STATE);
  // Times of rendering would make every rendering another page; nothing asks for them, the query client knows the age.
  const state = (STATE.exec(page)?.[1] ?? '').replace(/\bu:\d{13}\b/g, 'u:0');
  return { head: head || FAILED_HEAD, body: page.slice(head.length, at < 0 ? undefined : at), state };
}
