/** Id of the heading of a demo's section. */
export const LIVE_TITLE = 'live-title';
