/** Hits of a search up to so many are counted one by one and can all be paged through. */
export const COUNTED = 1_000;

/** How many pages a list has; of an estimated number only those of the counted rows. */
export const pagesOf = ({
  total,
  estimated,
  limit,
}: {
  total: number;
  estimated?: boolean | undefined;
  limit: number;
}): number => (estimated ? Math.floor(COUNTED / limit) : Math.ceil(total / limit));
