/** Up to this many hits of a search are counted exactly and can all be paged through. */
export const MAX_COUNTED = 1_000;

/** Maximum number of rows for which a list that is a plain array is returned whole. */
const FULL_LIST_LIMIT = 2_000;
/** Default limit of a search. */
const SEARCH_LIMIT = 500;

/** Maximum number of rows in one response of such a list. */
export const toArrayLimit = ({ search, limit }: { search?: string | undefined; limit?: number | undefined }): number =>
  limit ?? (search ? SEARCH_LIMIT : FULL_LIST_LIMIT);

/** The number of pages of a list; with an estimated total only those of the counted rows. */
export const countPages = ({
  total,
  estimated,
  limit,
}: {
  total: number;
  estimated?: boolean | undefined;
  limit: number;
}): number => (estimated ? Math.floor(MAX_COUNTED / limit) : Math.ceil(total / limit));
