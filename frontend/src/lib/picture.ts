/** The fields of the contract's picture that rendering needs; sizes in pixels. */
export interface PictureFile {
  /** The largest WebP, named `<base>-<width>.webp`; any single file when `widths` is empty. */
  url: string;
  /** Every width that exists as `<base>-<width>.avif` and `.webp`, ascending. */
  widths: readonly number[];
}

export interface PictureSources {
  /** `srcset` values; null when the picture is a single plain file. */
  avif: string | null;
  webp: string | null;
  /** The file for browsers without `srcset`. */
  src: string;
}

const SIZED_NAME = /-\d+\.webp$/;

const candidates = (base: string, widths: readonly number[], type: 'avif' | 'webp') =>
  widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');

/** The files of a picture as `srcset` values for `<source>` and `<img>`. */
export function pictureSources({ url, widths }: PictureFile): PictureSources {
  if (widths.length === 0 || !SIZED_NAME.test(url)) return { avif: null, webp: null, src: url };
  const base = url.replace(SIZED_NAME, '');
  return { avif: candidates(base, widths, 'avif'), webp: candidates(base, widths, 'webp'), src: url };
}

/**
 * Attributes of a `<link>` that preloads a page's main picture from the head. The smallest AVIF is in `href`: React
 * moves a preload without `href`, which breaks hydration.
 * @param sizes the same value as on the picture, otherwise another file is fetched as well
 */
export function picturePreload(picture: PictureFile, sizes: string) {
  const { avif, src } = pictureSources(picture);
  const smallest = avif?.split(' ', 1)[0];
  const shared = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
  if (!avif || !smallest) return { ...shared, href: src };
  return { ...shared, href: smallest, type: 'image/avif', imageSrcSet: avif, imageSizes: sizes };
}
