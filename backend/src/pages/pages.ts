import { type Request, type Response, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readAddress } from './address.ts';
import { feeds } from './feeds.ts';
import { type PageHeaders, sendPage } from './page.ts';
import { createPageStore, type PageStoreOptions } from './page-store.ts';
import { listPaths } from './public-paths.ts';
import { staticFiles } from './static-files.ts';
import { readTemplate } from './template.ts';

const SECRET_HEADERS: PageHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const FAILED_HEADERS: PageHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '5' };

export interface PagesOptions extends Omit<PageStoreOptions, 'template'> {
  db: Kysely<Database>;
  clientFolder: string;
}

export interface PageServer {
  router: Router;
  /** Forgets all rendered pages. */
  invalidate(): void;
  /** Renders every public page once, so that the first readers do not wait; ends early when the signal is given. */
  warm(signal: AbortSignal): Promise<void>;
}

/** The public site: built files, feeds, rendered documents, and the shell for what lies behind a sign-in. */
export function createPages({ db, clientFolder, ...options }: PagesOptions): PageServer {
  const store = createPageStore({ ...options, template: readTemplate(clientFolder) });

  const answer = async (request: Request, response: Response): Promise<void> => {
    const address = readAddress(request.url);
    if (address.kind === 'redirect') return response.redirect(address.status, address.to);
    const page = await store.get(address);
    const headers = page.status >= 500 ? FAILED_HEADERS : address.kind === 'secret' ? SECRET_HEADERS : {};
    return sendPage(request, response, page, headers);
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.use(staticFiles(clientFolder));
  router.use(feeds(db, options.publicUrl));
  router.use(async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('This method is not available here\n');
  });

  return {
    router,
    invalidate: store.clear,
    warm: async (signal) => {
      for (const { path } of await listPaths(db)) {
        if (signal.aborted) return;
        await store.get({ kind: 'public', key: path });
      }
    },
  };
}
