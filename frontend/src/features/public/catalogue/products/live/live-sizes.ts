import { BETWEEN_MARGINS } from '@/lib/picture-sizes.ts';

/** `sizes` of a picture that fills the larger column of a `LiveCard`. */
export const LIVE_SIZES = `(min-width: 1024px) 700px, ${BETWEEN_MARGINS}`;
