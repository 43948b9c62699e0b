import { expect, test } from 'vitest';
import { postsOf, shownTopics } from './topic-counts.ts';

const topics = {
  categories: [
    { name: 'DevOps', posts: 7 },
    { name: 'Gardening', posts: 3 },
  ],
  tags: [
    { name: 'webdev', posts: 3 },
    { name: 'HTML', posts: 1200 },
  ],
};

test('a name that is not listed has no articles', () => {
  expect(postsOf(topics.tags, 'HTML')).toBe(1200);
  expect(postsOf(topics.tags, 'html')).toBe(0);
});

test('a server-rendered page carries the names of its side column only', () => {
  expect(shownTopics(topics)).toEqual({
    categories: [{ name: 'DevOps', posts: 7 }],
    tags: [{ name: 'HTML', posts: 1200 }],
  });
});
