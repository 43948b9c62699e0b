import { type Request, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { createWorkGate } from '../http/work-gate.ts';
import type { Logger } from '../log.ts';
import { type Address, readAddress } from './address.ts';
import { makePage, type Page, type PageHeaders, sendPage } from './page.ts';
import { createPageCache } from './page-cache.ts';
import type { Render } from './renderer.ts';
import { listPaths, robotsTxt, sitemapXml } from './sitemap.ts';
import { staticFiles } from './static-files.ts';
import { readTemplate } from './template.ts';

const MINUTE = 60_000;
/** Rendering is work on the one main thread; more at once would only make each slower. */
const RENDERING = 4;
const WAITING = 50;
/** Pages rendered before anybody asks; a large catalogue must not occupy a starting server. */
const WARMED = 100;

/** For answers without content of their own: search engines leave them out. */
const HIDDEN: PageHeaders = { 'X-Robots-Tag': 'noindex' };
const FAILED: PageHeaders = { ...HIDDEN, 'Retry-After': '5', 'Cache-Control': 'no-store' };
const HEADERS: Record<Exclude<Address['kind'], 'redirect'>, PageHeaders> = {
  public: {},
  secret: { ...HIDDEN, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  private: HIDDEN,
  odd: HIDDEN,
};

export interface PagesOptions {
  db: Kysely<Database>;
  log: Logger;
  render: Render;
  clientFolder: string;
  /** Base of canonical addresses, without a trailing slash. */
  publicUrl: string;
  /** Where our own API answers during rendering; known once the server listens. */
  apiBase: () => string;
}

export interface PageServer {
  router: Router;
  invalidate(): void;
  /** Renders the first public pages once, so that the first readers do not wait; ends early when the signal is given. */
  warm(signal: AbortSignal): Promise<void>;
}

/** The public site: built files, rendered and cached documents, the shell for what lies behind a sign-in. */
export function createPages(options: PagesOptions): PageServer {
  const { db, log, render, publicUrl } = options;
  const https = publicUrl.startsWith('https:');
  const template = readTemplate(options.clientFolder);
  const gate = createWorkGate(RENDERING, WAITING);
  const shell = makePage(200, template.shell, https);
  // Where rendering is impossible the browser still gets the application, which shows what it can.
  const unavailable = makePage(503, template.shell, https);
  const common = { freshMs: MINUTE, keepMs: 30 * MINUTE };
  const keeping = (status: number) => (page: Page) =>
    page.status === status ? 'keep' : page.status >= 500 ? 'leave' : 'drop';
  const found = createPageCache<Page>({ ...common, max: 500, verdict: keeping(200) });
  // Apart from the real pages, so that made-up addresses cannot push those out.
  const missing = createPageCache<Page>({ ...common, max: 100, verdict: keeping(404) });
  const sitemap = createPageCache<string>({ ...common, max: 1, verdict: () => 'keep' });

  const renderPage = (key: string): Promise<Page> =>
    gate(async () => {
      const result = await render(new Request(publicUrl + key), { apiBase: options.apiBase() });
      if (result.location !== undefined) return makePage(result.status, '', https, result.location);
      return makePage(result.status, template.fill(result), https);
    });

  const cached = async (key: string): Promise<Page> => {
    if (missing.has(key)) return missing.get(key, () => renderPage(key));
    const page = await found.get(key, () => renderPage(key));
    return page.status === 404 ? missing.get(key, async () => page) : page;
  };

  const pageFor = async (address: Exclude<Address, { kind: 'redirect' }>): Promise<Page> => {
    if (address.kind === 'private' || address.kind === 'odd') return shell;
    try {
      return address.kind === 'secret' ? await renderPage(address.key) : await cached(address.key);
    } catch (error) {
      log.error('A page could not be rendered', { path: address.key.split('?')[0], error });
      return unavailable;
    }
  };

  const answer = async (request: Request, response: Parameters<typeof sendPage>[1]): Promise<void> => {
    const address = readAddress(request.url);
    if (address.kind === 'redirect') return response.redirect(308, address.to);
    const page = await pageFor(address);
    const own = HEADERS[address.kind];
    return sendPage(request, response, page, page.status >= 500 ? { ...own, ...FAILED } : own);
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.use(staticFiles(options.clientFolder));
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robotsTxt(publicUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const document = await sitemap.get('', async () => sitemapXml(publicUrl, await listPaths(db)));
    response.set('Cache-Control', 'public, max-age=300').type('application/xml').send(document);
  });
  router.use(async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    response.set('Allow', 'GET, HEAD').status(405).type('text/plain').send('This method is not available here\n');
  });

  return {
    router,
    invalidate: () => {
      found.clear();
      missing.clear();
      sitemap.clear();
    },
    warm: async (signal) => {
      for (const { path } of (await listPaths(db)).slice(0, WARMED)) {
        if (signal.aborted) return;
        await pageFor({ kind: 'public', key: path });
      }
    },
  };
}

/** Stands in while there is no build: the API works, pages say what to do. */
export function unbuiltPages(): Router {
  const router = Router();
  router.use((_request, response) => {
    response
      .set('Retry-After', '30')
      .status(503)
      .type('text/plain')
      .send('The site has not been built yet. Run: npm run build\n');
  });
  return router;
}
