import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const article = { title: 'Tea & "sugar" #1', address: 'https://nodi.example/blog/1' };

test('every link has the URL and the title', () => {
  for (const { href } of shareLinks(article)) {
    const values = [...new URL(href).searchParams.values()];
    expect(values).toContain('https://nodi.example/blog/1');
    expect(values).toContain('Check out this article: Tea & "sugar" #1');
  }
});

test('each network has its own share page', () => {
  expect(shareLinks(article).map(({ network, href }) => [network, new URL(href).host])).toEqual([
    ['facebook', 'www.facebook.com'],
    ['twitter', 'twitter.com'],
    ['linkedin', 'www.linkedin.com'],
  ]);
});
