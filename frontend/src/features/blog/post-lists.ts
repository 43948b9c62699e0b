import type { ListPostsParams, PostCard } from '@/api/generated/model.ts';

const RECENT = 3;
const POPULAR = 4;
const RELATED = 3;

/** The newest articles, asked for once: the list shows the first three of them, an article the first four. */
export const newestPosts: ListPostsParams = { limit: POPULAR };

/** One more than shown, because the article itself may be among them. */
export const sameCategory = (category: string): ListPostsParams => ({ category, limit: RELATED + 1 });

/** The articles under 'Recent Posts'. */
export const recentPosts = (newest: readonly PostCard[]): readonly PostCard[] => newest.slice(0, RECENT);

/** The articles under 'Popular Posts'. */
export const popularPosts = (newest: readonly PostCard[]): readonly PostCard[] => newest.slice(0, POPULAR);

/** Up to three articles of a category other than the one that is being read. */
export const relatedPosts = (id: number, posts: readonly PostCard[]): readonly PostCard[] =>
  posts.filter((post) => post.id !== id).slice(0, RELATED);
