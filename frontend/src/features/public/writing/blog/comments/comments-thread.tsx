import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { getGetPostReactionsQueryKey } from '@/api/generated/blog/blog.ts';
import { getListCommentsQueryKey, listComments } from '@/api/generated/comments/comments.ts';
import type { Comment, CommentPage } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { afterDialog } from '@/lib/after-dialog.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { DeleteComment } from './delete-comment.tsx';

const PER_PAGE = 10;

/** The comments of an article, newest first; each call of `more` loads another page. */
function useComments(postId: number) {
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

interface CommentsThreadProps {
  readonly postId: number;
  /** Runs when a comment was deleted together with the pressed button. */
  readonly onDeleted: () => void;
}

/** The comment form and the comments. Loaded when scrolled near. */
export function CommentsThread({ postId, onDeleted }: CommentsThreadProps) {
  const { query, more, renew } = useComments(postId);
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const refetchWithout = async () => {
    await renew();
    afterDialog(onDeleted);
  };
  return (
    <>
      <CommentForm postId={postId} onPosted={renew} />
      <div className="mt-10">
        <QueryState
          query={query}
          loading={t`Loading comments`}
          skeleton={<CommentsSkeleton />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch comments`)}
          isEmpty={(comments) => comments.length === 0}
          empty={
            <p className="text-muted-foreground">
              <Trans>No comments yet. Be the first.</Trans>
            </p>
          }
        >
          {(comments) => (
            <ol className="grid gap-8">
              {comments.map((comment) => (
                <li key={comment.id}>
                  <CommentItem comment={comment} onDelete={() => setLeaving(comment)} />
                </li>
              ))}
            </ol>
          )}
        </QueryState>
        {more ? (
          <Button variant="outline" busy={more.busy} onClick={more.load} className="mt-8">
            <Trans>Show more comments</Trans>
          </Button>
        ) : null}
      </div>
      <DeleteComment comment={leaving} onDeleted={refetchWithout} onClose={() => setLeaving(null)} />
    </>
  );
}
