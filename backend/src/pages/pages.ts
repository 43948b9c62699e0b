import { type Request, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { MAINTENANCE_RETRY } from '../http/protection/maintenance-guard.ts';
import type { SiteState } from '../http/site-state.ts';
import { readAddress } from './address.ts';
import { createFastPath, type FastPath } from './cache/fast-path.ts';
import { createPageStore, type PageStoreOptions } from './cache/page-store.ts';
import { type PageHeaders, sendPage } from './document/page.ts';
import { servePageData } from './document/page-data.ts';
import { readTemplate } from './document/template.ts';
import { createFeeds } from './feeds/feeds.ts';
import { listPaths } from './feeds/public-paths.ts';
import { staticFiles } from './static-files.ts';

/** For answers without content of their own: search engines leave them out. */
const HIDDEN: PageHeaders = { 'X-Robots-Tag': 'noindex' };
const FAILED: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Retry-After': '5' };
const SECRET: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
/** The pages still exist and search engines shall keep them: only 503 says so. */
const CLOSED: PageHeaders = { 'Cache-Control': 'no-store', 'Retry-After': MAINTENANCE_RETRY };
const ADMINISTRATION = /^\/admin(?:\/|$)/;
/** Pages rendered before anybody asks; a large catalogue must not occupy a starting server. */
const WARMED = 100;

const headersFor = (kind: string, status: number): PageHeaders | undefined => {
  if (status >= 500) return FAILED;
  if (kind === 'secret') return SECRET;
  return kind === 'public' ? undefined : HIDDEN;
};

export interface PagesOptions extends Omit<PageStoreOptions, 'template'> {
  db: Kysely<Database>;
  siteState: SiteState;
  clientFolder: string;
}

export interface PageServer extends FastPath {
  router: Router;
  /** Empties the cache of rendered pages. */
  invalidate(): void;
  /** Renders the first public pages that are not cached yet, so that nobody waits for them; ends early by the signal. */
  warm(signal: AbortSignal): Promise<void>;
}

/** The public site: built files, feeds, rendered documents, and the shell for what lies behind a sign-in. */
export function createPages({ db, siteState, clientFolder, ...options }: PagesOptions): PageServer {
  const feeds = createFeeds(db, options.publicUrl);
  const store = createPageStore({ ...options, template: readTemplate(clientFolder) });

  // Without its database the site shows the cached pages.
  const readFacts = () => siteState.get().catch(() => undefined);

  const answer = async (request: Request, response: Response): Promise<void> => {
    const address = readAddress(request.url);
    if (address.kind === 'redirect') return response.redirect(address.status, address.to);
    const site = await readFacts();
    if (site?.maintenance && !ADMINISTRATION.test(request.path)) {
      return sendPage(request, response, store.closed(site), CLOSED);
    }
    const page = await store.get(address, site?.theme ?? null);
    return sendPage(request, response, page, headersFor(address.kind, page.status));
  };

  const dataOf = async (key: string) => {
    const site = await readFacts();
    return site?.maintenance ? undefined : (await store.get({ kind: 'public', key }, site?.theme ?? null)).data;
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.use(servePageData(dataOf));
  router.use(staticFiles(clientFolder));
  router.use(feeds.router);
  router.use(async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('This method is not available here\n');
  });

  return {
    router,
    ...createFastPath(siteState, store),
    invalidate: () => {
      store.clear();
      feeds.clear();
    },
    warm: async (signal) => {
      for (const { path } of (await listPaths(db)).slice(0, WARMED)) {
        if (signal.aborted) return;
        await store.get({ kind: 'public', key: path }, (await readFacts())?.theme ?? null);
      }
    },
  };
}
