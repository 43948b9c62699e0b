import type { PostCard, PostPage } from '@/api/generated/model.ts';

/** What a card at the end of an article shows of another one. */
export type Neighbour = Pick<PostCard, 'address' | 'title' | 'image'>;

/** The articles before and after one in the list, which has the newest first. */
export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

export const NO_NEIGHBOURS: Neighbours = { previous: null, next: null };

type Place = Pick<PostCard, 'id' | 'date'>;

/** Negative when `a` stands before `b`: newer first, then the higher id. */
const order = (a: Place, b: Place): number => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1);

const short = (post: PostCard | undefined): Neighbour | null =>
  post ? { address: post.address, title: post.title, image: post.image } : null;

/** Which way an article lies from a page of the list, by the order; 0 when the page should hold it. */
function direction(post: Place, { items }: PostPage): -1 | 0 | 1 {
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || order(post, first) < 0) return -1;
  return order(post, last) > 0 ? 1 : 0;
}

/**
 * Looks an article up in the list, halving what is left with each page, so that a long list takes a few calls.
 * @param load gives a page of the list, from 1 on
 */
export async function findNeighbours(post: Place, load: (page: number) => Promise<PostPage>): Promise<Neighbours> {
  let [low, high, number] = [1, 1, 1];
  while (low <= high) {
    const page = await load(number);
    if (number === 1) high = Math.ceil(page.total / page.limit);
    const index = page.items.findIndex(({ id }) => id === post.id);
    if (index >= 0) return around(page, index, load);
    const way = direction(post, page);
    if (way === 0) break;
    if (way < 0) high = number - 1;
    else low = number + 1;
    number = Math.floor((low + high) / 2);
  }
  return NO_NEIGHBOURS;
}

async function around(
  { items, page, total, limit }: PostPage,
  index: number,
  load: (page: number) => Promise<PostPage>,
): Promise<Neighbours> {
  const isLast = page * limit >= total;
  const previous = items[index - 1] ?? (page > 1 ? (await load(page - 1)).items.at(-1) : undefined);
  const next = items[index + 1] ?? (isLast ? undefined : (await load(page + 1)).items[0]);
  return { previous: short(previous), next: short(next) };
}
