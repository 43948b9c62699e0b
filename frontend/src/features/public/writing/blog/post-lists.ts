import type { ListPostsParams, PostCard } from '@/api/generated/model.ts';

const RECENT = 3;
const POPULAR = 4;
const RELATED = 3;

/** The newest articles. */
export const newestPosts: ListPostsParams = { limit: RECENT };

/** The articles read most recently, then those with the most reactions; articles with neither are not included. */
export const popularPosts: ListPostsParams = { sort: 'popular', limit: POPULAR };

/** One more than is shown, because the current article may be among them. */
export const sameCategory = (category: string): ListPostsParams => ({ category, limit: RELATED + 1 });

/**
 * Up to three others of a category.
 * @param address slug of the current article
 */
export const relatedPosts = (address: string, sameCategoryPosts: readonly PostCard[]): readonly PostCard[] =>
  sameCategoryPosts.filter((post) => post.address !== address).slice(0, RELATED);
