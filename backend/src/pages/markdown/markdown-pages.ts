import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Site } from '../../../../contract/generated/model.ts';
import { type Language, splitLanguage, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { forPaths } from '../../http/for-paths.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import type { SiteState } from '../../http/site-state.ts';
import { type Change, isAffected } from '../../lib/changes.ts';
import { createRevalidatingCache } from '../../lib/revalidating-cache.ts';
import { contentHash } from '../cache/compressed-response.ts';
import { createReadPublic } from '../public-answers.ts';
import { type Part, writeMarkdown } from './markdown-writer.ts';
import { hasMarkdown, readPageParts } from './page-parts.ts';
import { readSiteSummary } from './site-summary.ts';

const MAX_CACHED = 200;
const MINUTE_MS = 60_000;
/** The tags of everything that these documents contain. */
const TAGS = [
  'products',
  'bundles',
  'posts',
  'services',
  'about',
  'site',
  'legal',
  'pages',
  'case-studies',
  'newsletters',
];
const SUMMARY = '/llms.txt';

interface TextDocument {
  /** Empty for a page that visitors cannot see. */
  body: string;
  etag: string;
}

interface MarkdownPages {
  siteState: Pick<SiteState, 'get'>;
  fetch: InProcessFetch;
  /** Origin of the site. */
  base: string;
}

/**
 * Public pages in Markdown, at their path with `.md`, and `/llms.txt`, which lists them, in both languages. They are made from the
 * public API: what a page hides is hidden here, too. Search engines are led to the page itself.
 */
export function createMarkdownPages({ siteState, fetch, base }: MarkdownPages): {
  router: RequestHandler;
  forget(change: Change): void;
} {
  const documents = createRevalidatingCache<TextDocument>({
    name: 'markdown',
    max: MAX_CACHED,
    freshMs: MINUTE_MS,
    keepMs: 30 * MINUTE_MS,
    // Made-up paths cannot evict pages that exist.
    verdict: ({ body }) => (body === '' ? 'drop' : 'keep'),
  });

  const write = async (path: string, language: Language): Promise<TextDocument> => {
    const read = createReadPublic(fetch, language);
    const site = await read<Site>('/api/site');
    const url = base + toLanguagePath(encodeURI(path), language);
    const parts: Part =
      site === undefined
        ? null
        : path === SUMMARY
          ? await readSiteSummary(read, language, site)
          : await readPageParts(path, { read, language, site });
    const body = parts ? writeMarkdown([parts], url) : '';
    return { body, etag: `"${contentHash(Buffer.from(body))}"` };
  };

  const send = async (request: Request, response: Response, next: () => void) => {
    const { language, path } = splitLanguage(request.path);
    let page: string;
    try {
      page = path === SUMMARY ? path : decodeURIComponent(path.slice(0, -'.md'.length));
    } catch {
      return next();
    }
    if (page !== SUMMARY && !hasMarkdown(page)) return next();
    if ((await siteState.get()).maintenance) return next();
    const { body, etag } = await documents.get(`${language} ${page}`, () => write(page, language));
    if (body === '') return next();
    response.set({ 'Cache-Control': 'public, max-age=300', ETag: etag, 'Content-Language': language });
    if (page !== SUMMARY)
      response.set({
        'X-Robots-Tag': 'noindex',
        Link: `<${base}${toLanguagePath(encodeURI(page), language)}>; rel="canonical"`,
      });
    if (request.fresh) response.status(304).end();
    else response.type(page === SUMMARY ? 'text/plain' : 'text/markdown').send(body);
  };

  const router = Router({ strict: true, caseSensitive: true });
  router.get(/\/llms\.txt$|\.md$/, send);
  return {
    router: forPaths(/^(?:\/[a-z]{2})?\/llms\.txt$|\.md$/, router),
    forget: (change) => {
      if (isAffected(change, TAGS)) documents.clear();
    },
  };
}
