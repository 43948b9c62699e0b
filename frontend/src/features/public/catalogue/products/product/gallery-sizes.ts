import { EDGE_TO_EDGE } from '@/lib/picture-sizes.ts';

/** `sizes` of the large picture; the page's preload must use the same value. */
export const GALLERY_SIZES = `(min-width: 1024px) 57vw, ${EDGE_TO_EDGE}`;
