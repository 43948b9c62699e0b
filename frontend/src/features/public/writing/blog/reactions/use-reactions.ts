import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  getGetPostReactionsQueryKey,
  getListSavedPostsQueryKey,
  likePost,
  savePost,
  unlikePost,
  unsavePost,
  useGetPostReactions,
} from '@/api/generated/blog/blog.ts';
import type { Post, PostReactions } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { areCookiesBlocked, COOKIES_BLOCKED } from '@/lib/blocked-cookies.ts';
import { session } from '@/session/session.ts';
import { applyReaction, type ReactionChange } from './reactions.ts';

export type PostWithCounts = Pick<Post, 'id' | 'likes' | 'saves' | 'comments'>;

/** A reader returning from another tab sees the changes made there. */
const STALE_TIME_MS = 5_000;

const CALLS = { like: [unlikePost, likePost], save: [unsavePost, savePost] } as const;

const FAILED = { like: t`Failed to like the article`, save: t`Failed to save the article` } as const;

/** A click counts even if the reader leaves the page immediately. */
const LASTING = { keepalive: true } as const;

/**
 * Calls of all tabs run one after another: the first one sets the visitor's cookie, which identifies the visitor to the
 * next. Browsers without locks run them concurrently.
 */
const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('reactions', work) : work();

/**
 * Likes, saves and comments of an article. The server-rendered page has the counts; this reader's own reactions load
 * afterwards. A click shows immediately and is reverted, with a message, when the server refuses it.
 */
export function useReactions(post: PostWithCounts) {
  const id = String(post.id);
  const key = getGetPostReactionsQueryKey(id);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { data } = useGetPostReactions(id, { query: { staleTime: STALE_TIME_MS } });
  const { likes, saves, comments } = post;
  const served: PostReactions = { likes, saves, comments, liked: false, saved: false };
  const scope = { id: `reactions ${id}` };

  const put = (change: ReactionChange) =>
    queryClient.setQueryData<PostReactions>(key, (seen = served) => applyReaction(seen, change));
  const isLast = () => queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 1;

  const { mutate } = useMutation({
    scope,
    mutationFn: ({ reaction: mark, on }: ReactionChange) => enqueue(() => CALLS[mark][on ? 1 : 0](id, LASTING)),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: key });
      put(change);
    },
    onSuccess: (answer) => {
      // A fetch answered in between would show the state before the next change.
      if (isLast()) queryClient.setQueryData(key, answer);
    },
    onError: (error, { reaction: mark, on }) => {
      put({ reaction: mark, on: !on });
      show({ text: errorMessage(error, FAILED[mark]), tone: 'danger' });
      if (isLast()) void queryClient.invalidateQueries({ queryKey: key });
    },
    onSettled: (_answer, _error, { reaction: mark }) => {
      if (mark === 'save') void queryClient.invalidateQueries({ queryKey: getListSavedPostsQueryKey() });
    },
  });

  const press: typeof mutate = (change) => {
    if (areCookiesBlocked() && !session.read().token) show({ text: COOKIES_BLOCKED, tone: 'notice' });
    else mutate(change);
  };
  return { reactions: data ?? served, press };
}
