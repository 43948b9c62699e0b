import { BETWEEN_MARGINS } from '@/lib/picture-sizes.ts';

/** The `sizes` of an article's picture by variant; the list's preload link uses the same value for the first one. */
export const postSizes = {
  lead: `(min-width: 1280px) 848px, (min-width: 1024px) 64vw, ${BETWEEN_MARGINS}`,
  half: `(min-width: 1280px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, ${BETWEEN_MARGINS}`,
  third: `(min-width: 1280px) 373px, (min-width: 640px) 30vw, ${BETWEEN_MARGINS}`,
  wide: `(min-width: 1280px) 576px, (min-width: 640px) 46vw, ${BETWEEN_MARGINS}`,
} as const;
