import type { QueryClient } from '@tanstack/react-query';
import { getListPostsQueryKey, getListPostsQueryOptions, listPosts } from '@/api/generated/blog/blog.ts';
import type { ListPostsParams } from '@/api/generated/model/listPostsParams.ts';
import type { Post } from '@/api/generated/model/post.ts';
import type { PostPage } from '@/api/generated/model/postPage.ts';
import { sideCategories } from '../blog-categories.ts';
import { countOf, newestPosts, sameCategory } from '../post-lists.ts';
import { findNeighbours, type Neighbours, NO_NEIGHBOURS } from './neighbours.ts';

/**
 * Fetches what stands around an article. A failure leaves its part out and is no failure of the page. A served page
 * waits for all of it; in the browser the text is shown at once and the rest may come later.
 */
export async function loadAround(
  queryClient: QueryClient,
  post: Post,
): Promise<{ neighbours: Neighbours | Promise<Neighbours> }> {
  const neighbours = findNeighbours(post, pageLoader(queryClient)).catch(() => NO_NEIGHBOURS);
  const counts = sideCategories.map(countOf);
  const lists = [newestPosts, sameCategory(post.category), ...counts];
  const sides = Promise.allSettled(
    lists.map((params) => queryClient.ensureQueryData(getListPostsQueryOptions(params))),
  );
  if (!import.meta.env.SSR) return { neighbours };
  await sides;
  // Only the totals are shown: the articles would travel with the page for nothing.
  for (const params of counts)
    queryClient.setQueryData<PostPage>(getListPostsQueryKey(params), (page) => page && { ...page, items: [] });
  return { neighbours: await neighbours };
}

/** Pages of the whole list: those of /blog in the browser; not kept on the server, which needs two of their articles. */
const pageLoader = (queryClient: QueryClient) => (page: number) => {
  const params: ListPostsParams = page > 1 ? { page } : {};
  return import.meta.env.SSR ? listPosts(params) : queryClient.ensureQueryData(getListPostsQueryOptions(params));
};
