/**
 * The ends of `sizes` values for phones. At a device pixel ratio of 3 they select the file for 2: the difference is
 * invisible, and the page's largest picture is a third smaller.
 */
const HIGH_DENSITY_PHONE = '(min-resolution: 2.5dppx) 66vw';

/** From edge to edge; 99, so that a screen slightly wider than a file does not fetch the next one. */
export const EDGE_TO_EDGE = `${HIGH_DENSITY_PHONE}, 99vw`;

/** Between the page's margins. */
export const BETWEEN_MARGINS = `${HIGH_DENSITY_PHONE}, 94vw`;
