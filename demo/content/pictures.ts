import media from './media.json' with { type: 'json' };
import type { MediaEntry, PictureContent } from './types.ts';

const entries: Record<string, MediaEntry | undefined> = media;

/**
 * The picture rendered under `key`, for example `products/ramadan-cover`. A key without an entry returns a plain single
 * file, so that texts can be seeded before the artwork is rendered.
 */
export function picture(key: string, alt: string): PictureContent {
  const entry = entries[key];
  if (!entry) return { url: `/media/${key}.webp`, alt, width: 1200, height: 900, widths: [], placeholder: null };
  const { url, width, height, widths, placeholder } = entry;
  return { url, alt, width, height, widths, placeholder };
}

const keys = new Map(Object.entries(media).map(([key, { url }]) => [url, key]));

/** The version of a picture that is drawn in Bangla, under the same key after `bn/`; undefined without one. */
export function banglaPicture(url: string): MediaEntry | undefined {
  const key = keys.get(url);
  return key === undefined ? undefined : entries[`bn/${key}`];
}

/** A single plain file of the demo's own logos and icons. */
export const vectorPicture = (url: string, width: number, height: number): PictureContent => ({
  url,
  alt: '',
  width,
  height,
  widths: [],
  placeholder: null,
});

/** Preview of shared links; every page of the demo also has its own. */
export const sharePicture: PictureContent = vectorPicture('/media/og-home-b2747d33.png', 1200, 630);

/** A picture between the paragraphs of a Markdown text, with its caption. */
export const figureIn = ({ url, alt }: PictureContent, caption: string): string => `![${alt}](${url} "${caption}")`;
