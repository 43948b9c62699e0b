import { use } from 'react';
import { useListPosts } from '@/api/generated/blog/blog.ts';
import type { PostCard } from '@/api/generated/model.ts';
import { moreToRead, popularPosts, sameCategory } from '../post-lists.ts';
import type { Neighbours } from './neighbours.ts';

/** What the parts beside and below an article know of it. */
export interface AroundProps {
  readonly post: Pick<PostCard, 'address' | 'category'>;
  /** Server-rendered pages have them; in the browser they may still be on their way. */
  readonly neighbours: Neighbours | Promise<Neighbours>;
}

/** The articles beside and below one; nothing of a list that cannot be fetched. Waits for the neighbours. */
export function useMoreToRead({ post: { address, category }, neighbours }: AroundProps) {
  const { previous, next } = neighbours instanceof Promise ? use(neighbours) : neighbours;
  const same = useListPosts(sameCategory(category)).data?.items ?? [];
  const popular = useListPosts(popularPosts).data?.items ?? [];
  return moreToRead({ address, previous, next }, same, popular);
}
