import { BETWEEN_MARGINS, EDGE_TO_EDGE } from '@/lib/picture-sizes.ts';

/** The `sizes` of pictures from edge to edge; the preload link in the page head uses the same value. */
export const HERO_SIZES = EDGE_TO_EDGE;

/** Two in a row beside each other on wide screens. */
export const CARD_SIZES = `(min-width: 1024px) 37rem, ${BETWEEN_MARGINS}`;
