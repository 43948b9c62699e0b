import type { PostCard, PostPage } from '@/api/generated/model.ts';

/** The fields of another article on a card at the end of an article. */
export type AdjacentPost = Pick<PostCard, 'address' | 'title' | 'image'>;

/** The previous and next articles in the list, which is sorted newest first. */
export interface PostPair {
  readonly previous: AdjacentPost | null;
  readonly next: AdjacentPost | null;
}

export const NO_ADJACENT_POSTS: PostPair = { previous: null, next: null };

type ListPosition = Pick<PostCard, 'id' | 'date'>;

/** Negative when `a` comes before `b`: newer first, then the higher id. */
const order = (a: ListPosition, b: ListPosition): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1;

const toAdjacentPost = (post: PostCard | undefined): AdjacentPost | null =>
  post ? { address: post.address, title: post.title, image: post.image } : null;

/** On which side of a page of the list an article is, by the sort order; 0 when the page should contain it. */
function direction(post: ListPosition, { items }: PostPage): -1 | 0 | 1 {
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || order(post, first) < 0) return -1;
  return order(post, last) > 0 ? 1 : 0;
}

/**
 * Finds an article in the list by binary search over its pages, so that a long list takes a few calls.
 * @param load returns a page of the list, 1-based
 */
export async function findAdjacentPosts(
  post: ListPosition,
  load: (page: number) => Promise<PostPage>,
): Promise<PostPair> {
  let [low, high, number] = [1, 1, 1];
  while (low <= high) {
    const page = await load(number);
    if (number === 1) high = Math.ceil(page.total / page.limit);
    const index = page.items.findIndex(({ id }) => id === post.id);
    if (index >= 0) return around(page, index, load);
    const side = direction(post, page);
    if (side === 0) break;
    if (side < 0) high = number - 1;
    else low = number + 1;
    number = Math.floor((low + high) / 2);
  }
  return NO_ADJACENT_POSTS;
}

async function around(
  { items, page, total, limit }: PostPage,
  index: number,
  load: (page: number) => Promise<PostPage>,
): Promise<PostPair> {
  const isLast = page * limit >= total;
  const previous = items[index - 1] ?? (page > 1 ? (await load(page - 1)).items.at(-1) : undefined);
  const next = items[index + 1] ?? (isLast ? undefined : (await load(page + 1)).items[0]);
  return { previous: toAdjacentPost(previous), next: toAdjacentPost(next) };
}
