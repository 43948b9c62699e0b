/**
 * Ends of `sizes` texts for phones. With three points per pixel they get the file for two: nobody sees the difference,
 * and the page's largest picture is a third smaller.
 */
const SHARP_PHONE = '(min-resolution: 2.5dppx) 66vw';

/** From edge to edge; 99, so that a screen just above a file's width does not fetch the next one. */
export const EDGE_TO_EDGE = `${SHARP_PHONE}, 99vw`;

/** Between the page's margins. */
export const BETWEEN_MARGINS = `${SHARP_PHONE}, 94vw`;
