import type { QueryClient } from '@tanstack/react-query';
import { getListPostsQueryOptions, listPosts } from '@/api/generated/blog/blog.ts';
import type { ListPostsParams } from '@/api/generated/model/listPostsParams.ts';
import type { Post } from '@/api/generated/model/post.ts';
import { sideCategories } from '../blog-categories.ts';
import { countOf, newestPosts, sameCategory } from '../post-lists.ts';
import { findNeighbours, type Neighbours, NO_NEIGHBOURS } from './neighbours.ts';

/** Fetches the lists beside and below an article. A failure leaves its part out and is no failure of the page. */
export async function loadSides(queryClient: QueryClient, { category }: Post): Promise<void> {
  const lists = [newestPosts, sameCategory(category), ...sideCategories.map(countOf)];
  await Promise.allSettled(lists.map((params) => queryClient.ensureQueryData(getListPostsQueryOptions(params))));
}

/**
 * The articles before and after this one. A served page keeps only these two: the lists they were found in would
 * travel with it for nothing. In the browser the lists are those of /blog.
 */
export function loadNeighbours(queryClient: QueryClient, post: Post): Promise<Neighbours> {
  const load = (page: number) => {
    const params: ListPostsParams = page > 1 ? { page } : {};
    return import.meta.env.SSR ? listPosts(params) : queryClient.ensureQueryData(getListPostsQueryOptions(params));
  };
  return findNeighbours(post, load).catch(() => NO_NEIGHBOURS);
}
