/** Hits of a search up to so many are counted one by one and can all be paged through. */
export const COUNTED = 1_000;

/** A list that is a plain array answers whole up to so many rows. */
const WHOLE_LIST = 2_000;
/** Rows of a search that names no limit. */
const SEARCH_LIMIT = 500;

/** Rows that one call of such a list answers at most. */
export const arrayLimit = ({ search, limit }: { search?: string | undefined; limit?: number | undefined }): number =>
  limit ?? (search ? SEARCH_LIMIT : WHOLE_LIST);

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
