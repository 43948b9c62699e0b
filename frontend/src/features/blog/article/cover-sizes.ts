import { EDGE_TO_EDGE } from '@/lib/picture-sizes.ts';

/** The `sizes` of the cover's picture; the page's head fetches it with the same text. */
export const COVER_SIZES = `(min-width: 768px) 56vw, ${EDGE_TO_EDGE}`;
