import { expect, test } from 'vitest';
import { samplePostCard } from '@/test/post-samples.ts';
import { relatedPosts } from './post-lists.ts';

const posts = (...addresses: string[]) => addresses.map((address) => ({ ...samplePostCard, address }));
const related = (...same: string[]) => relatedPosts('r', posts(...same)).map(({ address }) => address);

test('up to three others of the category are related, never the current one', () => {
  expect(related('r', 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  expect(related('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c']);
  expect(related('a', 'r')).toEqual(['a']);
  expect(related('r')).toEqual([]);
});
