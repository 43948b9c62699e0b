import { describe, expect, test, vi } from 'vitest';
import type { PostCard, PostPage } from '@/api/generated/model.ts';
import { findAdjacentPosts } from './find-adjacent-posts.ts';

const LIMIT = 12;

/** Newest first; every third article has the same date as its predecessor. */
const listOf = (count: number): PostCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    address: String(count - index),
    title: `Article ${count - index}`,
    excerpt: '',
    image: { url: '/media/none.webp', alt: '', width: 16, height: 9, widths: [], placeholder: null },
    author: '',
    date: new Date(Date.UTC(2026, 0, 1) - Math.floor(index / 3) * 86_400_000).toISOString().slice(0, 10),
    readTime: '',
    category: '',
    tags: [],
  }));

const loaderOf = (list: PostCard[]) =>
  vi.fn(
    async (page: number): Promise<PostPage> => ({
      items: list.slice((page - 1) * LIMIT, page * LIMIT),
      total: list.length,
      page,
      limit: LIMIT,
    }),
  );

const ids = async (list: PostCard[], index: number, load = loaderOf(list)) => {
  const post = list[index];
  if (!post) throw new Error('no such article');
  const { previous, next } = await findAdjacentPosts(post, load);
  return [previous?.address, next?.address].map((address) => address && Number(address));
};

describe('findAdjacentPosts', () => {
  test('the first has no previous one and the last no next one', async () => {
    const list = listOf(3);
    expect(await ids(list, 0)).toEqual([undefined, 2]);
    expect(await ids(list, 1)).toEqual([3, 1]);
    expect(await ids(list, 2)).toEqual([2, undefined]);
    expect(await ids(listOf(1), 0)).toEqual([undefined, undefined]);
  });

  test.each([11, 12, 23, 24, 35, 36])('at a page boundary: position %i', async (index) => {
    const list = listOf(37);
    expect(await ids(list, index)).toEqual([list[index - 1]?.id, list[index + 1]?.id]);
  });

  test('finds every position in a long list in a few calls', async () => {
    const list = listOf(3000);
    for (let index = 0; index < list.length; index += 97) {
      const load = loaderOf(list);
      expect(await ids(list, index, load)).toEqual([list[index - 1]?.id, list[index + 1]?.id]);
      expect(load.mock.calls.length).toBeLessThanOrEqual(11);
    }
  });

  test('an article that is no longer in the list has none', async () => {
    const list = listOf(40);
    for (const date of ['2030-01-01', '2025-12-28', '2001-01-01'])
      expect(await findAdjacentPosts({ id: 999, date }, loaderOf(list))).toEqual({ previous: null, next: null });
    expect(await findAdjacentPosts({ id: 1, date: '2026-01-01' }, loaderOf([]))).toEqual({
      previous: null,
      next: null,
    });
  });
});
