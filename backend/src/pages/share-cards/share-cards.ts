import { createHash } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { LANGUAGES, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { forPaths } from '../../http/for-paths.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import { tooMany } from '../../http/protection/limits.ts';
import { createNetworkCeiling } from '../../http/protection/network-ceiling.ts';
import type { SiteState } from '../../http/site-state.ts';
import { DEFAULT_ACCENT } from '../../lib/papers/paper-pdf.ts';
import { drawShareCard } from '../../lib/share-cards/share-card.ts';
import { readSitePicture } from '../../storage/site-pictures.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { readCardContent } from './card-contents.ts';
import { createCardStore } from './card-store.ts';

/** Raised when the drawing of cards changes, so that no earlier one is served. */
const DESIGN = 1;
/** New cards that one network may have drawn per minute; each takes a second of a processor. */
const MAX_DRAWN_PER_MINUTE = 30;

const CACHED = { 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' };

interface ShareCards {
  siteState: Pick<SiteState, 'get'>;
  files: Pick<FileStorage, 'read'>;
  fetch: InProcessFetch;
  /** Folder of the drawn cards. */
  folder: string;
  rateLimitFactor: number;
}

/**
 * Pictures for shared links at `/share-cards/<kind>-<id>.png` and, in Bangla, below `/bn`: the words of the page, drawn in the
 * site's design. They exist for what visitors can see, and show its present state; the query that pages add to the URL
 * only makes networks fetch them again.
 */
export function createShareCards({ siteState, files, fetch, folder, rateLimitFactor }: ShareCards): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  const store = createCardStore(folder);
  const ceiling = createNetworkCeiling(MAX_DRAWN_PER_MINUTE, rateLimitFactor);
  for (const language of LANGUAGES)
    router.get(toLanguagePath('/share-cards/:name.png', language), async (request, response, next) => {
      const { name } = request.params as { name: string };
      const state = await siteState.get();
      if (state.maintenance) return next();
      const found = await readCardContent(name, language, fetch);
      if (!found) return next();
      const { title, kicker, picture } = found.content;
      const { logo } = found.site;
      const accent = state.accent?.light ?? DEFAULT_ACCENT;
      // A logo without letters has the name beside it; without a logo only the name is shown.
      const face = { language, title, kicker, name: found.site.name, accent, showName: logo?.showName ?? true };
      const shown = JSON.stringify([DESIGN, face, picture, logo?.light]);
      const hash = createHash('sha256').update(shown).digest('hex').slice(0, 32);
      const headers = { ...CACHED, ETag: `"${hash}"` };
      if (request.get('if-none-match') === headers.ETag) {
        response.set(headers).status(304).end();
        return;
      }
      const waitMs = (await store.has(hash)) ? null : ceiling.count(request.ip);
      if (waitMs !== null) throw tooMany(waitMs);
      const card = await store.get(hash, async () =>
        drawShareCard({
          ...face,
          logo: logo && (await readSitePicture(files, logo.light)),
          picture: picture === null ? null : await readSitePicture(files, picture),
        }),
      );
      response.set(headers).type('png').send(card);
    });
  return forPaths(/^(?:\/[a-z]{2})?\/share-cards\//, router);
}
