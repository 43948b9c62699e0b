import type { ListPostsParams, PostCard } from '@/api/generated/model.ts';

const RECENT = 3;
const POPULAR = 4;
const RELATED = 3;
/** The article itself and the two beside it, which are offered elsewhere. */
const ELSEWHERE = 3;

/** The newest articles. */
export const newestPosts: ListPostsParams = { limit: RECENT };

/**
 * Those that readers like, save and comment on most; an article without a reaction is not among them. More than are shown, because
 * some of them may be offered elsewhere on the page.
 */
export const popularPosts: ListPostsParams = { sort: 'popular', limit: POPULAR + ELSEWHERE + RELATED };

/** More than are shown, for the same reason. */
export const sameCategory = (category: string): ListPostsParams => ({ category, limit: RELATED + ELSEWHERE });

interface Around {
  /** Address of the article that is being read. */
  readonly address: string;
  readonly previous: { readonly address: string } | null;
  readonly next: { readonly address: string } | null;
}

/**
 * What is offered beside and below an article, each article in one place only and never the one that is being read: up to three
 * others of its category, and the four most popular of the rest.
 */
export function moreToRead(
  { address, previous, next }: Around,
  sameCategoryPosts: readonly PostCard[],
  popular: readonly PostCard[],
): { related: readonly PostCard[]; popular: readonly PostCard[] } {
  const taken = new Set([address, previous?.address, next?.address]);
  const free = (posts: readonly PostCard[]) => posts.filter((post) => !taken.has(post.address));
  const related = free(sameCategoryPosts).slice(0, RELATED);
  for (const post of related) taken.add(post.address);
  return { related, popular: free(popular).slice(0, POPULAR) };
}
