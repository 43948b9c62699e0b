import type { ListPostsParams, PostCard } from '@/api/generated/model.ts';

const RECENT = 3;
const POPULAR = 4;
const RELATED = 3;

/** The newest articles. */
export const newestPosts: ListPostsParams = { limit: RECENT };

/** Those that readers like, save and comment on most; an article without a reaction is not among them. */
export const popularPosts: ListPostsParams = { sort: 'popular', limit: POPULAR };

/** One more than shown, because the article itself may be among them. */
export const sameCategory = (category: string): ListPostsParams => ({ category, limit: RELATED + 1 });

/** Up to three articles of a category other than the one that is being read. */
export const relatedPosts = (id: number, posts: readonly PostCard[]): readonly PostCard[] =>
  posts.filter((post) => post.id !== id).slice(0, RELATED);
