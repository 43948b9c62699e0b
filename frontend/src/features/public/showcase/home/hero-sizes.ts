import { EDGE_TO_EDGE } from '@/lib/picture-sizes.ts';

/** `sizes` of the hero's pictures; the page's preload must use the same value. */
export const HERO_SIZES = `(min-width: 1024px) 57vw, ${EDGE_TO_EDGE}`;
