/** The heading that names the section of a live piece. */
export const LIVE_TITLE = 'live-title';
