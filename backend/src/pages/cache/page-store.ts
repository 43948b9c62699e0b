import { LRUCache } from 'lru-cache';
import { msg } from '../../../../contract/i18n/macros.ts';
import { toText } from '../../../../contract/i18n/message.ts';
import { type Language, splitLanguage } from '../../../../contract/rules/languages.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { SiteInfo } from '../../http/site-state.ts';
import { type Change, isAffected } from '../../lib/changes.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';
import type { Logger } from '../../lib/log.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import type { Address } from '../classify-url.ts';
import { cdnHeaders } from '../document/cdn-headers.ts';
import { makePage, makeRedirect, type Page, reuseCompression } from '../document/page.ts';
import { makePageData, type PageData, toDataUrl } from '../document/page-data.ts';
import type { Render, Rendered, RenderMaintenance } from '../document/renderer.ts';
import { SPECULATION_HEADER } from '../document/speculation-rules.ts';
import type { Appearance, Area, Template } from '../document/template.ts';
import { markdownPath } from '../markdown/page-parts.ts';
import { createRenderings, type Rendering } from './renderings.ts';

const languageOf = (key: string): Language => splitLanguage(key.split('?', 1)[0] ?? key).language;

const MINUTE_MS = 60_000;
/** Stale-while-revalidate: an older page is still sent, and rendered again in the background. */
const FRESH_MS = MINUTE_MS;
/**
 * Stale-if-error: while rendering fails, a page is sent for this long, so that the site stays readable without its
 * database.
 */
const STALE_MS = 30 * MINUTE_MS;
/**
 * A reader's document requests its data once the main thread is idle, when the page may already have changed. Without
 * that data the application would rebuild the page under a button that is being clicked.
 */
const DATA_TTL_MS = 5 * MINUTE_MS;
/** Rendering uses a single thread; more in parallel would only make each slower. */
const MAX_RENDERING = 4;
const MAX_QUEUED = 50;

/** Titles of private pages, until the application sets its own. */
const AREA_TITLES = { dashboard: msg`Dashboard`, admin: msg`Administration` };

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
  renderClosed?: RenderMaintenance;
}

export interface PageStore {
  /** The page of a URL; never rejects: if rendering fails, the shell with status 503. */
  get(address: Exclude<Address, { kind: 'redirect' }>, appearance: Appearance): Promise<Page>;
  /** Whether the page can be served without rendering. */
  has(key: string): boolean;
  /** The document without content: the browser renders it with what the API still returns. */
  unrendered(status: number, appearance: Appearance, language: Language): Page;
  /** The data with this name, of a page rendered within the last minutes. */
  namedData(name: string): PageData | undefined;
  /** A fresh page from the cache, by the key of its URL. */
  peek(key: string): Page | undefined;
  /** The maintenance screen, with status 503. */
  closed(site: SiteInfo, language: Language): Promise<Page>;
  /** Invalidates the pages that show what has changed. */
  forget(change: Change): void;
}

/** Renders public pages, caches them, and serves the empty shell for everything else. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { template, render, renderClosed, log, publicUrl, filesAt, fetch, cdnSeconds = 0 } = options;
  const policy = { https: publicUrl.startsWith('https:'), filesAt };
  // One for each status and look; outdated looks are evicted.
  const shells = new Map<string, Page>();
  const shell = (status: number, appearance: Appearance, language: Language, title = '', area?: Area): Page => {
    const pageData = title || appearance.name || '';
    const key = `${language} ${status} ${appearance.theme} ${JSON.stringify(appearance.accent)} ${pageData}`;
    const page = shells.get(key) ?? makePage(status, template.shell(appearance, pageData, language, area), policy);
    if (shells.size > 20) shells.clear();
    shells.set(key, page);
    return page;
  };
  const closed = new Map<Language, { facts: string; page: Page }>();
  const limit = createConcurrencyLimit(MAX_RENDERING, MAX_QUEUED);
  const toVerdict = (status: number) => (page: Page) =>
    page.status === status ? 'keep' : page.status >= 500 ? 'leave' : 'drop';
  const foundPages = createRevalidatingCache<Page>({
    name: 'pages',
    max: 500,
    freshMs: FRESH_MS,
    keepMs: STALE_MS,
    verdict: toVerdict(200),
  });
  // Separate from the real pages, so that made-up URLs cannot evict those.
  const missingPages = createRevalidatingCache<Page>({
    name: 'missing-pages',
    max: 100,
    freshMs: FRESH_MS,
    keepMs: STALE_MS,
    verdict: toVerdict(404),
  });

  const pageData = new LRUCache<string, PageData>({
    max: 500,
    ttl: DATA_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  const renderings = createRenderings(fetch);
  const drop = (matches: (page: Page) => boolean) => {
    foundPages.drop(matches);
    missingPages.drop(matches);
  };

  const report = (key: string, error: unknown) =>
    log.error('A page could not be rendered', { path: key.split('?')[0], error });

  /** Data for one reader stays in the page; otherwise it is served separately, at a URL shared by all readers. */
  const toPage = (result: Rendered, key: string, appearance: Appearance, shared: boolean): Page => {
    if (!shared || result.data === '')
      return makePage(result.status, template.fill(result, { json: result.data }, appearance, languageOf(key)), policy);
    const data = makePageData(result);
    pageData.set(data.name, data);
    const page = makePage(
      result.status,
      template.fill({ ...result, state: '' }, { at: toDataUrl(data, key) }, appearance, languageOf(key)),
      policy,
    );
    return { ...page, data };
  };

  const addSharedHeaders = ({ status, headers }: Page, key: string, rendering: Rendering) => {
    if (status >= 500) return;
    // A page that is not found is purged when a redirect may have come to be in its place.
    const tags = status === 404 ? new Set([...rendering.tags, 'redirects']) : rendering.tags;
    for (const [name, value] of cdnHeaders({ tags }, cdnSeconds)) headers.set(name, value);
    if (status === 200) headers.set('Speculation-Rules', SPECULATION_HEADER);
    const text = status === 200 ? markdownPath(key) : undefined;
    if (text !== undefined) headers.set('Link', `<${text}>; rel="alternate"; type="text/markdown"`);
  };

  const renderPage = (key: string, appearance: Appearance, shared: boolean, previous?: Page): Promise<Page> =>
    limit(async () => {
      const [result, rendering] = await renderings.run(
        (fetch) => render(new Request(publicUrl + key), { fetch }),
        (outdated) => drop((page) => page.shown === outdated),
      );
      if (result.failure !== undefined) report(key, result.failure);
      if (result.location === undefined) {
        const page = reuseCompression(toPage(result, key, appearance, shared), previous);
        if (shared) addSharedHeaders(page, key, rendering);
        return { ...page, shown: rendering };
      }
      // A path of our own stays a path, whatever host the reader used.
      const to = result.location.startsWith(`${publicUrl}/`)
        ? result.location.slice(publicUrl.length)
        : result.location;
      return { ...makeRedirect(result.status, to), shown: rendering };
    });

  const loadPage = async (key: string, appearance: Appearance): Promise<Page> => {
    if (missingPages.has(key)) return missingPages.get(key, (previous) => renderPage(key, appearance, true, previous));
    const page = await foundPages.get(key, (previous) => renderPage(key, appearance, true, previous));
    return page.status === 404 ? missingPages.get(key, async () => page) : page;
  };

  /** A request after a change does not get a rendering started before it. */
  const getCached = async (key: string, appearance: Appearance): Promise<Page> => {
    const page = await loadPage(key, appearance);
    if (!page.shown?.outdated) return page;
    drop(({ shown: rendering }) => rendering === page.shown);
    return loadPage(key, appearance);
  };

  return {
    get: async (address, appearance) => {
      if (address.kind === 'private')
        return shell(
          200,
          appearance,
          address.language,
          [toText(address.language, AREA_TITLES[address.area]), appearance.name].filter(Boolean).join(' - '),
          address.area,
        );
      if (address.kind !== 'public' && address.kind !== 'secret')
        return shell(SHELL_STATUS[address.kind], appearance, address.language);
      try {
        return await (address.kind === 'secret'
          ? renderPage(address.key, appearance, false)
          : getCached(address.key, appearance));
      } catch (error) {
        report(address.key, error);
        return shell(503, appearance, languageOf(address.key));
      }
    },
    has: (key) => foundPages.has(key) || missingPages.has(key),
    unrendered: shell,
    namedData: (name) => pageData.get(name),
    peek: foundPages.peek,
    closed: async (site, language) => {
      const facts = JSON.stringify(site);
      const known = closed.get(language);
      if (known?.facts === facts) return known.page;
      const rendered = await renderClosed?.(site, language).catch((error: unknown) => {
        report('the maintenance screen', error);
      });
      const document = rendered
        ? template.fill(rendered, { json: rendered.data }, site, language)
        : template.shell(site, site.name, language);
      const page = makePage(503, document, policy);
      closed.set(language, { facts, page });
      return page;
    },
    forget: (change) => {
      renderings.changed(change);
      drop(({ shown: rendering }) => isAffected(change, rendering?.tags ?? []));
    },
  };
}
