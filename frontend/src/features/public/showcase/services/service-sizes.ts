import { EDGE_TO_EDGE } from '@/lib/picture-sizes.ts';

/** `sizes` of a picture up to the window's edge; the page's preload must use the same value. */
export const EDGE_SIZES = `(min-width: 1024px) 66vw, ${EDGE_TO_EDGE}`;

/** `sizes` of one of two pictures side by side. */
export const PAIR_SIZES = `(min-width: 1328px) 43rem, (min-width: 640px) 52vw, ${EDGE_TO_EDGE}`;
