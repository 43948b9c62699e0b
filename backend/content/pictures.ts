import media from './media.json' with { type: 'json' };
import type { MediaEntry, PictureContent } from './types.ts';

const entries: Record<string, MediaEntry | undefined> = media;

/**
 * The picture rendered under `key`, for example `products/ramadan-cover`.
 * A key without an entry gives a plain single file, so that texts can be seeded before the artwork is rendered.
 */
export function picture(key: string, alt: string): PictureContent {
  const entry = entries[key];
  if (!entry) return { url: `/media/${key}.webp`, alt, width: 1200, height: 900, widths: [], placeholder: null };
  const { url, width, height, widths, placeholder } = entry;
  return { url, alt, width, height, widths, placeholder };
}
