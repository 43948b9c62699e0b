import { AsyncLocalStorage } from 'node:async_hooks';
import { t } from '@lingui/core/macro';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { hasStatus } from './api/api-error.ts';
import { dehydratedQueries } from './api/dehydrated-queries.ts';
import { connectFetcher } from './api/fetcher.ts';
import type { Product } from './api/generated/model.ts';
import { Maintenance, type MaintenanceProps } from './components/feedback/maintenance.tsx';
import { renderFailure, renderOrThrow } from './render-failure.tsx';
import { createAppRouter } from './router.tsx';
import { pageKeys } from './routes/-page-keys.ts';

export interface RenderOptions {
  /** How this render's loaders call public operations: like the global `fetch`, with paths that start at /api. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

export interface Rendered {
  /** 200, 404 for unknown paths and ids, 3xx with `location`, 503 when the site is closed, 500 when it fails. */
  status: number;
  headers: Headers;
  /** Tags that replace `<!--app-head-->`. */
  head: string;
  /** HTML for the inside of `#root`, which replaces `<!--app-html-->`. */
  body: string;
  /** A script that restores the router's state in the browser; empty if the browser starts from scratch. */
  state: string;
  /** The loaders' data for the browser; empty if the browser loads it. */
  data: string;
  /** Ids of the matched routes, root first, to find their files in the manifest. */
  routeIds: string[];
  /** Origins of other sites that the page shows in a frame, which its content policy must allow. */
  frames?: string[];
  location?: string;
  /** The error that a component threw; the page then shows the failure with status 500. */
  failure?: unknown;
}

// Renders run concurrently; each uses only its own transport.
const renders = new AsyncLocalStorage<RenderOptions>();
connectFetcher({
  send: (address, init) => {
    const render = renders.getStore();
    if (!render) throw new Error('There is no API outside of a render');
    return render.fetch(address, init);
  },
});

/**
 * Renders one public page. The request's URL must carry the public scheme and host: canonical links use them. Private
 * areas (/dashboard, /admin) are not rendered on the server; they get the empty page.
 */
export function render(request: Request, options: RenderOptions): Promise<Rendered> {
  return renders.run(options, () => renderPage(request));
}

async function renderPage(request: Request): Promise<Rendered> {
  const { origin } = new URL(request.url);
  let parts: Omit<Rendered, 'headers' | 'location'> | undefined;
  const handle = createRequestHandler({ request, createRouter: () => createAppRouter({ origin }) });
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    parts = await renderRouter(router);
    return new Response(null, { status: parts.status, headers: responseHeaders });
  });
  if (parts) return { ...parts, headers };
  const location = headers.get('location') ?? '/';
  return { status, headers, location, head: '', body: '', state: '', data: '', routeIds: [] };
}

async function renderRouter(router: ReturnType<typeof createAppRouter>): Promise<Omit<Rendered, 'headers'>> {
  const { matches } = router.state;
  const routeIds = matches.map(({ routeId }) => routeId);
  // Loaders await everything that is rendered on the server, so one snapshot holds all data.
  const data = dehydratedQueries(router.options.context.queryClient);
  const facts = structuredData(matches.flatMap(({ meta }) => meta ?? []));
  const isClosed = matches.some(({ error }) => hasStatus(error, 503));
  const page = (
    <div id="root">
      <RouterServer router={router} />
    </div>
  );
  try {
    const { head, body } = splitAtRoot(await renderOrThrow(page));
    const status = isClosed ? 503 : getSsrStatus(router);
    const frames = framesOf(router);
    return { status, head: (head || FAILED_HEAD) + facts, body, state: stateOf(router), data, routeIds, frames };
  } catch (error) {
    const failure = error ?? new Error('A component threw nothing');
    const { body } = splitAtRoot(await renderFailure(router, page));
    // Without state and data the browser builds the page from scratch, which may succeed.
    return { status: 500, head: FAILED_HEAD, body, state: '', data: '', routeIds, failure };
  }
}

/** The page that a product's preview shows in its sandbox. */
function framesOf({ state, options }: ReturnType<typeof createAppRouter>): string[] {
  const products = state.matches.flatMap((match) => (match.routeId === '/product/$id' ? [match.params.id] : []));
  return products
    .map((id) => options.context.queryClient.getQueryData<Product>(pageKeys.product(id))?.preview?.url ?? '')
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
}

/** Structured data for search engines. The browser never needs it, so it is not part of the React tree. */
function structuredData(tags: readonly (object | undefined)[]): string {
  const blocks = tags.flatMap((tag) => (tag && 'script:ld+json' in tag ? [tag['script:ld+json']] : []));
  return blocks
    .map((block) => JSON.stringify(block).replaceAll('<', '\\u003c')) // only '<' can end the element
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
}

/** Renders the maintenance screen, which replaces every page while the site is closed. */
export function renderClosed(site: MaintenanceProps): Omit<Rendered, 'headers'> {
  const head = renderToStaticMarkup(<title>{t`Closed for maintenance · ${site.name}`}</title>);
  return {
    status: 503,
    head,
    body: renderToString(<Maintenance {...site} />),
    state: '',
    data: '',
    routeIds: ['__root__'],
  };
}

/** A page without site settings has no tags of its own. */
const FAILED_HEAD = `<title>${t`Something went wrong`}</title><meta name="robots" content="noindex"/>`;

const ROOT_START = '<div id="root">';
const ROOT_END = '</div>';

/** Without an <html> element React writes the head's elements in front of the root element. */
function splitAtRoot(html: string): { head: string; body: string } {
  const at = html.indexOf(ROOT_START);
  return { head: html.slice(0, at), body: html.slice(at + ROOT_START.length, -ROOT_END.length) };
}

/** The end of the router's start script removes the element that contains it. Here no element contains it. */
const CLEAN_UP = '{let s=document.currentScript';

/** A script that restores the router's state. */
function stateOf(router: ReturnType<typeof createAppRouter>): string {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];
  const script = tags.map(({ children }) => children ?? '').join(';');
  const end = script.lastIndexOf(CLEAN_UP);
  // Render timestamps would make every rendering differ; nothing uses them, since the query client knows the age.
  return script.slice(0, end < 0 ? undefined : end - 1).replace(/\bu:\d{13}\b/g, 'u:0');
}
