import { type Request, type Response, Router } from 'express';
import { h } from 'hastscript';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { forPaths } from '../http/for-paths.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { MAINTENANCE_RETRY_SECONDS } from '../http/protection/maintenance-guard.ts';
import { createNetworkCeiling } from '../http/protection/network-ceiling.ts';
import type { SiteState } from '../http/site-state.ts';
import type { Change } from '../lib/changes.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type Address, readAddress } from './address.ts';
import { BRAND_FILE, brandFiles } from './brand.ts';
import { createFastPath, type FastPath } from './cache/fast-path.ts';
import { createPageStore, type PageStoreOptions } from './cache/page-store.ts';
import { type PageHeaders, sendPage } from './document/page.ts';
import { servePageData } from './document/page-data.ts';
import { DEFAULT_APPEARANCE, readTemplate } from './document/template.ts';
import { createFeeds } from './feeds/feeds.ts';
import { listPaths } from './feeds/public-paths.ts';
import { staticFiles } from './static-files.ts';

/** For responses without content of their own: search engines do not index them. */
const HIDDEN: PageHeaders = { 'X-Robots-Tag': 'noindex' };
const FAILED: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Retry-After': '5' };
const SECRET: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
/** The pages still exist and search engines should keep them: only 503 means that. */
const MAINTENANCE: PageHeaders = { 'Cache-Control': 'no-store', 'Retry-After': MAINTENANCE_RETRY_SECONDS };
const ADMINISTRATION = /^\/admin(?:\/|$)/;
/** Pages rendered ahead of requests; a large catalogue must not delay startup. */
const WARMED_PAGES = 100;

const tooMany = (waitMs: number): PageHeaders => ({ ...FAILED, 'Retry-After': String(Math.ceil(waitMs / 1000)) });

const headersFor = (kind: string, status: number): PageHeaders | undefined => {
  if (status >= 500) return FAILED;
  if (kind === 'secret') return SECRET;
  return kind === 'public' ? undefined : HIDDEN;
};

/**
 * Uncached pages that one network may have rendered per minute. No user or search engine is that fast; beyond it the
 * empty document is sent, which the browser renders.
 */
const MAX_RENDERINGS_PER_MINUTE = 300;

export interface PagesOptions extends Omit<PageStoreOptions, 'template'> {
  db: Kysely<Database>;
  siteState: SiteState;
  /** Storage of the owner's pictures. */
  files?: Pick<FileStorage, 'read'>;
  /** Multiplies the number of pages that a network may have rendered. */
  rateLimitFactor: number;
  clientFolder: string;
  /** Folder with scripts and styles of earlier releases. */
  releasedFolder?: string;
}

export interface PageServer extends FastPath {
  router: Router;
  /** Invalidates the pages and feeds that show what has changed. */
  forget(change: Change): void;
  /**
   * Renders the first public pages that are not cached yet, so that no one waits for them; the signal ends it early.
   */
  warm(signal: AbortSignal): Promise<void>;
}

/** The public site: built files, feeds, rendered documents, and the shell for areas that require signing in. */
export function createPages({
  db,
  siteState,
  files,
  rateLimitFactor,
  clientFolder,
  releasedFolder,
  ...options
}: PagesOptions): PageServer {
  const feeds = createFeeds(db, options.publicUrl);
  const store = createPageStore({ ...options, template: readTemplate(clientFolder) });

  // Without its database the site serves the cached pages.
  const readFacts = () => siteState.get().catch(() => undefined);

  const ceiling = createNetworkCeiling(MAX_RENDERINGS_PER_MINUTE, rateLimitFactor);
  /** Milliseconds to wait for an uncached page, when the network is over its limit. */
  const checkCeiling = (request: Request, address: Address): number | null => {
    const cached = (address.kind !== 'public' && address.kind !== 'secret') || store.has(address.key);
    return cached ? null : ceiling.count(request.ip);
  };

  const respond = async (request: Request, response: Response): Promise<void> => {
    const address = readAddress(request.url);
    if (address.kind === 'redirect') return response.redirect(address.status, address.to);
    const site = await readFacts();
    if (site?.maintenance && !ADMINISTRATION.test(request.path)) {
      return sendPage(request, response, await store.closed(site), MAINTENANCE);
    }
    const appearance = site ?? DEFAULT_APPEARANCE;
    const waitMs = checkCeiling(request, address);
    if (waitMs !== null) return sendPage(request, response, store.unrendered(429, appearance), tooMany(waitMs));
    const page = await store.get(address, appearance);
    return sendPage(request, response, page, headersFor(address.kind, page.status));
  };

  const findPageData = async ({ key, name }: { key: string; name: string }, request: Request) => {
    const site = await readFacts();
    if (site?.maintenance) return undefined;
    const cachedData = store.namedData(name);
    if (cachedData || checkCeiling(request, { kind: 'public', key }) !== null) return cachedData;
    return (await store.get({ kind: 'public', key }, site ?? DEFAULT_APPEARANCE)).data;
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.use(servePageData(findPageData));
  router.use(forPaths(BRAND_FILE, brandFiles(siteState, files)));
  router.use(staticFiles(clientFolder, releasedFolder));
  router.use(feeds.router);
  router.use(async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return respond(request, response);
    response.set('Allow', 'GET, HEAD');
    if (request.accepts(['text', 'html']) !== 'html') {
      response.status(405).type('text/plain').send('This method is not available here\n');
      return;
    }
    sendPlainPage(response, 405, 'This form needs JavaScript', [
      h('p', 'Nothing was sent. Please turn on JavaScript for this site in your browser, go back and send it again.'),
    ]);
  });

  return {
    router,
    ...createFastPath(siteState, store),
    forget: (change) => {
      store.forget(change);
      feeds.forget(change);
    },
    warm: async (signal) => {
      for (const { path } of await listPaths(db, { offset: 0, limit: WARMED_PAGES })) {
        if (signal.aborted) return;
        await store.get({ kind: 'public', key: path }, (await readFacts()) ?? DEFAULT_APPEARANCE);
      }
    },
  };
}
