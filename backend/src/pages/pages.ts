import { buffer } from 'node:stream/consumers';
import { type Request, type Response, Router } from 'express';
import { h } from 'hastscript';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { t } from '../../../contract/i18n/macros.ts';
import { LANGUAGES, splitLanguage, toLanguagePath } from '../../../contract/rules/languages.ts';
import type { Database } from '../db/schema.ts';
import { forPaths } from '../http/for-paths.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { MAINTENANCE_RETRY_SECONDS } from '../http/protection/maintenance-guard.ts';
import { createNetworkCeiling } from '../http/protection/network-ceiling.ts';
import type { SiteInfo, SiteState } from '../http/site-state.ts';
import type { Change } from '../lib/changes.ts';
import { drawSvg } from '../lib/images/svg-drawing.ts';
import type { FileStorage } from '../storage/storage.ts';
import { createFastPath, type FastPath } from './cache/fast-path.ts';
import { createPageStore, type PageStoreOptions } from './cache/page-store.ts';
import { type Address, classifyUrl } from './classify-url.ts';
import { type PageHeaders, sendPage } from './document/page.ts';
import { servePageData } from './document/page-data.ts';
import { RULES_PATH, serveSpeculationRules } from './document/speculation-rules.ts';
import { DEFAULT_APPEARANCE, readTemplate } from './document/template.ts';
import { createEmbeds, listPiecePaths, type PieceEmbeds } from './embeds.ts';
import { createFeeds } from './feeds/feeds.ts';
import { listPaths } from './feeds/public-paths.ts';
import { createMarkdownPages } from './markdown/markdown-pages.ts';
import { createRedirects } from './redirects.ts';
import { serveWorker, WORKER_PATH } from './service-worker.ts';
import { createShareCards } from './share-cards/share-cards.ts';
import { staticFiles } from './static-files.ts';

/** The design's own colour, if the owner has chosen none. */
const ACCENT = '#0b5d44';
const BACKGROUND = '#f7faf8';
const UPLOAD = /^\/uploads\/(pictures\/[\w.-]+)$/;

/** Pixels of each file; `favicon.ico` contains a PNG, which browsers detect by its content. */
const SIZES: Record<string, number> = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
};

const MAX_SIZE = 512;

/** The paths of these files. */
const BRAND_FILE = /^\/(?:favicon|apple-touch-icon|icon-\d+|manifest)\./;

/** A ring on the accent colour, while the owner has no picture: no one's logo. */
const defaultIconSvg = (facts: SiteInfo | undefined): string => {
  const ground = facts?.accent?.light ?? ACCENT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><circle cx="16" cy="16" r="7" fill="none" stroke="#fff" stroke-width="4"/></svg>`;
};

const manifest = ({ name, description, accent }: SiteInfo) => ({
  id: '/',
  name,
  short_name: name,
  ...(description ? { description } : {}),
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: accent?.light ?? ACCENT,
  background_color: BACKGROUND,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
  shortcuts: [
    { name: 'Products', url: '/products' },
    { name: 'Downloads and licence keys', url: '/dashboard/downloads' },
    { name: 'Invoices', url: '/dashboard/invoices' },
  ],
});

/**
 * Icons and manifest with the site's name: made from the owner's picture, or plain without one. A picture among the
 * built files, like the demo's, has its own files there.
 */
function brandFiles(siteState: SiteState, storage: Pick<FileStorage, 'read'> | undefined): Router {
  const defaultIcon = async (facts: SiteInfo | undefined) => {
    const { data, ...raw } = await drawSvg(Buffer.from(defaultIconSvg(facts)), MAX_SIZE, 'icon');
    return sharp(data, { raw });
  };
  const rendered = new LRUCache<string, Buffer>({ max: 20 });
  const renderIcon = async (facts: SiteInfo | undefined, size: number): Promise<Buffer> => {
    const key = `${size} ${facts?.icon?.url} ${facts?.accent?.light}`;
    const cached = rendered.get(key);
    if (cached) return cached;
    const upload = UPLOAD.exec(facts?.icon?.url ?? '')?.[1];
    const stored = upload ? await storage?.read(upload) : null;
    const source = stored ? sharp(await buffer(stored)) : await defaultIcon(facts);
    const fitted = { width: size, height: size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const file = await source.resize(fitted).png().toBuffer();
    rendered.set(key, file);
    return file;
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.get([...Object.keys(SIZES), '/favicon.svg', '/manifest.webmanifest'], async (request, response, next) => {
    const facts = await siteState.get().catch(() => undefined);
    response.set('Cache-Control', 'public, max-age=3600');
    if (request.path === '/manifest.webmanifest') {
      if (!facts) return next();
      response.type('application/manifest+json').send(JSON.stringify(manifest(facts)));
      return;
    }
    const { icon } = facts ?? {};
    if (icon && !UPLOAD.test(icon.url)) return next();
    const size = SIZES[request.path];
    if (size !== undefined) {
      response.type('image/png').send(await renderIcon(facts, size));
      return;
    }
    const picture = icon && (await renderIcon(facts, 64)).toString('base64');
    const svg = picture
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${picture}"/></svg>`
      : defaultIconSvg(facts);
    response.type('image/svg+xml').send(svg);
  });
  return router;
}

/** For responses without content of their own: search engines do not index them. */
const HIDDEN: PageHeaders = { 'X-Robots-Tag': 'noindex' };
const FAILED: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Retry-After': '5' };
const SECRET: PageHeaders = { ...HIDDEN, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
/** The pages still exist and search engines should keep them: only 503 means that. */
const MAINTENANCE: PageHeaders = { 'Cache-Control': 'no-store', 'Retry-After': MAINTENANCE_RETRY_SECONDS };
const ADMINISTRATION = /^\/admin(?:\/|$)/;
/** Pages rendered ahead of requests, in all languages; a large catalogue must not delay startup. */
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
  /** Whether the pages report their visits. */
  countVisits?: boolean;
  /** Whether browsers store pages and answers for reading offline. */
  offline?: boolean;
  /** Folder for the pictures of shared links; without it, or without `files`, there are none. */
  cardFolder?: string;
  /** What live pieces show in other sites, by their names; each place has a page. */
  embeds?: Readonly<Record<string, PieceEmbeds>>;
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
  countVisits = false,
  offline = false,
  cardFolder,
  releasedFolder,
  embeds = {},
  ...options
}: PagesOptions): PageServer {
  const feeds = createFeeds(db, options.publicUrl, options.fetch, () => listPiecePaths(db, embeds));
  const texts = createMarkdownPages({ siteState, fetch: options.fetch, base: options.publicUrl });
  const redirects = createRedirects(db, options.log);
  const marks = [...(countVisits ? ['visits'] : []), ...(offline ? ['offline'] : [])];
  const store = createPageStore({ ...options, template: readTemplate(clientFolder, marks) });

  // Without its database the site serves the cached pages.
  const readFacts = () => siteState.get().catch(() => undefined);

  const ceiling = createNetworkCeiling(MAX_RENDERINGS_PER_MINUTE, rateLimitFactor);
  /** Milliseconds to wait for an uncached page, when the network is over its limit. */
  const checkCeiling = (request: Request, address: Address): number | null => {
    const cached = (address.kind !== 'public' && address.kind !== 'secret') || store.has(address.key);
    return cached ? null : ceiling.count(request.ip);
  };

  const respond = async (request: Request, response: Response): Promise<void> => {
    const address = classifyUrl(request.url);
    if (address.kind === 'redirect') return response.redirect(address.status, address.to);
    const site = await readFacts();
    const { language, path } = splitLanguage(request.path);
    if (site?.maintenance && !ADMINISTRATION.test(path)) {
      return sendPage(request, response, await store.closed(site, language), MAINTENANCE);
    }
    const appearance = site ?? DEFAULT_APPEARANCE;
    const waitMs = checkCeiling(request, address);
    if (waitMs !== null)
      return sendPage(request, response, store.unrendered(429, appearance, language), tooMany(waitMs));
    const page = await store.get(address, appearance);
    if (address.kind === 'public') {
      const to = await redirects.follow(request, page.status);
      if (to !== undefined) return response.set('Cache-Control', 'no-cache').redirect(301, to);
    }
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
  router.get(RULES_PATH, serveSpeculationRules);
  router.get(WORKER_PATH, serveWorker(clientFolder, offline));
  router.use(forPaths(BRAND_FILE, brandFiles(siteState, files)));
  router.use(staticFiles(clientFolder, releasedFolder));
  router.use(feeds.router);
  router.use(texts.router);
  router.use(createEmbeds({ db, siteState, base: options.publicUrl, embeds }));
  if (files && cardFolder) {
    const { fetch } = options;
    router.use(createShareCards({ siteState, files, fetch, folder: cardFolder, rateLimitFactor }));
  }
  router.use(async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return respond(request, response);
    response.set('Allow', 'GET, HEAD');
    if (request.accepts(['text', 'html']) !== 'html') {
      response.status(405).type('text/plain').send('This method is not available here\n');
      return;
    }
    const { language } = splitLanguage(request.path);
    const text = t(
      language,
    )`Nothing was sent. Please turn on JavaScript for this site in your browser, go back and send it again.`;
    const title = t(language)`This form needs JavaScript`;
    sendPlainPage(response, 405, { language, title, content: [h('p', text)] });
  });

  return {
    router,
    ...createFastPath(siteState, store),
    forget: (change) => {
      store.forget(change);
      feeds.forget(change);
      redirects.forget(change);
      texts.forget(change);
    },
    warm: async (signal) => {
      const paths = await listPaths(db, { offset: 0, limit: WARMED_PAGES / LANGUAGES.length });
      for (const language of LANGUAGES)
        for (const { path } of paths) {
          if (signal.aborted) return;
          const key = toLanguagePath(path, language);
          await store.get({ kind: 'public', key }, (await readFacts()) ?? DEFAULT_APPEARANCE);
        }
    },
  };
}
