const PAGE_SIZE = 5;

/** The call behind a page of the list; the route and the screen must ask for the same. */
export const payoutParams = (page = 1) => ({ page, limit: PAGE_SIZE });
