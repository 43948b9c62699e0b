const PAGE_SIZE = 12;

/** The request for a page of the list; the route and the screen must send the same. */
export const transactionParams = (page = 1) => ({ page, limit: PAGE_SIZE });
