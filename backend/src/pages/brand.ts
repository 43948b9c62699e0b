import { buffer } from 'node:stream/consumers';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { SiteInfo, SiteState } from '../http/site-state.ts';
import { drawSvg } from '../lib/images/svg-drawing.ts';
import type { FileStorage } from '../storage/storage.ts';

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
export const BRAND_FILE = /^\/(?:favicon|apple-touch-icon|icon-\d+|manifest)\./;

/** A ring on the accent colour, while the owner has no picture: no one's logo. */
const defaultIconSvg = (facts: SiteInfo | undefined): string => {
  const ground = facts?.accent?.light ?? ACCENT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><circle cx="16" cy="16" r="7" fill="none" stroke="#fff" stroke-width="4"/></svg>`;
};

const manifest = ({ name, description, accent }: SiteInfo) => ({
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
});

/**
 * Icons and manifest with the site's name: made from the owner's picture, or plain without one. A picture among the
 * built files, like the demo's, has its own files there.
 */
export function brandFiles(siteState: SiteState, storage: Pick<FileStorage, 'read'> | undefined): Router {
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
