import { type Request, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readAddress } from './address.ts';
import { createFeeds } from './feeds.ts';
import { type PageHeaders, sendPage } from './page.ts';
import { createPageStore, type PageStoreOptions } from './page-store.ts';
import { listPaths } from './public-paths.ts';
import { staticFiles } from './static-files.ts';
import { readTemplate } from './template.ts';

/** For answers without content of their own: search engines leave them out. */
const HIDDEN: PageHeaders = { 'X-Robots-Tag': 'noindex' };
const FAILED: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Retry-After': '5' };
const SECRET: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
/** Pages rendered before anybody asks; a large catalogue must not occupy a starting server. */
const WARMED = 100;

const headersFor = (kind: string, status: number): PageHeaders => {
  if (status >= 500) return FAILED;
  if (kind === 'secret') return SECRET;
  return kind === 'public' ? {} : HIDDEN;
};

export interface PagesOptions extends Omit<PageStoreOptions, 'template'> {
  db: Kysely<Database>;
  clientFolder: string;
}

export interface PageServer {
  router: Router;
  /** Forgets all rendered pages. */
  invalidate(): void;
  /** Renders the first public pages once, so that the first readers do not wait; ends early when the signal is given. */
  warm(signal: AbortSignal): Promise<void>;
}

/** The public site: built files, feeds, rendered documents, and the shell for what lies behind a sign-in. */
export function createPages({ db, clientFolder, ...options }: PagesOptions): PageServer {
  const feeds = createFeeds(db, options.publicUrl);
  const store = createPageStore({ ...options, template: readTemplate(clientFolder) });

  const answer = async (request: Request, response: Response): Promise<void> => {
    const address = readAddress(request.url);
    if (address.kind === 'redirect') return response.redirect(address.status, address.to);
    const page = await store.get(address);
    return sendPage(request, response, page, headersFor(address.kind, page.status));
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.use(staticFiles(clientFolder));
  router.use(feeds.router);
  router.use(async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('This method is not available here\n');
  });

  return {
    router,
    invalidate: () => {
      store.clear();
      feeds.clear();
    },
    warm: async (signal) => {
      for (const { path } of (await listPaths(db)).slice(0, WARMED)) {
        if (signal.aborted) return;
        await store.get({ kind: 'public', key: path });
      }
    },
  };
}
