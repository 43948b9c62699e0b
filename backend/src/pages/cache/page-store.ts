import type { Theme } from '../../generated/model.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { SiteFacts } from '../../http/site-state.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';
import type { Logger } from '../../lib/log.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import type { Address } from '../address.ts';
import { makePage, makeRedirect, type Page, renewPage } from '../document/page.ts';
import { dataAddress, makePageData } from '../document/page-data.ts';
import type { Render, RenderClosed, Rendered } from '../document/renderer.ts';
import type { Template } from '../document/template.ts';

const MINUTE = 60_000;
/** Stale-while-revalidate: an older page is still sent, and rendered again in the background. */
const FRESH = MINUTE;
/** Stale-if-error: while rendering fails, a page is sent for this long, so the site stays readable without its database. */
const KEPT = 30 * MINUTE;
/** Rendering is work on the one main thread; more at once would only make each slower. */
const RENDERING = 4;
const WAITING = 50;

const SHELL_STATUS = { private: 200, odd: 200, broken: 404 } as const;

export interface PageStoreOptions {
  template: Template;
  render: Render;
  log: Logger;
  /** Base of canonical addresses, without a trailing slash. */
  publicUrl: string;
  /** How rendering calls public operations. */
  fetch: InProcessFetch;
  /** Renders the maintenance screen; without it the shell stands there. */
  renderClosed?: RenderClosed;
}

export interface PageStore {
  /** The page of an address; never rejects: where rendering fails, the shell with status 503. */
  get(address: Exclude<Address, { kind: 'redirect' }>, theme: Theme | null): Promise<Page>;
  /** A fresh page from the cache, by the key of its address. */
  peek(key: string): Page | undefined;
  /** The maintenance screen, with status 503. */
  closed(site: SiteFacts): Page;
  clear(): void;
}

/** Renders public pages, caches them, and hands out the empty shell for everything else. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { template, render, renderClosed, log, publicUrl, fetch } = options;
  const https = publicUrl.startsWith('https:');
  // At most one for each status and theme.
  const shells = new Map<string, Page>();
  const shell = (status: number, theme: Theme | null): Page => {
    const key = `${status} ${theme}`;
    const page = shells.get(key) ?? makePage(status, template.shell(theme), https);
    shells.set(key, page);
    return page;
  };
  let closed: { facts: string; page: Page } | undefined;
  const limit = createConcurrencyLimit(RENDERING, WAITING);
  const keep = (status: number) => (page: Page) =>
    page.status === status ? 'keep' : page.status >= 500 ? 'leave' : 'drop';
  const found = createRevalidatingCache<Page>({ max: 500, freshMs: FRESH, keepMs: KEPT, verdict: keep(200) });
  // Apart from the real pages, so that made-up addresses cannot push those out.
  const missing = createRevalidatingCache<Page>({ max: 100, freshMs: FRESH, keepMs: KEPT, verdict: keep(404) });

  const report = (key: string, error: unknown) =>
    log.error('A page could not be rendered', { path: key.split('?')[0], error });

  /** What a reader alone may see stays in the page; else its data travel apart, at an address that other readers share. */
  const pageOf = (result: Rendered, key: string, theme: Theme | null, shared: boolean): Page => {
    if (!shared || result.data === '')
      return makePage(result.status, template.fill(result, { json: result.data }, theme), https);
    const data = makePageData(result);
    const page = makePage(
      result.status,
      template.fill({ ...result, state: '' }, { at: dataAddress(data, key) }, theme),
      https,
    );
    return { ...page, data };
  };

  const renderPage = (key: string, theme: Theme | null, shared: boolean, previous?: Page): Promise<Page> =>
    limit(async () => {
      const result = await render(new Request(publicUrl + key), { fetch });
      if (result.failure !== undefined) report(key, result.failure);
      if (result.location === undefined) {
        return renewPage(pageOf(result, key, theme, shared), previous);
      }
      // A path of our own stays a path, whatever host the reader came by.
      const to = result.location.startsWith(`${publicUrl}/`)
        ? result.location.slice(publicUrl.length)
        : result.location;
      return makeRedirect(result.status, to);
    });

  const cached = async (key: string, theme: Theme | null): Promise<Page> => {
    if (missing.has(key)) return missing.get(key, (previous) => renderPage(key, theme, true, previous));
    const page = await found.get(key, (previous) => renderPage(key, theme, true, previous));
    return page.status === 404 ? missing.get(key, async () => page) : page;
  };

  return {
    get: async (address, theme) => {
      if (address.kind !== 'public' && address.kind !== 'secret') return shell(SHELL_STATUS[address.kind], theme);
      try {
        return await (address.kind === 'secret' ? renderPage(address.key, theme, false) : cached(address.key, theme));
      } catch (error) {
        report(address.key, error);
        return shell(503, theme);
      }
    },
    peek: found.peek,
    closed: (site) => {
      const facts = JSON.stringify(site);
      if (closed?.facts === facts) return closed.page;
      const rendered = renderClosed?.(site);
      const document = rendered
        ? template.fill(rendered, { json: rendered.data }, site.theme)
        : template.shell(site.theme);
      closed = { facts, page: makePage(503, document, https) };
      return closed.page;
    },
    clear: () => {
      found.clear();
      missing.clear();
    },
  };
}
