import { type RequestHandler, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { toLogoPng, toPng, toThumbnail, toWidePicture } from '../lib/images/mail-images.ts';
import { drawRiver } from '../lib/papers/paper-art.ts';
import { DEFAULT_ACCENT } from '../lib/papers/paper-pdf.ts';
import { readSitePicture } from '../storage/site-pictures.ts';
import type { FileStorage } from '../storage/storage.ts';
import { forPaths } from './for-paths.ts';
import type { SiteState } from './site-state.ts';

/** Rendered pictures in memory: thumbnails have a few kilobytes, wide ones up to 200. */
const MAX_CACHED = 200;
const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/** Twice the width of an email. */
const RIVER_WIDTH = 1200;
/** In millimetres: the river of a paper, seen from closer. */
const RIVER_SPAN = 170;

const NAME = /^([\w-]+)\.jpg$/;

const FORMS = { thumbnail: toThumbnail, wide: toWidePicture };

interface MailPictures {
  storage: FileStorage;
  siteState: Pick<SiteState, 'get'>;
}

/**
 * Pictures of emails at /mail: logo, river and products' pictures, in formats that mail programs show. Emails are kept
 * for years, so these URLs are permanent and serve the current design; the query string only busts the caches of mail
 * programs.
 */
export function mailPictures({ storage, siteState }: MailPictures): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  const rendered = new LRUCache<string, Buffer>({
    max: MAX_CACHED,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const send = async (response: Response, key: string, type: string, render: () => Promise<Buffer | null>) => {
    const bytes = rendered.get(key) ?? (await render());
    if (!bytes) return false;
    rendered.set(key, bytes);
    response.set({ 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.type(type).send(bytes);
    return true;
  };
  const sendLogo = async (response: Response, theme: 'light' | 'dark') => {
    const path = (await siteState.get()).logo?.[theme];
    if (path === undefined) return false;
    return send(response, `${theme} ${path}`, 'png', async () => {
      const bytes = await readSitePicture(storage, path);
      return bytes && toLogoPng(bytes, theme === 'light');
    });
  };
  router.get('/mail/logo.png', async (_request, response, next) => {
    if (!(await sendLogo(response, 'light'))) next();
  });
  router.get('/mail/logo-dark.png', async (_request, response, next) => {
    if (!(await sendLogo(response, 'dark'))) next();
  });
  router.get('/mail/river.png', async (_request, response, next) => {
    const accent = (await siteState.get()).accent?.light ?? DEFAULT_ACCENT;
    const render = () => toPng(drawRiver(accent, RIVER_SPAN), RIVER_WIDTH);
    if (!(await send(response, `river ${accent}`, 'png', render))) next();
  });
  const sendPicture = async (response: Response, form: keyof typeof FORMS, name: string) => {
    const stem = NAME.exec(name)?.[1];
    if (stem === undefined) return false;
    return send(response, `${form} ${stem}`, 'jpeg', async () => {
      const upload = await readSitePicture(storage, `/uploads/pictures/${stem}.webp`);
      const bytes = upload ?? (await readSitePicture(storage, `/media/${stem}.webp`));
      return bytes && FORMS[form](bytes);
    });
  };
  router.get('/mail/pictures/:name', async (request, response, next) => {
    if (!(await sendPicture(response, 'thumbnail', request.params.name))) next();
  });
  router.get('/mail/wide/:name', async (request, response, next) => {
    if (!(await sendPicture(response, 'wide', request.params.name))) next();
  });
  return forPaths(/^\/mail\//, router);
}
