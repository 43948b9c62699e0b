import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReviewPage, ReviewSort } from '@/api/generated/model.ts';
import { getListReviewsQueryKey, listReviews } from '@/api/generated/reviews/reviews.ts';

const PER_PAGE = 6;

/** Reviews of a product; each call of `more` loads another page. */
export function useReviews(productId: number, sort: ReviewSort, stars: number | undefined) {
  const id = String(productId);
  const params = { sort, limit: PER_PAGE, ...(stars === undefined ? {} : { stars }) };
  const query = useInfiniteQuery({
    queryKey: getListReviewsQueryKey(id, params),
    queryFn: ({ pageParam, signal }) => listReviews(id, { ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }: ReviewPage) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const last = pages?.at(-1);
  return {
    query: {
      // A review added while pages are loaded shifts the others; each is shown only once.
      data: last && {
        ...last,
        items: [...new Map(pages?.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
      },
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
    more: query.hasNextPage ? { load: () => void query.fetchNextPage(), busy: query.isFetchingNextPage } : null,
  };
}
