import { EDGE_TO_EDGE } from '@/lib/picture-sizes.ts';

/** The `sizes` of the cover's picture; the preload link in the page head uses the same value. */
export const COVER_SIZES = `(min-width: 768px) 56vw, ${EDGE_TO_EDGE}`;
