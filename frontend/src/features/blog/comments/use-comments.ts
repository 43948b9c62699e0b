import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getGetPostReactionsQueryKey } from '@/api/generated/blog/blog.ts';
import { getListCommentsQueryKey, listComments } from '@/api/generated/comments/comments.ts';
import type { CommentPage } from '@/api/generated/model.ts';

const PER_PAGE = 10;

/** The comments of an article, newest first; each call of `more` loads another page. */
export function useComments(postId: number) {
  const id = String(postId);
  const queryClient = useQueryClient();
  const key = getListCommentsQueryKey(id, { limit: PER_PAGE });
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => listComments(id, { page: pageParam, limit: PER_PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }: CommentPage) => (page * limit < total ? page + 1 : undefined),
  });
  const pages = query.data?.pages;
  return {
    query: {
      // A comment added while pages are loaded shifts the others; each is shown only once.
      data: pages && [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
    total: pages?.at(-1)?.total ?? 0,
    more: query.hasNextPage ? { load: () => void query.fetchNextPage(), busy: query.isFetchingNextPage } : null,
    /** After one's own change: refetches the list and the article's counts. */
    renew: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: getGetPostReactionsQueryKey(id) }),
      ]);
    },
  };
}
