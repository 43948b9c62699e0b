import { LRUCache } from 'lru-cache';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { SiteFacts } from '../../http/site-state.ts';
import { type Change, concerns } from '../../lib/changes.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';
import type { Logger } from '../../lib/log.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import type { Address } from '../address.ts';
import { cdnHeaders } from '../document/cdn-headers.ts';
import { makePage, makeRedirect, type Page, renewPage } from '../document/page.ts';
import { dataAddress, makePageData, type PageData } from '../document/page-data.ts';
import type { Render, RenderClosed, Rendered } from '../document/renderer.ts';
import type { Look, Template } from '../document/template.ts';
import { createRenderings } from './renderings.ts';

const MINUTE = 60_000;
/** Stale-while-revalidate: an older page is still sent, and rendered again in the background. */
const FRESH = MINUTE;
/**
 * Stale-if-error: while rendering fails, a page is sent for this long, so that the site stays readable without its
 * database.
 */
const KEPT = 30 * MINUTE;
/**
 * A reader's document requests its data once the main thread is idle, when the page may already have changed. Without
 * that data the application would rebuild the page under a button that is being clicked.
 */
const DATA_KEPT = 5 * MINUTE;
/** Rendering uses a single thread; more in parallel would only make each slower. */
const RENDERING = 4;
const WAITING = 50;

const SHELL_STATUS = { odd: 200, broken: 404 } as const;

export interface PageStoreOptions {
  template: Template;
  render: Render;
  log: Logger;
  /** Base of canonical URLs, without a trailing slash. */
  publicUrl: string;
  /** Origin of the storage that downloads are redirected to. */
  filesAt?: string | null;
  /** How long an upstream cache may serve a page without revalidation, in seconds. */
  cdnSeconds?: number;
  /** Used by rendering to call public operations. */
  fetch: InProcessFetch;
  /** Renders the maintenance screen; without it the shell is used. */
  renderClosed?: RenderClosed;
}

export interface PageStore {
  /** The page of a URL; never rejects: if rendering fails, the shell with status 503. */
  get(address: Exclude<Address, { kind: 'redirect' }>, look: Look): Promise<Page>;
  /** Whether the page can be served without rendering. */
  has(key: string): boolean;
  /** The document without content: the browser renders it with what the API still returns. */
  unrendered(status: number, look: Look): Page;
  /** The data with this name, of a page rendered within the last minutes. */
  namedData(name: string): PageData | undefined;
  /** A fresh page from the cache, by the key of its URL. */
  peek(key: string): Page | undefined;
  /** The maintenance screen, with status 503. */
  closed(site: SiteFacts): Promise<Page>;
  /** Invalidates the pages that show what has changed. */
  forget(change: Change): void;
}

/** Renders public pages, caches them, and serves the empty shell for everything else. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { template, render, renderClosed, log, publicUrl, filesAt, fetch, cdnSeconds = 0 } = options;
  const policy = { https: publicUrl.startsWith('https:'), filesAt };
  // One for each status and look; outdated looks are evicted.
  const shells = new Map<string, Page>();
  const shell = (status: number, look: Look, title = ''): Page => {
    const named = title || look.name || '';
    const key = `${status} ${look.theme} ${JSON.stringify(look.accent)} ${named}`;
    const page = shells.get(key) ?? makePage(status, template.shell(look, named), policy);
    if (shells.size > 20) shells.clear();
    shells.set(key, page);
    return page;
  };
  let closed: { facts: string; page: Page } | undefined;
  const limit = createConcurrencyLimit(RENDERING, WAITING);
  const keep = (status: number) => (page: Page) =>
    page.status === status ? 'keep' : page.status >= 500 ? 'leave' : 'drop';
  const found = createRevalidatingCache<Page>({
    name: 'pages',
    max: 500,
    freshMs: FRESH,
    keepMs: KEPT,
    verdict: keep(200),
  });
  // Separate from the real pages, so that made-up URLs cannot evict those.
  const missing = createRevalidatingCache<Page>({
    name: 'missing-pages',
    max: 100,
    freshMs: FRESH,
    keepMs: KEPT,
    verdict: keep(404),
  });

  const named = new LRUCache<string, PageData>({
    max: 500,
    ttl: DATA_KEPT,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  const renderings = createRenderings(fetch);
  const drop = (matches: (page: Page) => boolean) => {
    found.drop(matches);
    missing.drop(matches);
  };

  const report = (key: string, error: unknown) =>
    log.error('A page could not be rendered', { path: key.split('?')[0], error });

  /** Data for one reader stays in the page; otherwise it is served separately, at a URL shared by all readers. */
  const pageOf = (result: Rendered, key: string, look: Look, shared: boolean): Page => {
    if (!shared || result.data === '')
      return makePage(result.status, template.fill(result, { json: result.data }, look), policy);
    const data = makePageData(result);
    named.set(data.name, data);
    const page = makePage(
      result.status,
      template.fill({ ...result, state: '' }, { at: dataAddress(data, key) }, look),
      policy,
    );
    return { ...page, data };
  };

  const renderPage = (key: string, look: Look, shared: boolean, previous?: Page): Promise<Page> =>
    limit(async () => {
      const [result, shown] = await renderings.run(
        (fetch) => render(new Request(publicUrl + key), { fetch }),
        (outdated) => drop((page) => page.shown === outdated),
      );
      if (result.failure !== undefined) report(key, result.failure);
      if (result.location === undefined) {
        const page = renewPage(pageOf(result, key, look, shared), previous);
        if (shared && page.status < 500)
          for (const [name, value] of cdnHeaders(shown, cdnSeconds)) page.headers.set(name, value);
        return { ...page, shown };
      }
      // A path of our own stays a path, whatever host the reader used.
      const to = result.location.startsWith(`${publicUrl}/`)
        ? result.location.slice(publicUrl.length)
        : result.location;
      return { ...makeRedirect(result.status, to), shown };
    });

  const once = async (key: string, look: Look): Promise<Page> => {
    if (missing.has(key)) return missing.get(key, (previous) => renderPage(key, look, true, previous));
    const page = await found.get(key, (previous) => renderPage(key, look, true, previous));
    return page.status === 404 ? missing.get(key, async () => page) : page;
  };

  /** A request after a change does not get a rendering started before it. */
  const cached = async (key: string, look: Look): Promise<Page> => {
    const page = await once(key, look);
    if (!page.shown?.outdated) return page;
    drop(({ shown }) => shown === page.shown);
    return once(key, look);
  };

  return {
    get: async (address, look) => {
      if (address.kind === 'private') return shell(200, look, [address.title, look.name].filter(Boolean).join(' - '));
      if (address.kind !== 'public' && address.kind !== 'secret') return shell(SHELL_STATUS[address.kind], look);
      try {
        return await (address.kind === 'secret' ? renderPage(address.key, look, false) : cached(address.key, look));
      } catch (error) {
        report(address.key, error);
        return shell(503, look);
      }
    },
    has: (key) => found.has(key) || missing.has(key),
    unrendered: shell,
    namedData: (name) => named.get(name),
    peek: found.peek,
    closed: async (site) => {
      const facts = JSON.stringify(site);
      if (closed?.facts === facts) return closed.page;
      const rendered = await renderClosed?.(site).catch((error: unknown) => {
        report('the maintenance screen', error);
      });
      const document = rendered
        ? template.fill(rendered, { json: rendered.data }, site)
        : template.shell(site, site.name);
      closed = { facts, page: makePage(503, document, policy) };
      return closed.page;
    },
    forget: (change) => {
      renderings.changed(change);
      drop(({ shown }) => concerns(change, shown?.tags ?? []));
    },
  };
}
