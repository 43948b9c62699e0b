/** Up to this many hits of a search are counted exactly and can all be paged through. */
export const COUNTED = 1_000;

/** Maximum number of rows for which a list that is a plain array is returned whole. */
const WHOLE_LIST = 2_000;
/** Default limit of a search. */
const SEARCH_LIMIT = 500;

/** Maximum number of rows in one response of such a list. */
export const arrayLimit = ({ search, limit }: { search?: string | undefined; limit?: number | undefined }): number =>
  limit ?? (search ? SEARCH_LIMIT : WHOLE_LIST);

/** The number of pages of a list; with an estimated total only those of the counted rows. */
export const pagesOf = ({
  total,
  estimated,
  limit,
}: {
  total: number;
  estimated?: boolean | undefined;
  limit: number;
}): number => (estimated ? Math.floor(COUNTED / limit) : Math.ceil(total / limit));
