import type { ListPostsParams, PostCard } from '@/api/generated/model.ts';

const RECENT = 3;
const POPULAR = 4;
const RELATED = 3;

/** The newest articles. */
export const newestPosts: ListPostsParams = { limit: RECENT };

/** Those that readers like, save and comment on most; an article without a reaction is not among them. */
export const popularPosts: ListPostsParams = { sort: 'popular', limit: POPULAR };

/** One more than are shown, because the article that is being read may be among them. */
export const sameCategory = (category: string): ListPostsParams => ({ category, limit: RELATED + 1 });

/**
 * Up to three others of a category.
 * @param address of the article that is being read
 */
export const relatedPosts = (address: string, sameCategoryPosts: readonly PostCard[]): readonly PostCard[] =>
  sameCategoryPosts.filter((post) => post.address !== address).slice(0, RELATED);
