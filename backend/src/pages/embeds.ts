import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Kysely } from 'kysely';
import { t } from '../../../contract/i18n/macros.ts';
import { LANGUAGES, type Language, toLanguagePath } from '../../../contract/rules/languages.ts';
import type { Database } from '../db/schema.ts';
import { forPaths } from '../http/for-paths.ts';
import type { SiteState } from '../http/site-state.ts';
import { listPieceProducts } from './embeds.repository.ts';

interface LabelledText {
  readonly label: string;
  readonly value: string;
}

/** What a live piece shows of a place. */
interface EmbeddedPlace {
  readonly title: string;
  readonly day: string;
  readonly date: string;
  readonly figures: readonly LabelledText[];
  readonly rows: readonly LabelledText[];
  readonly freshSeconds: number;
}

/** The places of a live piece, and what it shows of them. */
export interface PieceEmbeds {
  readonly places: readonly string[];
  readonly render: (place: string, language: Language, now: number) => EmbeddedPlace | undefined;
}

const STYLE = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{margin:0}main{box-sizing:border-box;max-width:30rem;padding:1rem 1.25rem;border:1px solid #8885;border-radius:12px}',
  'h1{margin:0;font-size:1.125rem;line-height:1.3}time{display:block;margin-top:.25rem;font-size:.875rem;opacity:.75}',
  'dl{display:grid;gap:.75rem;margin:1rem 0 0}div{min-width:0}dt{font-size:.8125rem;opacity:.75}dd{margin:0;font-weight:600}',
  '.figures{grid-template-columns:1fr 1fr}.figures dd{font-size:1.5rem;line-height:1.2}',
  '.rows{grid-template-columns:repeat(auto-fit,minmax(3.25rem,1fr));gap:.5rem;font-size:.875rem}',
  'p{margin:1rem 0 0;font-size:.8125rem;opacity:.75}a{color:inherit;text-underline-offset:.2em}',
].join('');

/** Any site may frame these pages: they have no session, no form and no script. */
const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=60',
  // The page of the same place is in search results, not its frame.
  'X-Robots-Tag': 'noindex',
};

const list = (name: string, items: readonly LabelledText[]) =>
  h(
    'dl',
    { class: name },
    items.map(({ label, value }) => h('div', [h('dt', label), h('dd', value)])),
  );

interface EmbedOptions {
  language: Language;
  /** The full page. */
  url: string;
  siteName: string;
}

/** A page without scripts and files, which loads itself again when it would be outdated. */
function renderEmbed(
  { title, day, date, figures, rows, freshSeconds }: EmbeddedPlace,
  { language, url, siteName }: EmbedOptions,
): string {
  return toHtml(
    h(null, [
      { type: 'doctype' },
      h('html', { lang: language }, [
        h('head', [
          h('meta', { charSet: 'utf-8' }),
          h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          h('meta', { httpEquiv: 'refresh', content: String(freshSeconds + 1) }),
          h('title', title),
          h('style', STYLE),
        ]),
        h('body', [
          h('main', [
            h('h1', title),
            h('time', { dateTime: day }, date),
            list('figures', figures),
            list('rows', rows),
            h('p', [h('a', { href: url, target: '_blank', rel: 'noopener' }, t(language)`From ${siteName}`)]),
          ]),
        ]),
      ]),
    ]),
  );
}

export interface EmbedDeps {
  db: Kysely<Database>;
  siteState: SiteState;
  /** Without a trailing slash. */
  base: string;
  embeds: Readonly<Record<string, PieceEmbeds>>;
}

/** `/product/<id>/embed/<place>` in each language, for frames of other sites. */
export function createEmbeds({ db, siteState, base, embeds }: EmbedDeps): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  for (const language of LANGUAGES) {
    router.get(toLanguagePath('/product/:id/embed/:place', language), async (request, response, next) => {
      const { id, place } = request.params as { id: string; place: string };
      const products = await listPieceProducts(db, Object.keys(embeds));
      const piece = products.find((product) => String(product.id) === id)?.piece;
      const content = piece === undefined ? undefined : embeds[piece]?.render(place, language, Date.now());
      const site = await siteState.get();
      if (!content || site.maintenance) return next();
      const url = base + toLanguagePath(`/product/${id}/live/${place}`, language);
      response.set(HEADERS).removeHeader('X-Frame-Options');
      response.type('html').send(renderEmbed(content, { language, url, siteName: site.name }));
    });
  }
  return forPaths(/\/embed\//, router);
}

/** Paths of the pages of live pieces, for the sitemap. */
export async function listPiecePaths(
  db: Kysely<Database>,
  embeds: Readonly<Record<string, PieceEmbeds>>,
): Promise<string[]> {
  const products = await listPieceProducts(db, Object.keys(embeds));
  return products.flatMap(({ id, piece }) =>
    (embeds[piece]?.places ?? []).map((place) => `/product/${id}/live/${place}`),
  );
}
