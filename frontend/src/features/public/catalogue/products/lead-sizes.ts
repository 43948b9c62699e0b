import { BETWEEN_MARGINS } from '@/lib/picture-sizes.ts';

/** `sizes` of the first picture of the list; the page's preload must use the same value. */
export const LEAD_SIZES = `(min-width: 1280px) 787px, (min-width: 1024px) 64vw, ${BETWEEN_MARGINS}`;
