import type { QueryClient } from '@tanstack/react-query';
import { getListPostsQueryOptions, getListPostTopicsQueryOptions, listPosts } from '@/api/generated/blog/blog.ts';
import type { ListPostsParams, Post } from '@/api/generated/model.ts';
import { popularPosts, sameCategory } from '../post-lists.ts';
import { findAdjacentPosts, NO_ADJACENT_POSTS, type PostPair } from './find-adjacent-posts.ts';

/**
 * Loads everything around an article. A failed part is left out and does not fail the page. A server-rendered page
 * waits for all parts; in the browser the text is shown immediately and the parts may follow.
 */
export async function loadAdjacent(
  queryClient: QueryClient,
  post: Post,
): Promise<{ neighbours: PostPair | Promise<PostPair> }> {
  const neighbours = findAdjacentPosts(post, pageLoader(queryClient)).catch(() => NO_ADJACENT_POSTS);
  const lists = [popularPosts, sameCategory(post.category)];
  const sides = Promise.allSettled([
    ...lists.map((params) => queryClient.ensureQueryData(getListPostsQueryOptions(params))),
    queryClient.ensureQueryData(getListPostTopicsQueryOptions()),
  ]);
  if (!import.meta.env.SSR) return { neighbours };
  await sides;
  return { neighbours: await neighbours };
}

/**
 * Pages of the whole list: those of /blog in the browser; not cached on the server, which needs only two of their
 * articles.
 */
const pageLoader = (queryClient: QueryClient) => (page: number) => {
  const params: ListPostsParams = page > 1 ? { page } : {};
  return import.meta.env.SSR ? listPosts(params) : queryClient.ensureQueryData(getListPostsQueryOptions(params));
};
